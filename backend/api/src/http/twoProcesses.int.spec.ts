import { saveLastWrite, purgeLastWrites } from '@settlewise/infra/sessions';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aJourney } from '../../testing/aJourney';
import { aPerson } from '../../testing/aPerson';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { Visitor } from '../../testing/visitor';

let first: TestApi;
let second: TestApi;
beforeEach(async () => {
  first = await startTestApi({ projecting: false, maxWaitMs: 5_000 });
  second = await startTestApi({ projecting: false, maxWaitMs: 5_000, sharesStoresWith: first });
});
afterEach(async () => {
  await second.stop();
  await first.stop();
});

/** The same session at the other process, with its current cookies. */
function atTheOther(visitor: Visitor): Visitor {
  const other = new Visitor(second.address);
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
  return other;
}

test('concurrent writes of one session at two processes never cause a conflict', async () => {
  const { visitor } = await aPerson().signsUpAt(first.address);
  const other = atTheOther(visitor);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      (index % 2 === 0 ? visitor : other).post('/api/absences', aJourney().to(`Place ${index}`).typed()),
    ),
  );
  expect(answers.filter((answer) => answer.status !== 201).map((answer) => answer.message)).toEqual([]);
  await first.project();
  await first.whenCaughtUp();
  expect((await visitor.get('/api/absences')).json).toHaveLength(60);
});

test('a query at one process waits for a write at the other, even if its answer and cookie were lost', async () => {
  const { visitor } = await aPerson().signsUpAt(first.address);
  const other = atTheOther(visitor);
  await first.project();
  await first.whenCaughtUp();
  await first.stopProjecting();
  await visitor.post('/api/absences', aJourney().typed());
  const asking = other.get('/api/absences');
  await first.project();
  expect((await asking).json).toHaveLength(1);
});

test('a query waits for a write on another device of the same person', async () => {
  const { visitor, credentials } = await aPerson().signsUpAt(first.address);
  const device = new Visitor(second.address);
  expect((await device.post('/api/login', credentials)).status).toBe(200);
  await first.project();
  await first.whenCaughtUp();
  await first.stopProjecting();
  await visitor.post('/api/absences', aJourney().typed());
  const asking = device.get('/api/absences');
  await first.project();
  expect((await asking).json).toHaveLength(1);
});

test('of two positions of a person the later one is stored for ten minutes, whichever arrives first', async () => {
  const { user } = await aPerson().signsUpAt(first.address);
  const { database } = first;
  const kept = () => database('last_writes').where({ user_id: user.id }).pluck<string[]>('commit_position');
  await saveLastWrite(database, user.id, { commit: 9_000_000_000_000n, prepare: 9_000_000_000_000n });
  await saveLastWrite(database, user.id, { commit: 8_000_000_000_000n, prepare: 8_001n });
  await purgeLastWrites(database);
  expect(await kept()).toEqual(['9000000000000']);
  await database('last_writes').update({ written_at: database.raw(`now() - interval '601 seconds'`) });
  await purgeLastWrites(database);
  expect(await kept()).toEqual([]);
});
