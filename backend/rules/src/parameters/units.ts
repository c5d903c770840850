import { dayCount, writtenDate } from '../assessment/wording';
import type { CivilDate } from '../calendar/civilDate';

/** The ages of a rule in whole years, both included; null where there is no lower or upper age. */
export interface AgeRange {
  readonly youngest: number | null;
  readonly oldest: number | null;
}

/** What a parameter counts, and how to write its values. Methods allow one list to hold parameters of all units. */
export interface Unit<T, Key extends string = string> {
  readonly key: Key;
  inWords(value: T): string;
  /** The ages that a value means; only units of ages have it. */
  ages?(value: T): AgeRange;
}

const unit = <T, Key extends string>(key: Key, inWords: (value: T) => string): Unit<T, Key> => ({
  key,
  inWords,
});

/** `£3,226`, `£19.20`. */
export function pounds(amount: number): string {
  const [whole = '', pence = '00'] = amount.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `£${grouped}${pence === '00' ? '' : `.${pence}`}`;
}

/** Whole pence: sums are made of these, never of pounds. */
export const toPence = (amount: number): number => Math.round(amount * 100);

/** `£3,994.50`, of whole pence. */
export const poundsOfPence = (pence: number): string => pounds(pence / 100);

const fee =
  (after: string) =>
  (amount: number): string =>
    (amount === 0 ? 'Free' : pounds(amount)) + after;

/** The first and the last day of a time, both included. */
export interface Days {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Ages, both included. */
export interface Ages {
  readonly from: number;
  readonly to: number;
}

export const inDays = unit('days', dayCount);
export const inMonths = unit('months', (months: number) => `${months} months`);
export const inYears = unit('years', (years: number) => `${years} years`);
/** An age that is read in words alone. */
export const anAge = unit('age', (age: number) => `${age} years`);
/** This age and older. */
export const fromAge: Unit<number> = { ...anAge, ages: (age) => ({ youngest: age, oldest: null }) };
/** Younger than this age. */
export const belowAge: Unit<number> = { ...anAge, ages: (age) => ({ youngest: null, oldest: age - 1 }) };

/** How long something takes. */
export interface Length {
  readonly number: number;
  readonly of: 'months' | 'weeks' | 'working days';
}

/** From so long to so long. */
export interface LengthRange {
  readonly from: number;
  readonly to: number;
  readonly of: Length['of'];
}

export const aLength = unit('length', ({ number, of }: Length) =>
  number === 1 ? `1 ${of.slice(0, -1)}` : `${number} ${of}`,
);
export const aLengthRange = unit('lengths', ({ from, to, of }: LengthRange) => `${from} to ${to} ${of}`);
/** Shares in a hundred, both included. */
export const inPercent = unit('percent', ({ from, to }: Ages) =>
  from === to ? `${from}%` : `${from} to ${to}%`,
);
export const aListOfDays = unit('days_listed', (days: readonly CivilDate[]) =>
  days.map(writtenDate).join(', '),
);
export const inMinutes = unit('minutes', (minutes: number) => `${minutes} minutes`);
export const inQuestions = unit('questions', (questions: number) => `${questions} questions`);
export const inJobs = unit('jobs', (jobs: number) => `${jobs} jobs`);
export const inAges: Unit<Ages> = {
  key: 'ages',
  inWords: ({ from, to }) => `${from} to ${to} years`,
  ages: ({ from, to }) => ({ youngest: from, oldest: to }),
};
export const aDay = unit('day', writtenDate);
/** A rule that is no figure. */
export const aRule = unit('rule', (rule: string) => rule);
export const aTime = unit('time', ({ from, to }: Days) =>
  from === to ? writtenDate(from) : `${writtenDate(from)} to ${writtenDate(to)}`,
);

/** What is paid: by each person, for each attempt, for each year, or on top of something else. */
export const perPerson = unit('person', fee(''));
export const perAttempt = unit('attempt', fee(' an attempt'));
export const perYear = unit('year', fee(' a year'));
export const addition = unit('addition', fee(' more'));
