import { signUp } from '../support/people';
import { answerByKeyboard, readBank } from '../support/practice';
import { expect, test } from '../support/test';

test('a round of practice is sent to the account once, and nothing stays in the browser after signing out', async ({
  page,
}) => {
  const bank = await readBank();
  await signUp(page);
  await page.goto('/test');
  await page.getByRole('button', { name: '10 questions' }).click();
  await page.getByText('Question 1 of 10', { exact: true }).waitFor();
  await page.getByRole('group').getByRole('heading').focus();
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByText(`Question ${number} of 10`, { exact: true })).toBeVisible();
    await answerByKeyboard(page, bank, number > 3);
    if (number === 1)
      await expect(page.getByRole('status').filter({ hasText: 'Source:' })).toContainText('Not right');
    await page.getByRole('button', { name: number === 10 ? 'Finish' : 'Next question' }).press('Enter');
  }
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('7 of 10 right.');
  const recorded = async (): Promise<unknown> => (await page.request.get('/api/rounds')).json();
  const round = { kind: 'practice', wrong: { length: 3 }, right: { length: 7 } };
  await expect.poll(recorded).toMatchObject([round]);

  await page.reload();
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await page.getByRole('link', { name: 'Your round', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Right answers by topic' })).toContainText('7 of 10');
  expect(await recorded()).toMatchObject([round]);

  const kept = () => page.evaluate(() => localStorage.getItem('settlewise.practice'));
  expect(await kept()).not.toBeNull();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await kept()).toBeNull();
});
