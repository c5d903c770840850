import type { CivilDate } from '../calendar/civilDate';
import { inForceOn, type DatedValue, type Source } from './datedValue';
import { sources } from './sources';

/** Speaking and listening, for people of 18 to 64. `route`: met when the visa was granted. */
export type EnglishLevel = 'none' | 'route' | 'B1' | 'B2';

/** A level with the time it is in force and how sure the data is of it. */
export interface EnglishRow extends DatedValue<EnglishLevel> {
  readonly confirmed: boolean;
}

const always: CivilDate = '2015-01-01';
const b2From: CivilDate = '2027-03-26';
const row = (value: EnglishLevel, source: Source = sources.englishLanguage): EnglishRow => ({
  value,
  from: always,
  source,
  confirmed: true,
});
/** Known from summaries of the statement of changes, not from its text: which routes it names is not certain. */
const since2027 = (value: EnglishLevel): EnglishRow => ({
  value,
  from: b2From,
  source: sources.statementHc1691,
  confirmed: false,
});

export const noEnglish = [row('none')];
/** Routes that the statement leaves at B1. */
export const b1English = [row('B1')];
/** Routes that the summaries of the statement name. */
export const b1ThenB2 = [row('B1'), since2027('B2')];
/** Routes that the summaries do not name, nor say to be left out. */
export const b1ThenUncertain = [row('B1'), since2027('B1')];
export const routeThenB2 = [row('route'), since2027('B2')];
export const routeEnglish = [row('route')];

/** For a first visa as a Skilled Worker, which later meets the level of settlement until 25 March 2027. */
export const firstSkilledWorkerVisa: readonly EnglishRow[] = [
  row('B1', sources.skilledWorker),
  { value: 'B2', from: '2026-01-08', source: sources.skilledWorker, confirmed: false },
];

/** For naturalisation: English, Welsh or Scottish Gaelic. */
export const citizenshipEnglish: readonly EnglishRow[] = [row('B1', sources.guideAn)];

/** The level asked for with an application on a date. */
export function englishLevelOn(rows: readonly EnglishRow[], applicationDate: CivilDate): EnglishRow {
  const inForce = inForceOn(rows, applicationDate < always ? always : applicationDate);
  return rows.find((candidate) => candidate === inForce) ?? { ...inForce, confirmed: false };
}
