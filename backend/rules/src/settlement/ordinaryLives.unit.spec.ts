import { describe, expect, it } from 'vitest';
import { assess } from '../assessment/assess';
import type { AssessedPerson, AssessedTrip, Permission, SettlementRequest } from '../assessment/request';

interface Life {
  readonly name: string;
  readonly settlement: SettlementRequest;
  readonly asOf?: string;
  readonly trips?: readonly AssessedTrip[];
  readonly person?: AssessedPerson;
}

const away = (departureDate: string, returnDate: string, more: Partial<AssessedTrip> = {}): AssessedTrip => ({
  departureDate,
  returnDate,
  ...more,
});
const wait = (more: Partial<Permission> = {}): SettlementRequest => ({
  route: 'skilled_worker',
  grantDate: '2021-05-15',
  permissions: [
    { from: '2021-05-15', to: '2024-05-14' },
    { from: '2024-07-30', to: '2029-07-29', ...more },
  ],
});
const pandemic = (to: string, from: string, more: Partial<Permission> = {}): SettlementRequest => ({
  route: 'skilled_worker',
  grantDate: '2017-06-01',
  permissions: [
    { from: '2017-06-01', to },
    { from, to: '2029-12-31', ...more },
  ],
});
const longStay: SettlementRequest = {
  route: 'long_residence',
  grantDate: '2014-09-01',
  permissions: [
    { from: '2014-09-01', to: '2017-10-31', route: 'student' },
    { from: '2017-12-20', to: '2029-10-31', route: 'skilled_worker' },
  ],
};
const eu: SettlementRequest = { route: 'eu_settled_status', grantDate: '2019-03-01' };

const lives: readonly Life[] = [
  { name: '1 wait of eleven weeks, applied in time', settlement: wait({ appliedInTime: 'yes' }) },
  { name: '1 wait of eleven weeks, applied late', settlement: wait({ appliedInTime: 'no' }) },
  { name: '1 wait of eleven weeks, nobody said', settlement: wait() },
  { name: '2 refugee, granted 10 Mar 2023', settlement: { route: 'refugee', grantDate: '2023-03-10' } },
  {
    name: '2 refugee, claim of 2 Mar 2026',
    settlement: { route: 'refugee', grantDate: '2026-06-01', claimedOn: '2026-03-02' },
  },
  {
    name: '2 refugee, granted June 2026, claim not said',
    settlement: { route: 'refugee', grantDate: '2026-06-01' },
  },
  { name: '3 partner, entered 10 Apr 2022', settlement: { route: 'partner', grantDate: '2022-04-10' } },
  {
    name: '3 parent, entered 10 Apr 2022',
    settlement: { route: 'parent_of_child', grantDate: '2022-04-10' },
  },
  {
    name: '4 granted Feb 2016, 200 days across 2023 and 2024',
    settlement: { route: 'skilled_worker', grantDate: '2016-02-01' },
    trips: [away('2023-08-01', '2023-11-10'), away('2024-01-10', '2024-04-20')],
  },
  { name: '5 ended 15 Mar 2020, next 31 Aug 2020', settlement: pandemic('2020-03-15', '2020-08-31') },
  {
    name: '5 ended 15 Mar 2020, applied 20 Aug, next October',
    settlement: pandemic('2020-03-15', '2020-10-15', { appliedOn: '2020-08-20' }),
  },
  { name: '5 ended 23 Jan 2020, next 31 Aug 2020', settlement: pandemic('2020-01-23', '2020-08-31') },
  {
    name: '7 long residence, abroad between two permissions',
    settlement: longStay,
    trips: [away('2017-10-20', '2017-12-27')],
  },
  { name: '7 long residence, here between two permissions', settlement: longStay },
  {
    name: '8 Ancestry since 2018, away 396 days in 2024',
    settlement: { route: 'uk_ancestry', grantDate: '2018-03-01' },
    trips: [away('2024-01-01', '2025-02-01')],
  },
  {
    name: '8 partner of somebody on Ancestry',
    settlement: { route: 'uk_ancestry_partner', grantDate: '2025-03-01' },
  },
  {
    name: '9 eight months in Jersey, visited',
    settlement: { route: 'skilled_worker', grantDate: '2020-03-01' },
    trips: [away('2022-01-01', '2022-09-01', { crownDependency: 'visited' })],
  },
  {
    name: '9 eight months in Jersey, lived there with permission',
    settlement: { route: 'skilled_worker', grantDate: '2020-03-01' },
    trips: [away('2022-01-01', '2022-09-01', { crownDependency: 'lived_there' })],
  },
  {
    name: '12 EU, exactly six months away',
    settlement: eu,
    asOf: '2025-06-01',
    trips: [away('2021-03-01', '2021-09-01')],
  },
  {
    name: '12 EU, a day more',
    settlement: eu,
    asOf: '2025-06-01',
    trips: [away('2021-03-01', '2021-09-02')],
  },
  {
    name: '12 EU, twelve months for an important reason',
    settlement: eu,
    asOf: '2025-06-01',
    trips: [away('2021-01-10', '2022-01-10', { permittedReason: 'important_reason' })],
  },
  {
    name: '12 EU, twice ten months, since 16 Jul 2025',
    settlement: eu,
    asOf: '2025-07-16',
    trips: [away('2021-03-01', '2022-01-01'), away('2023-03-01', '2024-01-01')],
  },
  {
    name: '13 child born here, more than six months at once',
    settlement: { route: 'child_born_in_uk', grantDate: '2018-01-01' },
    trips: [away('2019-03-01', '2019-09-02')],
  },
  {
    name: '15 Global Talent, B1 shown, B2 asked',
    settlement: { route: 'global_talent', grantDate: '2022-06-01' },
    person: { englishLevel: 'B1' },
  },
  {
    name: '11 Global Talent, 65 years old',
    settlement: { route: 'global_talent', grantDate: '2022-06-01' },
    person: { dateOfBirth: '1962-05-04' },
  },
  {
    name: 'permissions begin after the years do',
    settlement: {
      route: 'skilled_worker',
      grantDate: '2020-02-01',
      permissions: [{ from: '2022-02-01', to: '2028-01-31' }],
    },
  },
  {
    name: 'applied in time, and waits',
    settlement: {
      route: 'skilled_worker',
      grantDate: '2021-05-15',
      permissions: [{ from: '2021-05-15', to: '2026-05-14' }],
      awaitingDecisionSince: '2026-05-01',
    },
  },
  {
    name: 'a journey on 1 December ends the good days',
    settlement: { route: 'skilled_worker', grantDate: '2020-02-01' },
    trips: [away('2026-02-01', '2026-07-20'), away('2026-12-01', '2027-01-20')],
  },
];

/** Reasons of every answer, which other tables show. */
const leftOut: ReadonlySet<string> = new Set([
  'qualifying_period',
  'counted_back_from_later_day',
  'wait_until',
  'about_the_route',
  'breaks_not_asked',
  'suitability',
  'islands',
  'life_in_the_uk',
  'other_count_differs',
  'twelve_months_within_limit',
]);
const columns = [
  'life',
  'verdict',
  'apply from',
  'by the letter',
  'in practice',
  'until',
  'if in time',
  'why',
];
const widths = [52, 11, 11, 14, 12, 11, 12];
const line = (cells: readonly string[]) =>
  cells
    .map((cell, position) => cell.padEnd(widths[position] ?? 0))
    .join(' ')
    .trimEnd();

describe('ordinary lives', () => {
  it('match the table next to this test', async () => {
    const rows = lives.map(({ name, settlement, person, asOf = '2026-11-23', trips = [] }) => {
      const answer = assess({
        asOf,
        counting: 'whole_days',
        trips,
        settlement,
        ...(person === undefined ? {} : { person }),
      }).settlement;
      if (answer === null) throw new Error(`No answer for ${name}`);
      return line([
        name,
        answer.verdict,
        answer.earliestApplicationDate ?? '-',
        answer.literalEarliestApplicationDate ?? '-',
        answer.practicalEarliestApplicationDate ?? '-',
        answer.applyBy ?? answer.eligibleUntil ?? '-',
        answer.otherOutcome?.earliestApplicationDate ?? answer.otherOutcome?.verdict ?? '-',
        answer.reasons
          .map(({ code }) => code)
          .filter((code) => !leftOut.has(code))
          .join(' '),
      ]);
    });
    const title =
      'Asked on 23 November 2026 unless the name says otherwise, whole days. Numbers are those of the corrections.';
    await expect([title, '', line(columns), ...rows, ''].join('\n')).toMatchFileSnapshot(
      './ordinaryLives.txt',
    );
  });
});
