import { journeyListResponse } from '@settlewise/contract/journeys';
import { expect, request as requests, test, type APIRequestContext } from 'playwright/test';
import { startProgram, type Program } from '../support/program';

/** How many writes come before each kill. The numbers differ, so that each kill comes at another moment. */
const writesBeforeKill = [1, 7, 13, 4, 20];

// All tests use one program, one after the other.
test.describe.configure({ mode: 'serial' });

let program: Program;
test.beforeAll(async () => {
  program = await startProgram();
});
test.afterAll(() => program.dispose());

const isReady = async () => (await fetch(`${program.address}/readyz`)).status === 200;

test('a second program on one data folder reports the first and ends', async () => {
  await expect(startProgram({ DATA_DIR: program.dataFolder })).rejects.toThrow(/already running/i);
  expect(await isReady()).toBe(true);
});

test('a taken port is reported in one line', async () => {
  const { port } = new URL(program.address);
  await expect(startProgram({ PORT: port })).rejects.toThrow(
    new RegExp(`Port ${port} on 127\\.0\\.0\\.1 is taken`),
  );
});

test('no acknowledged write is lost by repeated kills, or missing during a rebuild of the list', async () => {
  const person = await registered(program);
  const acknowledged = new Set<string>();
  for (const writes of writesBeforeKill) {
    const killing = new AbortController();
    const writing = writeUntilKilled(person, acknowledged, killing.signal);
    const enough = acknowledged.size + writes;
    await expect.poll(() => acknowledged.size).toBeGreaterThanOrEqual(enough);
    await program.kill();
    killing.abort();
    await writing;
    await program.start();
    const shown = await destinations(person);
    expect([...acknowledged].filter((destination) => !shown.includes(destination))).toEqual([]);
    expect(new Set(shown).size).toBe(shown.length);
  }
  const count = (await destinations(person)).length;
  const { counts, output } = await readWhile(person, program.projections('rebuild', 'journeys'));
  expect(output).toMatch(/live/i);
  expect(counts.length).toBeGreaterThan(3);
  expect(new Set(counts)).toEqual(new Set([count]));
  await person.dispose();
});

async function registered(program: Program): Promise<APIRequestContext> {
  const person = await requests.newContext({
    baseURL: program.address,
    extraHTTPHeaders: { origin: program.address },
  });
  const answer = await person.post('/api/register', {
    data: { username: 'persistent', email: 'persistent@example.org', password: 'correct horse 42!' },
  });
  expect(answer.status()).toBe(201);
  return person;
}

/** Records journeys one after another. A request without an answer does not count as acknowledged. */
async function writeUntilKilled(
  person: APIRequestContext,
  acknowledged: Set<string>,
  killed: AbortSignal,
): Promise<void> {
  for (let turn = 0; !killed.aborted; turn += 1) {
    const destination = `Place ${acknowledged.size}-${turn}`;
    const journey = { departureDate: '2025-03-01', returnDate: '2025-03-10', destination, reason: 'other' };
    try {
      const answer = await person.post('/api/absence-journeys', { data: journey });
      if (answer.status() === 201) acknowledged.add(destination);
    } catch {
      return;
    }
  }
}

async function destinations(person: APIRequestContext): Promise<string[]> {
  const answer = await person.get('/api/absence-journeys');
  return journeyListResponse.parse(await answer.json()).map(({ destination }) => destination);
}

/** Keeps reading the list until the work is done. @returns the number of journeys in each read, and the work's output */
async function readWhile(
  person: APIRequestContext,
  work: Promise<string>,
): Promise<{ counts: number[]; output: string }> {
  const counts: number[] = [];
  let done = false;
  const finished = work.finally(() => {
    done = true;
  });
  while (!done) counts.push((await destinations(person)).length);
  return { counts, output: await finished };
}
