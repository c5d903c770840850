import { randomUUID } from 'node:crypto';
import { createListDecider, streamOfCollection } from '@settlewise/domain/collections';
import { rounds } from '@settlewise/domain/record';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';
import { readModels } from '../readModels';
import { readTableVersions, rebuild } from '../runner';
import { countFirstAnswers } from './firstAnswers';

let parts: ReminderBench;
beforeAll(async () => {
  parts = await openReminderBench();
});
afterAll(() => parts.close());

// All people of this file are in one log, so each test has its own question.
let question: string;
let asked = 0;
beforeEach(() => {
  asked += 1;
  question = `asked-${String(asked).padStart(3, '0')}`;
});

const decider = createListDecider(rounds);
let people = 0;
const somebody = () => {
  people += 1;
  return parts.registers(`person${people}`);
};
const does = (userId: string, command: Parameters<typeof decider.decide>[0]) =>
  parts.does(userId, decider, streamOfCollection(rounds)(userId), command);

interface When {
  readonly on?: string;
  readonly at?: number;
}

/** A person finishes a round with the question of the test, on the day. @returns its id */
async function answers(userId: string, rightly: boolean, { on = '2026-11-20', at = 600 }: When = {}) {
  const id = randomUUID();
  const list = [question];
  const item = { kind: 'practice', finishedOn: on, finishedAt: at } as const;
  await does(userId, {
    type: 'RecordRound',
    id,
    item: { ...item, right: rightly ? list : null, wrong: rightly ? null : list },
  });
  return id;
}

const count = async (peopleAtATime = 1) =>
  (await countFirstAnswers(parts.bench.database, { peopleAtATime })).find(
    ({ questionId }) => questionId === question,
  );
const counted = (answered: number, right: number) => ({ questionId: question, answered, right });

test('Each person counts once, by the first answer, also where the first round arrives last', async () => {
  const [one, two] = [await somebody(), await somebody()];
  await answers(one, false, { on: '2026-11-20' });
  await answers(one, true, { on: '2026-11-21' });
  await answers(one, true, { on: '2026-11-22' });
  await answers(two, false, { on: '2026-11-20', at: 601 });
  expect(await count()).toEqual(counted(2, 0));
  await answers(two, true, { on: '2026-11-20', at: 600 });
  expect(await count()).toEqual(counted(2, 1));
});

test('A round that is changed or removed counts as it now is, or not at all', async () => {
  const one = await somebody();
  const first = await answers(one, false, { on: '2026-11-20' });
  const second = await answers(one, false, { on: '2026-11-21' });
  await does(one, { type: 'ChangeRound', id: second, change: { right: [question], wrong: null } });
  expect(await count()).toEqual(counted(1, 0));
  await does(one, { type: 'RemoveRound', id: first });
  expect(await count()).toEqual(counted(1, 1));
  await does(one, { type: 'RemoveRound', id: second });
  expect(await count()).toBeUndefined();
});

test('Only accounts with a confirmed address count', async () => {
  const [one, two] = [await somebody(), await somebody()];
  await answers(one, true);
  await answers(two, true);
  await parts.changesAddress(two, `another${people}@example.org`);
  expect(await count()).toEqual(counted(1, 1));
  await parts.confirmsAddress(two);
  expect(await count()).toEqual(counted(2, 2));
});

test('Only whole groups of people count, in the order in which their answers were recorded', async () => {
  for (const [index, rightly] of [true, false, true, true, true].entries()) {
    parts.at(`2026-11-2${index + 1}T12:00`);
    // The last round to arrive was the first to be finished; this does not change a full group.
    await answers(await somebody(), rightly, { on: `2026-11-1${9 - index}` });
  }
  const steps = await Promise.all([1, 2, 3, 5, 6].map((peopleAtATime) => count(peopleAtATime)));
  expect(steps).toEqual([counted(5, 4), counted(4, 3), counted(3, 2), counted(5, 4), undefined]);
});

test('A rebuild gives the same counts, without erased people', async () => {
  const [kept, erased] = [await somebody(), await somebody()];
  await answers(kept, false, { on: '2026-11-20' });
  await answers(kept, true, { on: '2026-11-21' });
  await answers(erased, true);
  const before = await countFirstAnswers(parts.bench.database, { peopleAtATime: 1 });
  const rebuiltAs = async (version: number) => {
    const ours = readModels.filter(({ name }) => name === 'rounds' || name === 'accounts');
    for (const projection of ours) expect(await rebuild(parts.bench.database, projection)).toBe(version);
    await eventually(
      () => readTableVersions(parts.bench.database, { names: ['rounds', 'accounts'], unfinished: true }),
      (all) =>
        all.length === 2 &&
        all.every(({ state, versionNumber }) => state === 'live' && versionNumber === version),
    );
    return countFirstAnswers(parts.bench.database, { peopleAtATime: 1 });
  };
  expect(await rebuiltAs(2)).toEqual(before);
  expect(before).toContainEqual(counted(2, 1));

  await parts.personKeys.destroy(erased);
  const after = await rebuiltAs(3);
  expect(after).toContainEqual(counted(1, 0));
  const others = (all: typeof before) => all.filter(({ questionId }) => questionId !== question);
  expect(others(after)).toEqual(others(before));
});
