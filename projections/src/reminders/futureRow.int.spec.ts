import { randomUUID } from 'node:crypto';
import { assessmentDecider, assessmentsStream } from '@settlewise/domain/assessments';
import { immigrationProfileDecider, immigrationProfileStream } from '@settlewise/domain/immigrationProfile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';

let bench: ReminderBench;
beforeAll(async () => {
  bench = await openReminderBench();
});
afterAll(() => bench.close());

/** A person with Global Talent from a day; the first day to apply is 28 days before its five years are complete. */
async function talentSince(name: string, visaStartDate: string): Promise<void> {
  const userId = await bench.registers(name);
  await bench.does(userId, immigrationProfileDecider, immigrationProfileStream(userId), {
    type: 'ChangeDetails',
    today: '2026-11-21',
    change: {
      visaType: 'global_talent',
      endorsedBy: 'exceptional_promise',
      visaStartDate,
      visaExpiryDate: '2029-01-31',
    },
  });
}

async function mailsTo(name: string, day: string): Promise<string> {
  bench.mails.splice(0);
  bench.at(`${day}T08:05`);
  await bench.tick();
  return bench.mails
    .filter(({ to }) => to === `${name}@example.org`)
    .map(({ text }) => text.replace(/\s+/g, ' '))
    .join(' ');
}

test('a reminder has the level of English that is law on its day: B1, and B2 from 26 March 2027', async () => {
  bench.at('2026-11-21T12:00');
  await talentSince('ana', '2022-04-17');
  await talentSince('ben', '2022-04-27');
  expect(await mailsTo('ana', '2027-03-20')).toContain('English is asked at level B1 on 20 March 2027.');
  expect(await mailsTo('ben', '2027-03-30')).toContain(
    'English is asked at level B2 (not confirmed: prepare for B2) on 30 March 2027.',
  );
});

test('a saved fee plan whose sum changed causes one alert with a link', async () => {
  bench.at('2026-11-21T12:00');
  const userId = await bench.registers('cleo');
  const assessmentId = randomUUID();
  await bench.does(userId, assessmentDecider, assessmentsStream(userId), {
    type: 'SaveAssessment',
    assessment: {
      assessmentId,
      calculator: 'fees',
      title: 'All of us',
      calculatedOn: '2026-11-21',
      savedAt: '2026-11-21T12:00:00.000Z',
      isEligible: null,
      suggestedEligibilityDate: null,
      ruleSet: { version: '2026-01-01', checkedOn: '2026-01-01' },
      form: {
        people: [{ dateOfBirth: '1990-01-01' }],
        steps: [{ item: 'ilr', route: 'skilled_worker', on: '2027-03-20' }],
        costs: [],
      },
      // As by the fees before April 2026.
      result: { totalPence: 302_900, lowestPence: 302_900, highestPence: 302_900 },
    },
  });
  await bench.tick();
  await bench.tick();
  expect(await bench.issuedTo(userId)).toEqual([expect.stringContaining('fee_change')]);
});
