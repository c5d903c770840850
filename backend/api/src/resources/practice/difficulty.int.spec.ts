import { practiceDifficultyResponse } from '@settlewise/contract/practice';
import { fewestPeople } from '@settlewise/practice';
import { liveQuestions } from '@settlewise/practice/bank';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { confirmAddress } from '../../../testing/sharing';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';
import { difficultyCacheSeconds } from './createDifficultyReader';

let api: TestApi;
const people: SignedUp[] = [];
beforeAll(async () => {
  api = await startTestApi();
  for (let number = 0; number < fewestPeople; number += 1) {
    const person = await aPerson().signsUpAt(api.address);
    await confirmAddress(person, api);
    people.push(person);
  }
});
afterAll(() => api.stop());

const [hard, easy, fewer] = liveQuestions.map(({ id }) => id).toSorted();
const notOfTheBank = 'nobody-asks-001';

/** A round with rightly and wrongly answered questions. */
async function finishes({ visitor }: SignedUp, right: readonly unknown[], wrong: readonly unknown[]) {
  const listed = (ids: readonly unknown[]) => (ids.length === 0 ? null : ids);
  const round = { kind: 'practice', finishedOn: '2026-11-20', finishedAt: 600 };
  const { status } = await visitor.post('/api/rounds', {
    ...round,
    right: listed(right),
    wrong: listed(wrong),
  });
  expect(status).toBe(201);
}

async function readDifficulties() {
  const answer = await new Visitor(api.address).get('/api/practice/difficulty');
  expect(answer.status).toBe(200);
  return {
    headers: answer.headers,
    known: practiceDifficultyResponse.element.strict().array().parse(answer.json),
  };
}

test('Difficulties are shown after enough confirmed accounts have answered, from a cached count', async () => {
  for (const [place, person] of people.entries()) {
    const right = [...(place < 9 ? [hard] : []), ...(place < 16 ? [easy] : []), notOfTheBank];
    const wrong = [hard, easy].filter((id) => !right.includes(id ?? ''));
    await finishes(person, right, place === 0 ? wrong : [...wrong, fewer]);
  }
  const unconfirmed = await aPerson().signsUpAt(api.address);
  await finishes(unconfirmed, [], [fewer]);
  await api.whenCaughtUp();

  const figures = [
    { id: hard, difficulty: 'hard' },
    { id: easy, difficulty: 'easy' },
  ];
  const { headers, known } = await readDifficulties();
  expect(known).toEqual(figures);
  expect(headers.get('Cache-Control')).toBe(`public, max-age=${difficultyCacheSeconds}`);

  // One more wrong answer. With 21 accounts the question would not be easy, but a single answer does not join the
  // count.
  await confirmAddress(unconfirmed, api);
  // Later than the others, because the clock of a test does not move.
  await api.later(60_000, () => finishes(unconfirmed, [], [easy]));
  await api.whenCaughtUp();
  await api.later(difficultyCacheSeconds * 1_000, async () => {
    expect((await readDifficulties()).known).toEqual([...figures, { id: fewer, difficulty: 'hard' }]);
  });

  for (const { visitor, credentials } of [...people.slice(0, 1), unconfirmed])
    expect(
      (await visitor.send('DELETE', '/api/account', { json: { password: credentials.password } })).status,
    ).toBe(204);
  await api.whenCaughtUp();
  await api.later(difficultyCacheSeconds * 1_000, async () => {
    expect((await readDifficulties()).known, 'the count from before').toHaveLength(3);
  });
  await api.later(2 * difficultyCacheSeconds * 1_000, async () => {
    expect((await readDifficulties()).known, 'without who was erased').toEqual([]);
  });
});
