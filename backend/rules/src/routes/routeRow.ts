import { b1ThenUncertain, noEnglish } from '../parameters/englishLevels';
import type { ParameterRow } from '../parameters/parameter';
import type { Route } from './route';

/** The facts about a route, by its key. */
export interface RouteRow extends Omit<Route, 'key' | 'qualifyingYears'> {
  /** Years to complete, as far back as the data goes; the usual number first. */
  readonly qualifyingYears: readonly number[];
  /** Their later values, in order of date. */
  readonly laterYears?: readonly ParameterRow<readonly number[]>[];
}

/** Five years of continuous residence with 180 days in any twelve months, as on most routes. */
export const fiveYears = {
  settlementRule: 'by_years',
  qualifyingYears: [5],
  condition: null,
  countsForLongResidence: true,
  absences: 'continuous_residence',
  ignoredAbsences: null,
  clockStarts: 'grant',
  twentyEightDays: true,
  earlyInPractice: false,
  lastDaysOfPermission: false,
  anyYearsOnRoute: false,
  english: b1ThenUncertain,
  lifeInTheUk: 'adults',
  closes: null,
  fee: true,
  form: 'SET(O)',
  checklistForm: 'SET(O)',
  notes: [],
  confidence: 'official',
} as const satisfies Omit<RouteRow, 'title' | 'source'>;

/** Settlement without a number of years. */
export const atOnce = {
  ...fiveYears,
  qualifyingYears: [0],
  absences: 'none',
  twentyEightDays: false,
  english: noEnglish,
  lifeInTheUk: 'none',
} as const;
