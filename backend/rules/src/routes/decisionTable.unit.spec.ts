import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/civilDate';
import { assess } from '../assessment/assess';
import type { AssessedTrip } from '../assessment/request';
import { routeOfVisaType, visaTypes } from './visaTypes';
import { routes, yearsOn } from './routes';

const away = (departureDate: string, wholeDays: number): AssessedTrip => ({
  departureDate,
  returnDate: addDays(departureDate, wholeDays + 1),
});

/** One grant, assessed on a given day, and journeys that distinguish the routes. */
const lateInTheYears = '2026-11-21';
const cases: readonly (readonly [string, string, readonly AssessedTrip[]])[] = [
  ['none', '2021-03-01', []],
  ['none', lateInTheYears, []],
  ['181 days before 20 Jun 2022', lateInTheYears, [away('2021-03-01', 181)]],
  ['180 days', lateInTheYears, [away('2023-03-01', 180)]],
  ['181 days', lateInTheYears, [away('2023-03-01', 181)]],
  ['185 days begun before 11 Apr 2024', lateInTheYears, [away('2024-04-01', 185)]],
  ['100 + 100 days within twelve months', lateInTheYears, [away('2024-05-01', 100), away('2025-01-01', 100)]],
  [
    '6 x 150 days, one a year',
    lateInTheYears,
    [0, 1, 2, 3, 4, 5].map((year) => away(`${2020 + year}-06-01`, 150)),
  ],
];
const grantDate = '2020-02-01';
const asked = { counting: 'whole_days', trips: [] } as const;
const always = new Set([
  'english_level',
  'lawful_residence_assumed',
  'life_in_the_uk',
  'about_the_route',
  'breaks_not_asked',
  'islands',
  'suitability',
]);
const signs = { against: '-', met: '+', to_know: '' } as const;

const columns = ['route', 'years', 'asked on', 'journeys', 'verdict', 'complete', 'earliest', 'worst'];
const widths = [28, 6, 11, 36, 11, 11, 11, 6];
const line = (cells: readonly string[]) =>
  cells
    .map((cell, position) => cell.padEnd(widths[position] ?? 0))
    .join(' ')
    .trimEnd();
const answers = routes.flatMap((route) =>
  (route.settlementRule === 'by_years' ? yearsOn(route, '2026-11-21') : [undefined]).flatMap((years) =>
    cases.map(([name, asOf, trips]) => {
      const settlement = {
        route: route.key,
        grantDate,
        ...(years === undefined ? {} : { qualifyingYears: years }),
      };
      const answer = assess({ asOf, counting: 'whole_days', trips, settlement }).settlement;
      if (answer === null) throw new Error(`No answer on ${route.key}`);
      return { key: route.key, years, name, asOf, answer };
    }),
  ),
);

describe('the decision table', () => {
  it('of every route and number of years matches the text file next to this test', async () => {
    const rows = answers.map(({ key, years, name, asOf, answer }) =>
      line([
        key,
        String(years ?? '-'),
        asOf,
        name,
        answer.verdict,
        answer.periodComplete ?? '-',
        answer.earliestApplicationDate ?? '-',
        String(answer.worstTwelveMonths?.days ?? '-'),
        answer.reasons
          .filter(({ code }) => !always.has(code))
          .map(({ code, standing }) => `${standing === undefined ? '?' : signs[standing]}${code}`)
          .join(' '),
      ]),
    );
    const title = `Granted on ${grantDate}, whole days. Reasons: - stands against, + is met, others are to know.`;
    const table = [title, '', line([...columns, 'reasons']), ...rows, ''].join('\n');
    await expect(table).toMatchFileSnapshot('./decisionTable.txt');
  });

  it('contains every route and every verdict, and every reason has its source', () => {
    expect(new Set(answers.map(({ key }) => key))).toEqual(new Set(routes.map(({ key }) => key)));
    expect(new Set(answers.map(({ answer }) => answer.verdict))).toEqual(
      new Set(['eligible', 'not_yet', 'over_limit', 'no_route', 'not_enough']),
    );
    const reasons = answers.flatMap(({ answer }) => answer.reasons);
    expect(reasons.filter(({ standing }) => standing === undefined)).toEqual([]);
  });

  it('of other requirements of each route matches a text file', async () => {
    const asked = routes.map((route) => {
      const answer = answers.find(({ key, asOf }) => key === route.key && asOf === lateInTheYears)?.answer;
      const reasons = answer?.reasons.filter(({ code }) => always.has(code)) ?? [];
      return [`${route.key}: ${route.title}`, ...reasons.map(({ message }) => `  ${message}`), ''].join('\n');
    });
    await expect(asked.join('\n')).toMatchFileSnapshot('./otherRequirements.txt');
  });

  it('of visa types names the route of each type', async () => {
    const rows = visaTypes.map(
      (type) => `${type.padEnd(30)} ${routeOfVisaType(type) ?? '(nothing can be said)'}`,
    );
    await expect([...rows, ''].join('\n')).toMatchFileSnapshot('./visaTypes.txt');
  });

  it('gives no date, and suggests an adviser, if the rule of a route is unknown', () => {
    const unknownRoutes = routes.filter(({ settlementRule }) => settlementRule === 'not_known');
    expect(unknownRoutes.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['stateless', 'private_servant']),
    );
    const given = answers.filter(({ key }) => unknownRoutes.some((route) => route.key === key));
    for (const { answer } of given) {
      expect(answer).toMatchObject({ verdict: 'not_enough', earliestApplicationDate: null });
      expect(answer.missing).toEqual([
        {
          code: 'rule_not_known',
          message: expect.stringContaining('Immigration Advice Authority, formerly OISC') as string,
        },
      ]);
    }
    const withoutRule = answers.filter(({ answer }) =>
      answer.missing.some(({ code }) => code === 'rule_not_known'),
    );
    expect(withoutRule).toEqual(given);
  });

  it('counts no years on a route without years, for any requested number', () => {
    const settlement = { route: 'visitor', grantDate, qualifyingYears: 5 } as const;
    expect(assess({ ...asked, asOf: lateInTheYears, settlement }).settlement?.verdict).toBe('no_route');
  });

  it('states that Irish citizens and people with the right of abode need no settlement', () => {
    for (const route of ['irish_citizen', 'right_of_abode'] as const) {
      const { settlement } = assess({ ...asked, asOf: lateInTheYears, settlement: { route, grantDate } });
      expect(settlement).toMatchObject({ verdict: 'no_route', missing: [] });
      expect(settlement?.reasons.map(({ code }) => code)).toEqual(['settlement_not_needed']);
    }
  });

  it('requires no years of partners on UK Ancestry and of overseas representatives, but English and the test', () => {
    for (const route of ['uk_ancestry_partner', 'overseas_business_partner'] as const) {
      const { settlement } = assess({ ...asked, asOf: grantDate, settlement: { route, grantDate } });
      expect(settlement).toMatchObject({ qualifyingYears: 0, verdict: 'not_enough' });
      expect(settlement?.lifeInUk?.asked).toBe(true);
      expect(settlement?.english?.asked).toBe('B1');
    }
  });

  it('keeps BN(O) at B1 after 26 March 2027', () => {
    const settlement = { route: 'hk_bno', grantDate: '2022-04-01' } as const;
    const answer = assess({ ...asked, asOf: '2027-03-27', settlement }).settlement;
    expect(answer).toMatchObject({ verdict: 'eligible', english: { asked: 'B1' } });
  });

  it('knows no route of an unknown visa type, or of a property name of every object', () => {
    expect(routeOfVisaType('mars')).toBeNull();
    expect(routeOfVisaType('toString')).toBeNull();
  });
});
