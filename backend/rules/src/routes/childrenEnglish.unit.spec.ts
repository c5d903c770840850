import { expect, it } from 'vitest';
import { assess } from '../assessment/assess';
import { cataloguedOn } from '../catalogue/catalogue';
import { findRoute } from './routes';

const routes = ['pbs_dependant_child', 'child_joining_parents'] as const;

const settlementOf = (route: (typeof routes)[number], dateOfBirth: string) =>
  assess({
    asOf: '2026-11-29',
    counting: 'whole_days',
    trips: [],
    person: { dateOfBirth },
    settlement: { route, grantDate: '2021-10-01', permissions: [{ from: '2021-10-01', to: '2027-10-01' }] },
  }).settlement;

// Appendix English Language and Appendix KOL UK: people aged 18 to 64, also if they settle as children.
it.each(routes)('%s: English and the test are required from the age of 18', (route) => {
  expect(settlementOf(route, '2008-11-29')).toMatchObject({
    english: { asked: 'B1', exempt: null, met: null },
    lifeInUk: { asked: true },
  });
  expect(settlementOf(route, '2008-11-30')).toMatchObject({
    english: { asked: 'B1', exempt: 'age', met: true },
    lifeInUk: { asked: false },
  });
});

it.each(routes)('%s: the published rows name the age', (route) => {
  const rows = cataloguedOn('2026-11-29').filter(
    ({ parameter }) => parameter === `Settlement: ${findRoute(route).title}`,
  );
  expect(rows.map(({ value }) => value)).toContain('B1, from 18 years');
});
