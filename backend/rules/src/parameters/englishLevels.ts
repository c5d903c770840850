import type { CivilDate } from '../calendar/civilDate';
import { rowOn, type Parameter, type ParameterRow, type Source } from './parameter';
import { sources } from './sources';
import type { Unit } from './units';

/** Speaking and listening, for people of 18 to 64. `route`: met when the visa was granted. */
export type EnglishLevel = 'none' | 'route' | 'B1' | 'B2';

export type EnglishRow = ParameterRow<EnglishLevel>;

const words: Readonly<Record<EnglishLevel, string>> = {
  none: 'Not asked for',
  route: 'Met when the visa was granted',
  B1: 'B1',
  B2: 'B2',
};
const aLevel: Unit<EnglishLevel> = { key: 'english', inWords: (level) => words[level] };

const b2From: CivilDate = '2027-03-26';
const row = (value: EnglishLevel, source: Source = sources.englishLanguage): EnglishRow => ({
  value,
  from: null,
  source,
  confidence: 'official',
});
/** Known from summaries of the statement of changes, not from its text: which routes it names is not certain. */
const since2027 = (value: EnglishLevel): EnglishRow => ({
  value,
  from: b2From,
  source: sources.statementHc1691,
  confidence: 'secondary',
});

const level = (title: string, ...rows: readonly EnglishRow[]): Parameter<EnglishLevel> => ({
  title,
  unit: aLevel,
  rows,
});
const ofSettlement = (...rows: readonly EnglishRow[]) => level('Settlement: English', ...rows);

export const noEnglish = ofSettlement(row('none'));
/** Routes that the statement leaves at B1. */
export const b1English = ofSettlement(row('B1'));
/** Routes that the summaries of the statement name. */
export const b1ThenB2 = ofSettlement(row('B1'), since2027('B2'));
/** Routes that the summaries do not name, nor say to be left out: B1 or B2, so the higher one is safe. */
export const b1ThenUncertain = ofSettlement(row('B1'), { ...since2027('B2'), confidence: 'unknown' });
export const routeThenB2 = ofSettlement(row('route'), since2027('B2'));
export const routeEnglish = ofSettlement(row('route'));

/** For a first visa as a Skilled Worker, which later meets the level of settlement until 25 March 2027. */
export const firstSkilledWorkerVisa = level(
  'First visa as a Skilled Worker',
  row('B1', sources.skilledWorker),
  { value: 'B2', from: '2026-01-08', source: sources.skilledWorker, confidence: 'secondary' },
);

/** For naturalisation: English, Welsh or Scottish Gaelic. */
export const citizenshipEnglish = level('Citizenship', row('B1', sources.guideAn));

/** Who may show a lower level: after so many years of permission, with so many hours of English classes. */
export interface LowerEnglish {
  readonly level: 'A2';
  readonly years: number;
  readonly hours: number;
}

const aLowerLevel: Unit<LowerEnglish> = {
  key: 'lower_english',
  inWords: ({ level, years, hours }) => `${level} after ${years} years, with ${hours} hours of classes`,
};

/** EL 1.1(d): partners, parents and grown children who could not reach the level. */
export const lowerEnglish: Parameter<LowerEnglish> = {
  title: 'Partners, parents and grown children: a lower level of English',
  unit: aLowerLevel,
  rows: [
    {
      value: { level: 'A2', years: 15, hours: 75 },
      from: null,
      source: sources.englishLanguage,
      confidence: 'official',
    },
  ],
};

/** The level asked for with an application on a date. */
export const englishLevelOn = (english: Parameter<EnglishLevel>, applicationDate: CivilDate): EnglishRow =>
  rowOn(english, applicationDate);
