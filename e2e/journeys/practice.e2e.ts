import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { z } from 'zod';
import { fromOurPage, signUp } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';

const bankFolder = new URL('../../backend/practice/src/bank/', import.meta.url);
const asked = z.array(
  z.object({ kind: z.string(), text: z.string(), options: z.array(z.string()), right: z.array(z.number()) }),
);

/** The questions of the bank by their text. */
async function readBank() {
  const files = ['values', 'uk', 'history', 'society', 'government'].map((name) =>
    readFile(new URL(`${name}.json`, bankFolder), 'utf8'),
  );
  const questions = (await Promise.all(files)).flatMap((file) => asked.parse(JSON.parse(file)));
  return new Map(questions.map((question) => [question.text, question]));
}

type Bank = Awaited<ReturnType<typeof readBank>>;

/** Answers the question on show with keys alone: rightly, or with the first option that is wrong. */
async function answerByKeyboard(page: Page, bank: Bank, rightly: boolean): Promise<void> {
  const heading = page.getByRole('group').getByRole('heading');
  const text = (await heading.innerText()).replace(/^Question \d+:\s*/, '');
  const question = bank.get(text);
  if (question === undefined) throw new Error(`No question of the bank reads: ${text}`);
  const wrong = question.options.findIndex((_option, index) => !question.right.includes(index));
  const [first = 0] = question.right;
  const wanted = rightly ? question.right : question.kind === 'two' ? [wrong, first] : [wrong];
  // The heading has the focus: the first option is the next stop.
  await page.keyboard.press('Tab');
  if (question.kind === 'two') {
    for (const index of question.options.keys()) {
      if (wanted.includes(index)) await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Shift+Tab');
  } else {
    await page.keyboard.press('Space');
    for (let index = 0; index < (wanted[0] ?? 0); index += 1) await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

/** Takes a mock test with the keyboard alone. @param right how many questions are answered rightly */
async function takeMock(page: Page, bank: Bank, right: number): Promise<void> {
  await page.getByRole('button', { name: 'Start a mock test' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 1 of 24', { exact: true })).toBeVisible();
  await page.getByRole('group').getByRole('heading').focus();
  for (let number = 1; number <= 24; number += 1) {
    await expect(page.getByText(`Question ${number} of 24`, { exact: true })).toBeVisible();
    await answerByKeyboard(page, bank, number <= right);
  }
  const end = page.getByRole('heading', { name: 'Look over your answers' });
  await expect(end).toBeFocused();
}

test('a mock test is passed and failed with the keyboard alone and without a connection', async ({
  page,
  context,
}) => {
  const bank = await readBank();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/test');
  await page.getByText('How you practise').click();
  await expect(page.getByText('They work without a connection.')).toBeVisible();
  await expectNoAxeFindings(page);

  await context.setOffline(true);
  await page.reload();
  await takeMock(page, bank, 18);
  await expect(page.getByText('Every question has an answer.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Finish the test' }).press('Enter');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('Passed');
  await expect(result).toContainText('18 of 24 right. The test asks for 18.');
  await expectNoAxeFindings(page);

  // A reload loses nothing, here as during the test.
  await page.reload();
  await expect(result).toContainText('18 of 24 right.');
  await page.getByRole('link', { name: 'Back to the start' }).press('Enter');
  await takeMock(page, bank, 17);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Look over your answers' })).toBeVisible();
  await page.getByRole('button', { name: 'Finish the test' }).press('Enter');
  await expect(result).toContainText('Not passed yet');
  await expect(result).toContainText('17 of 24 right.');
  await page.getByRole('link', { name: 'Back to the start' }).press('Enter');
  await expect(page.getByText('You passed 1 of your last 2 mock tests.')).toBeVisible();
  await expect(page.getByText('All 24 questions are new to you.')).toBeVisible();

  // Large print is for whatever is read, not for rounds alone.
  await page.getByText('How you practise').click();
  await page.getByRole('switch', { name: 'Large print' }).check();
  await page.getByRole('link', { name: 'Read by topic' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Learn for the test' })).toBeFocused();
  await page.locator('summary').first().press('Enter');
  await expect(page.getByRole('listitem').locator('p').first()).toHaveCSS('font-size', '22px');
  await expectNoAxeFindings(page);
});

test('rounds go to the account, once, and nothing of them stays in the browser after signing out', async ({
  page,
}) => {
  const bank = await readBank();
  await signUp(page);
  await page.goto('/test');
  await page.getByText('How you practise').waitFor();
  await page.getByRole('button', { name: '10 questions' }).click();
  await page.getByText('Question 1 of 10', { exact: true }).waitFor();
  await page.getByRole('group').getByRole('heading').focus();
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByText(`Question ${number} of 10`, { exact: true })).toBeVisible();
    await answerByKeyboard(page, bank, number > 3);
    if (number === 1) {
      await expect(page.getByRole('status').filter({ hasText: 'Source:' })).toContainText('Not right');
      await page.getByText('Something is wrong with this question').click();
      await page.getByRole('button', { name: 'Send report' }).click();
      await expect(page.getByText('Please say what is wrong with the question.')).toBeVisible();
      await expectNoAxeFindings(page);
      await page.getByLabel('What is wrong?').fill('Two answers are right.');
      await page.getByRole('button', { name: 'Send report' }).click();
      await expect(page.getByText('Thank you. We will look at this question.')).toBeVisible();
    }
    await page.getByRole('button', { name: number === 10 ? 'Finish' : 'Next question' }).press('Enter');
  }
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('7 of 10 right.');

  const recorded = async () =>
    z.array(z.unknown()).parse(await (await page.request.get('/api/rounds')).json());
  await expect.poll(async () => (await recorded()).length).toBe(1);
  expect(await recorded()).toMatchObject([{ kind: 'practice', wrong: { length: 3 }, right: { length: 7 } }]);
  await page.reload();
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await page.getByRole('button', { name: 'Start a mock test' }).waitFor();
  expect(await recorded()).toHaveLength(1);

  await page.getByRole('link', { name: 'Your round', exact: true }).press('Enter');
  await expect(page.getByRole('table', { name: 'Right answers by topic' })).toContainText('7 of 10');
  await expect(page.getByRole('table', { name: 'Your rounds' })).toContainText('Practice7 of 10');
  await expectNoAxeFindings(page);
  await page.goBack();

  // Whoever has passed is offered practice only when they look for it.
  const passed = { data: { lifeInUKPassed: true }, headers: fromOurPage };
  expect((await page.request.put('/api/user/profile', passed)).status()).toBe(200);
  await page.goto('/test');
  await expect(page.getByText('You need not practise any more')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start a mock test' })).toBeHidden();
  await page.getByText('Practise all the same').click();
  await expect(page.getByRole('button', { name: 'Start a mock test' })).toBeVisible();
  await expectNoAxeFindings(page);

  const kept = () => page.evaluate(() => localStorage.getItem('settlewise.practice'));
  expect(await kept()).not.toBeNull();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await kept()).toBeNull();
});
