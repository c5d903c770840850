import { phone } from '../support/lengths';
import { answerByKeyboard, readBank } from '../support/practice';
import { expect, expectNoAxeFindings, test } from '../support/test';

test.use({ viewport: phone });

test('a person passes a mock test with the keyboard only and without a connection, and a reload loses nothing', async ({
  page,
  context,
}) => {
  const bank = await readBank();
  await page.goto('/test');
  await page.getByText('How you practise').click();
  await expect(page.getByText('They work without a connection.')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Start a mock test' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 1 of 24', { exact: true })).toBeVisible();
  await page.getByRole('group').getByRole('heading').focus();
  for (let number = 1; number <= 24; number += 1) {
    await expect(page.getByText(`Question ${number} of 24`, { exact: true })).toBeVisible();
    await answerByKeyboard(page, bank, number <= 18);
  }
  await expect(page.getByRole('heading', { name: 'Look over your answers' })).toBeFocused();
  await expectNoAxeFindings(page);

  await page.reload();
  await expect(page.getByText('Every question has an answer.')).toBeVisible();
  await page.getByRole('button', { name: 'Finish the test' }).press('Enter');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('Passed');
  await expect(result).toContainText('18 of 24 right. The test asks for 18.');
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Back to the start' }).press('Enter');

  // Large print applies to all texts, not only to rounds.
  await page.getByText('How you practise').click();
  await page.getByRole('switch', { name: 'Large print' }).check();
  await page.getByRole('link', { name: 'Read by topic' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Learn for the test' })).toBeFocused();
  await page.locator('summary').first().press('Enter');
  await expect(page.getByRole('listitem').locator('p').first()).toHaveCSS('font-size', '22px');
});
