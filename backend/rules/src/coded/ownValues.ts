import { englishHeld } from '../assessment/request';
import { isCivilDate, toDayNumber } from '../calendar/civilDate';
import { ownTexts, type OwnTexts } from './ownTexts';
import type { ValueName } from './tables';

/** Whether the rules can have created a value. */
type Check = (value: unknown) => boolean;

const firstDay = toDayNumber('1900-01-01');
const lastDay = toDayNumber('2205-12-31');

/** A count of days, months or years; too short for a telephone or account number. */
export const isCount = (value: unknown): boolean => isWithin(value, 0, 99_999);

const isWithin = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && typeof value === 'number' && value >= least && value <= most;

const day: Check = (value) =>
  typeof value === 'string'
    ? isCivilDate(value) && isWithin(toDayNumber(value), firstDay, lastDay)
    : isWithin(value, firstDay, lastDay);
const year: Check = (value) => isWithin(value, 1900, 2300);
const flag: Check = (value) => typeof value === 'boolean';

const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));

const isOneOf = (...codes: readonly string[]): Check => {
  const known: ReadonlySet<unknown> = new Set(codes);
  return (value) => known.has(value);
};

const isOwnText =
  (name: Exclude<keyof OwnTexts, 'notes'>): Check =>
  (value) => {
    const known: ReadonlySet<unknown> = ownTexts()[name];
    return known.has(value);
  };

/** Each member only once, because a repeated value could look like a message. */
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && new Set(value).size === value.length && value.every(check);

/** Notes of one route only: notes of several routes could be combined into another message. */
const notesOfARoute: Check = (value) =>
  ownTexts().notes.some((own: ReadonlySet<unknown>) => isListOf((note) => own.has(note))(value));

/** Checks these values. The rules pass whole findings; no sentence reads the other fields. */
const record =
  (...names: readonly ValueName[]): Check =>
  (value) =>
    isRecord(value) && names.every((name) => name in value && isOwn(name, value[name]));

/** The check of each value. A value that a sentence reads but that has no check does not compile. */
const checks: Readonly<Record<ValueName, Check>> = {
  again: day,
  applied: day,
  applyBy: day,
  back: day,
  change: day,
  complete: day,
  completeSince: day,
  completes: day,
  date: day,
  earliest: day,
  ends: day,
  entry: day,
  first: day,
  firstDay: day,
  inPractice: day,
  last: day,
  laterFees: day,
  longResidenceBefore: day,
  on: day,
  retryFrom: day,
  rollingSince: day,
  since: day,
  start: day,
  today: day,
  age: isCount,
  days: isCount,
  daysAfter: isCount,
  fullAge: isCount,
  journeys: isCount,
  limit: isCount,
  months: isCount,
  monthsInTwelve: isCount,
  ofMonths: isCount,
  olderGuidance: isCount,
  over: isCount,
  sentenceMonths: isCount,
  typed: isCount,
  uncounted: isCount,
  usual: isCount,
  years: isCount,
  weeks: isCount,
  yearsAfter: isCount,
  year,
  ancestry: flag,
  byJourneysAlone: flag,
  confirmed: flag,
  exceeded: flag,
  family: flag,
  grownChildrenOnly: flag,
  isComplete: flag,
  isEligible: flag,
  met: flag,
  notNeeded: flag,
  passed: flag,
  test: flag,
  timeAndDays: flag,
  title: isOwnText('titles'),
  route: isOwnText('titles'),
  titles: isListOf(isOwnText('titles')),
  notes: notesOfARoute,
  who: isOwnText('whoIsLater'),
  others: isListOf(isOwnText('routeYears')),
  discretion: isOwnText('discretion'),
  accepted: isOwnText('missingDays'),
  fee: isOwnText('amounts'),
  naturalisation: isOwnText('amounts'),
  debtToTheNhs: isOwnText('amounts'),
  asked: isOneOf('B1', 'B2'),
  level: isOneOf('B1', 'B2'),
  held: isOneOf(...englishHeld),
  count: isOneOf('home_office', 'cautious'),
  kind: either(
    isOneOf('days_before', 'begun_before', 'permission_granted_before', 'irish', 'right_of_abode'),
    isOwnText('settlements'),
  ),
  // Days of a period, or ages.
  from: either(day, isCount),
  to: either(day, isCount),
  ages: record('from', 'to'),
  grace: record('first', 'last'),
  early: record('on', 'level'),
  late: record('on', 'level'),
  laterFor: record('who', 'on'),
  shortSentence: record('months', 'yearsAfter'),
  one: record('year', 'days'),
  next: record('year', 'days'),
  worst: record('days', 'limit', 'exceeded'),
  counted: either(isCount, record('total', 'finalYear'), record('days', 'limit', 'exceeded')),
  total: either(isCount, record('days', 'limit')),
  finalYear: either(isCount, record('days', 'limit')),
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isValueName = (name: string): name is ValueName => Object.hasOwn(checks, name);

const isOwn = (name: ValueName, value: unknown): boolean => value === null || checks[name](value);

/**
 * Whether the rules created all values of a sentence, and no person typed them. Other fields are ignored, because no
 * sentence reads them.
 */
export const areOwnValues = (values: unknown): boolean =>
  values === null ||
  (isRecord(values) &&
    Object.entries(values).every(([name, value]) => !isValueName(name) || isOwn(name, value)));
