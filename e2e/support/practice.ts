import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { z } from 'zod';

const bankFolder = new URL('../../backend/practice/src/bank/', import.meta.url);
const asked = z.array(
  z.object({ kind: z.string(), text: z.string(), options: z.array(z.string()), right: z.array(z.number()) }),
);

/** The questions of the bank by their text. */
export async function readBank() {
  const files = ['values', 'uk', 'history', 'society', 'government'].map((name) =>
    readFile(new URL(`${name}.json`, bankFolder), 'utf8'),
  );
  const questions = (await Promise.all(files)).flatMap((file) => asked.parse(JSON.parse(file)));
  return new Map(questions.map((question) => [question.text, question]));
}

type Bank = Awaited<ReturnType<typeof readBank>>;

/** Answers the visible question with the keyboard only: correctly, or with the first wrong option. */
export async function answerByKeyboard(page: Page, bank: Bank, rightly: boolean): Promise<void> {
  const heading = page.getByRole('group').getByRole('heading');
  const text = (await heading.innerText()).replace(/^Question \d+:\s*/, '');
  const question = bank.get(text);
  if (question === undefined) throw new Error(`No question of the bank reads: ${text}`);
  const wrong = question.options.findIndex((_option, index) => !question.right.includes(index));
  const [first = 0] = question.right;
  const wanted = rightly ? question.right : question.kind === 'two' ? [wrong, first] : [wrong];
  // The heading has the focus, so the first option is the next stop.
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
