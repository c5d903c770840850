import { randomUUID } from 'node:crypto';
import { applications } from '@settlewise/domain/record';
import { createListDecider, streamOfCollection } from '@settlewise/domain/collections';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApplication } from '@settlewise/casework/testing/aRecord';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';
import { listNotifications } from '../readModels/notifications';

let bench: ReminderBench;
beforeAll(async () => {
  bench = await openReminderBench();
});
afterAll(() => bench.close());

test('an application causes an alert for its stage, which is withdrawn when the next stage is recorded', async () => {
  bench.at('2026-11-25T12:00');
  const userId = await bench.registers('applicant');
  const id = randomUUID();
  const decider = createListDecider(applications);
  const does = (command: Parameters<typeof decider.decide>[0]) =>
    bench.does(userId, decider, streamOfCollection(applications)(userId), command);
  const { id: _id, ...item } = anApplication();
  await does({ type: 'RecordApplication', id, item });
  async function told() {
    await bench.tick();
    await bench.listIssuedTo(userId);
    const all = await listNotifications(bench.bench.database, userId);
    return all
      .filter(({ kind }) => kind === 'biometrics_due' || kind === 'decision_late')
      .map(({ kind, about, date, withdrawnAt }) => [kind, about === id, date, withdrawnAt !== null]);
  }

  expect(await told()).toEqual([['biometrics_due', true, null, false]]);
  await does({ type: 'ChangeApplication', id, change: { biometricsOn: '2026-11-26' } });
  expect(await told()).toEqual([['biometrics_due', true, null, true]]);
  bench.at('2027-05-27T08:05');
  expect(await told()).toContainEqual(['decision_late', true, '2027-05-26', false]);
});

test('a planned application counts as sent from its day, without a further change', async () => {
  bench.at('2026-11-25T12:00');
  const userId = await bench.registers('planner');
  const decider = createListDecider(applications);
  const { id: _id, ...item } = anApplication({ submittedOn: '2026-11-28' });
  const stream = streamOfCollection(applications)(userId);
  await bench.does(userId, decider, stream, { type: 'RecordApplication', id: randomUUID(), item });
  async function toldOfFingerprints() {
    await bench.tick();
    await bench.listIssuedTo(userId);
    const all = await listNotifications(bench.bench.database, userId);
    return all.filter(({ kind }) => kind === 'biometrics_due').length;
  }
  expect(await toldOfFingerprints()).toBe(0);
  bench.at('2026-11-28T08:05');
  expect(await toldOfFingerprints()).toBe(0);
  bench.at('2026-11-29T08:05');
  expect(await toldOfFingerprints()).toBe(1);
});
