import type { CivilDate } from '../calendar/civilDate';
import { inForceOn, type DatedValue } from './datedValue';
import { sources } from './sources';

/** Speaking and listening, for people of 18 to 64. `route`: met when the visa was granted. */
export type EnglishLevel = 'none' | 'route' | 'B1' | 'B2';

/** A level with the time it is in force and how sure the data is of it. */
export interface EnglishRow extends DatedValue<EnglishLevel> {
  readonly confirmed: boolean;
}

const always: CivilDate = '2015-01-01';
const b2From: CivilDate = '2027-03-26';
const row = (value: EnglishLevel): EnglishRow => ({
  value,
  from: always,
  source: sources.englishLanguage,
  confirmed: true,
});
/** Known from summaries of the statement of changes, not from its text. */
const b2: EnglishRow = { value: 'B2', from: b2From, source: sources.statementHc1691, confirmed: false };

export const noEnglish = [row('none')];
export const b1English = [row('B1')];
export const b1ThenB2 = [row('B1'), b2];
export const routeThenB2 = [row('route'), b2];
export const routeEnglish = [row('route')];

/** The level asked for with an application for settlement on a date. */
export function englishLevelOn(rows: readonly EnglishRow[], applicationDate: CivilDate): EnglishRow {
  const inForce = inForceOn(rows, applicationDate < always ? always : applicationDate);
  return rows.find((candidate) => candidate === inForce) ?? { ...inForce, confirmed: false };
}
