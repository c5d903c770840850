import { immigrationProfileDecider, immigrationProfileStream } from '@settlewise/domain/immigrationProfile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';

let bench: ReminderBench;
beforeAll(async () => {
  bench = await openReminderBench();
});
afterAll(() => bench.close());

test('after a release with more lead times, an old plan is calculated again, and nothing is issued twice', async () => {
  bench.at('2026-12-01T12:00');
  const ana = await bench.registers('ana');
  await bench.does(ana, immigrationProfileDecider, immigrationProfileStream(ana), {
    type: 'ChangeDetails',
    change: { visaType: 'student', visaStartDate: '2026-02-01', visaExpiryDate: '2027-02-10' },
    today: '2026-12-01',
  });
  await bench.tick();
  const first = '2026-12-01 visa_expiry: visa 90 days, 2027-02-10';
  expect(await bench.listIssuedTo(ana)).toEqual([first]);

  // As a release with steps of 90, 30 and 7 days stored it.
  await bench.parts
    .database('reminder_plans')
    .update({ rule_set: '2026-11-23', next_change_on: '2027-01-11' });
  bench.at('2026-12-05T12:00');
  await bench.tick();
  expect(await bench.listIssuedTo(ana)).toEqual([first]);

  await bench.parts
    .database('reminder_plans')
    .update({ rule_set: '2026-11-23', next_change_on: '2027-01-11' });
  bench.at('2026-12-14T12:00');
  await bench.tick();
  expect(await bench.listIssuedTo(ana)).toEqual([first, '2026-12-14 visa_expiry: visa 60 days, 2027-02-10']);
});
