import { addDays, type CivilDate } from '@settlewise/rules/calendar';
import { type AbsenceLimit, law, type Law, rowOn } from '@settlewise/rules/parameters';
import { expect, it } from 'vitest';
import { anApplication, aRecord, aJourney } from '../../../testing/aRecord';
import { checkLimitsOnRecord } from '../../record/limitChecks';
import { recordOn } from '../../record/recordOn';
import { findAlertSource } from '../findAlertSource';
import { listReminders } from '../listReminders';
import { dueOn } from '../trigger';
import { absenceLimits } from './absences';

const change: CivilDate = '2027-06-01';

function changed(limit: AbsenceLimit, days: number): AbsenceLimit {
  const row = rowOn(limit, '2027-05-31');
  const near = rowOn(limit.near, '2027-05-31');
  return {
    ...limit,
    rows: [row, { ...row, value: days, from: change }],
    near: { ...limit.near, rows: [near, { ...near, value: days - 10, from: change }] },
  };
}

/** A possible future rule: 60 days in the final year from 1 June 2027. */
const rows: Law = { ...law, finalYear: changed(law.finalYear, 60) };

it('a limit that changes on a future day causes an alert with its new number on that day', () => {
  // 70 whole days abroad, the last on 10 March 2027.
  const record = aRecord({}, { journeys: [aJourney(addDays('2027-03-10', -70), '2027-03-11')] });
  const toldOn = (day: CivilDate) =>
    absenceLimits(recordOn(record, day), day, rows).flatMap((trigger) => dueOn(trigger, day)?.message ?? []);
  expect(toldOn('2027-05-31')).toEqual([]);
  const [message] = toldOn(change);
  expect(message).toContain('Since 1 June 2027 you have been away for more than 60 days');
  expect(message).toContain('The citizenship limit is 60 days away in the year before you apply.');
});

it('the day on which a limit changes is known in advance as a day to plan again', () => {
  const record = aRecord({}, { journeys: [aJourney(addDays('2027-03-10', -69), '2027-03-10')] });
  const days = absenceLimits(recordOn(record, '2027-04-01'), '2027-04-01', rows).map(({ date }) => date);
  expect(days).toContain(change);
  expect(absenceLimits(recordOn(record, '2027-04-01'), '2027-04-01').map(({ date }) => date)).not.toContain(
    change,
  );
});

/** The six journeys of the demo user Mei: 186 days with travel days, 174 without, by 26 November 2026. */
const often = aRecord(
  { visaType: 'global_talent', visaStartDate: '2021-09-27', visaExpiryDate: '2028-11-26' },
  {
    journeys: ['2025-12-06', '2026-02-05', '2026-04-05', '2026-06-05', '2026-08-05', '2026-10-06'].map(
      (departure) => aJourney(departure, addDays(departure, 30)),
    ),
  },
);
const alertsAbout = (about: string, record = often) =>
  absenceLimits(recordOn(record, '2026-11-26'), '2026-11-26')
    .filter((trigger) => trigger.about === about)
    .flatMap((trigger) => dueOn(trigger, '2026-11-26') ?? []);

it('journeys with a permitted reason do not count for the ILR limit, but for citizenship', () => {
  const withReason = (permittedReason: 'travel_disruption' | 'family_life') => ({
    ...often,
    journeys: often.journeys.map((journey) => ({ ...journey, permittedReason })),
  });
  expect(alertsAbout('settlement_year', withReason('travel_disruption'))).toEqual([]);
  expect(alertsAbout('settlement_year', withReason('family_life'))).toHaveLength(1);
  expect(alertsAbout('final_year', withReason('travel_disruption'))).toEqual(alertsAbout('final_year'));
});

it('over the limit only with travel days is near it, and the alert has the margin', () => {
  const [alerts] = alertsAbout('settlement_year');
  expect(alerts?.type).toBe('warning');
  expect(alerts?.title).toBe('Close to the ILR limit: more than 150 days away in twelve months');
  expect(alerts?.message).toContain(
    'From 7 December 2025 to 6 December 2026 it is 174 days. With your travel days it is 186: keep proof of them.',
  );
});

it('has the source of the ILR rules, or of citizenship for its limits', () => {
  const titleOf = (about: string) => findAlertSource({ kind: 'absence_limit', about })?.title;
  expect(titleOf('settlement_year')).toBeDefined();
  expect(titleOf('final_year')).not.toBe(titleOf('settlement_year'));
});

it('over a limit that decides is urgent; over one that only matters later is a warning', () => {
  expect(alertsAbout('final_year').map(({ type }) => type)).toEqual(['warning']);
  // Two weeks more, and there are more than 180 whole days.
  const more = { ...often, journeys: [...often.journeys, aJourney('2026-11-08', '2026-11-22')] };
  expect(alertsAbout('settlement_year', more).map(({ type, title }) => [type, title])).toEqual([
    ['alert', 'Over the ILR limit: more than 180 days away in twelve months'],
  ]);
});

it.each([
  // 180 whole days, and 182 with those of travel.
  ['2027-01-26', []],
  [
    '2027-02-20',
    [['alert', 'A planned journey takes you over the ILR limit: 180 days away in twelve months']],
  ],
] as const)('a planned journey until %s is told of where it goes over the limit: %j', (back, expected) => {
  const record = aRecord(
    { visaType: 'skilled_worker', visaStartDate: '2023-03-15', visaExpiryDate: '2028-03-14' },
    { journeys: [aJourney('2026-04-01', '2026-08-31'), aJourney('2026-12-28', back)] },
  );
  const alerts = alertsAbout('settlement_year', record).filter(({ subject }) => subject.endsWith(' planned'));
  expect(alerts.map(({ type, title }) => [type, title])).toEqual(expected);
});

const today: CivilDate = '2026-11-26';

it.each<[string, readonly (readonly [CivilDate, CivilDate])[], string, boolean]>([
  ['close to the limit today', [['2026-06-01', '2026-11-20']], 'near', true],
  [
    'close with a journey that is planned',
    [
      ['2026-06-01', '2026-09-28'],
      ['2027-01-10', '2027-02-20'],
    ],
    'near',
    true,
  ],
  ['close in a year that has ended', [['2024-08-01', '2025-01-22']], 'near', false],
  ['within the limit', [['2026-06-01', '2026-09-28']], 'within', false],
])('what pages call %s is told of while that time runs, and only then', (_, trips, standing, isTold) => {
  const recorded = aRecord(
    { visaType: 'skilled_worker', visaStartDate: '2023-03-15', visaExpiryDate: '2028-03-14' },
    { journeys: trips.map(([departure, back]) => aJourney(departure, back)) },
  );
  const record = recordOn(recorded, today);
  const check = checkLimitsOnRecord(record).find(({ kind }) => kind === 'settlement');
  expect(check?.standing).toBe(standing);
  const alerts = absenceLimits(record, today)
    .filter(({ about }) => about === 'settlement_year')
    .flatMap((trigger) => dueOn(trigger, today) ?? []);
  expect(alerts.map(({ title }) => title.startsWith('Close to the ILR limit'))).toEqual(isTold ? [true] : []);
  expect(alerts.every(({ type }) => type === 'warning')).toBe(true);
});

it('the limits of citizenship cause alerts until an application, and again after a refusal', () => {
  const settled = { hasILR: true, ilrGrantDate: '2024-05-01' };
  const journeys = [aJourney(addDays('2026-10-10', -99), '2026-10-10')];
  const alertsWith = (...applications: readonly ReturnType<typeof anApplication>[]) =>
    absenceLimits(recordOn(aRecord(settled, { journeys, applications }), '2026-11-26'), '2026-11-26').map(
      ({ about }) => about,
    );
  const alerts = alertsWith();
  expect(alerts).toContain('final_year');
  const sent = anApplication({ appliedFor: 'naturalisation', submittedOn: '2026-11-10' });
  expect(alertsWith(sent)).toEqual([]);
  expect(alertsWith({ ...sent, decidedOn: '2026-11-20', outcome: 'granted' })).toEqual([]);
  expect(alertsWith({ ...sent, decidedOn: '2026-11-20', outcome: 'refused' })).toEqual(alerts);
  expect(alertsWith(anApplication())).toEqual(alerts);
});

/** Away since 1 December 2026, without a return date. */
const away = aRecord({}, { journeys: [aJourney('2026-12-01', null)] });

it('a person away without a return date gets an alert 60 days before the day to come back', () => {
  const alerts = (today: CivilDate) =>
    absenceLimits(recordOn(away, today), today)
      .filter(({ about }) => about.startsWith('settlement_year'))
      .flatMap((trigger) => dueOn(trigger, today) ?? []);
  // The 181st whole day away is 31 May 2027.
  expect(alerts('2027-03-31')).toEqual([]);
  const [reminder] = alerts('2027-04-01');
  expect(reminder?.title).toContain('Come back before 31 May 2027 to keep the ILR limit');
  expect(reminder?.type).toBe('warning');
  expect(reminder?.message).toContain('If you are back already, enter the date in your record.');
});

it('reminders of a person away without a return date are calculated again each day', () => {
  expect(listReminders(away, '2026-12-04').nextChangeOn).toBe('2026-12-05');
});
