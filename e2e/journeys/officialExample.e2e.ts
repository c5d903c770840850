import { journeyListResponse } from '@settlewise/contract';
import { expect, test as base, type APIRequestContext } from 'playwright/test';
import { signUp } from '../support/people';
import { startProgram, type Program } from '../support/program';
import { addJourney, deleteJourney, journeyRows } from '../support/tracker';

/** This test kills its program, so it starts its own. */
const test = base.extend<{ program: Program }>({
  program: async ({}, use) => {
    const program = await startProgram();
    await use(program);
    await program.dispose();
  },
  baseURL: async ({ program }, use) => {
    await use(program.address);
  },
});

/** The journeys of the Home Office's long-residence example (continuous residence guidance v8.0, example 2). */
const journeys = [
  { departure: '1 Jul 2015', return: '28 Nov 2015', destination: 'Lagos', reason: 'Family' },
  { departure: '01/01/2017', return: '31/05/2017', destination: 'Accra', reason: 'Business' },
  { departure: '2018-10-01', return: '2019-02-28', destination: 'Nairobi', reason: 'Medical' },
  { departure: '1 April 2024', return: '1 July 2024', destination: 'Kigali', reason: 'Education' },
  { departure: '1/8/2024', return: '20/1/2025', destination: 'Dakar', reason: 'Holiday' },
];

test('the five journeys of the official example survive a kill and a rebuild', async ({ page, program }) => {
  await signUp(page);
  await page.goto('/absence-tracker');
  for (const journey of journeys) await addJourney(page, journey);

  const durations = journeyRows(page)
    .getByRole('cell')
    .filter({ hasText: /^\d+ days?$/ });
  const inclusive = ['173 days', '92 days', '151 days', '151 days', '151 days'];
  await expect(durations).toHaveText(inclusive);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('718');

  await program.kill();
  await program.start();
  await page.reload();
  await expect(durations).toHaveText(inclusive);

  await deleteJourney(page, 'Accra');
  await expect(durations).toHaveText(['173 days', '92 days', '151 days', '151 days']);

  const { counts, output } = await readWhile(page.request, program.projections('rebuild', 'journeys'));
  expect(output).toMatch(/live/i);
  expect(counts.length).toBeGreaterThan(3);
  expect(new Set(counts)).toEqual(new Set([4]));
  await page.reload();
  await expect(durations).toHaveText(['173 days', '92 days', '151 days', '151 days']);
});

/** Keeps reading the list until the work is done. @returns the number of journeys in each read, and the work's output */
async function readWhile(
  request: APIRequestContext,
  work: Promise<string>,
): Promise<{ counts: number[]; output: string }> {
  const counts: number[] = [];
  let done = false;
  const finished = work.finally(() => {
    done = true;
  });
  while (!done) {
    const answer = await request.get('/api/absence-journeys');
    expect(answer.status()).toBe(200);
    counts.push(journeyListResponse.parse(await answer.json()).length);
  }
  return { counts, output: await finished };
}
