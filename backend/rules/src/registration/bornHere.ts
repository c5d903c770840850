import { inLetters } from '../assessment/wording';
import type { Reason } from '../assessment/reason';
import { birthday } from '../calendar/age';
import { addDays, toDayNumber, type CivilDate } from '../calendar/civilDate';
import type { DayLimit, LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';
import type { Child, Parent, RegistrationWay } from './answer';
import { firstYears, type YearOfLife } from './firstYears';
import { against, met, missing, toKnow } from './reasonFactories';

const act = sources.childRegistration;

/** The last day on which a person is under an age. */
export const lastDayAsChild = (dateOfBirth: CivilDate, age: number): CivilDate =>
  addDays(birthday(dateOfBirth, age), -1);

const isBritishOrSettled = ({ status }: Parent) => status === 'british' || status === 'settled';
const formatStatus = ({ status }: Parent): 'British' | 'settled' =>
  status === 'british' ? 'British' : 'settled';

/** Section 1(3): born in the UK, and a parent becomes British or settled before the child is of age. */
export function parentBecameSettled(
  child: Child,
  parents: readonly Parent[],
  today: CivilDate,
  { registration }: Pick<LawOnDay, 'registration'>,
): RegistrationWay {
  const { beforeAge } = registration;
  const lastDay = lastDayAsChild(child.dateOfBirth, beforeAge);
  const way = {
    section: '1(3)',
    form: 'MN1',
    title: 'A parent became British or settled',
    lastDay,
    missing: [],
  } as const;
  const first = parents
    .flatMap((parent) =>
      isBritishOrSettled(parent) && parent.since !== null ? [{ parent, since: parent.since }] : [],
    )
    .toSorted((one, other) => one.since.localeCompare(other.since))[0];
  const undated = parents.find((parent) => isBritishOrSettled(parent) && parent.since === null);
  if (today > lastDay)
    return {
      ...way,
      status: 'closed',
      opensOn: null,
      reasons: [
        against('registered_before_18', { age: beforeAge, lastDay }, act, { last: toDayNumber(lastDay) }),
      ],
    };
  // If a parent's day is unknown, it is in the past.
  if (undated !== undefined && (first === undefined || first.since > today))
    return {
      ...way,
      status: 'open',
      opensOn: null,
      reasons: [
        met(
          'parent_settled',
          { who: undated.who, status: formatStatus(undated), since: null, lies: 'behind' },
          act,
        ),
        parentInLaw,
      ],
    };
  if (first === undefined)
    return { ...way, status: 'later', opensOn: null, reasons: noParentYetReasons(parents, beforeAge) };
  const { parent, since } = first;
  const has = since <= today;
  const values = {
    who: parent.who,
    status: formatStatus(parent),
    since,
    lies: has ? 'behind' : 'ahead',
  } as const;
  return {
    ...way,
    status: has ? 'open' : 'later',
    opensOn: since,
    reasons: [
      (has ? met : against)('parent_settled', values, act, { first: toDayNumber(since) }),
      parentInLaw,
    ],
  };
}

const parentInLaw: Reason = toKnow('parent_in_law', {}, act);

function noParentYetReasons(parents: readonly Parent[], beforeAge: number): readonly Reason[] {
  const unknown = parents.filter(({ status }) => status === 'not_known');
  return [
    against('no_parent_settled', { age: beforeAge }, act),
    ...unknown.map(({ who }) => toKnow('parent_not_known', { who }, act)),
  ];
}

/** Section 1(4): born in the UK, and few days away in each of the first years. No upper age. */
export function livedHereLongEnough(
  child: Child,
  today: CivilDate,
  { childRegistrationYear: awayInEachYear, registration }: LawOnDay,
): RegistrationWay {
  const { yearsLivedHere: age } = registration;
  const opensOn = birthday(child.dateOfBirth, age);
  const way = {
    section: '1(4)',
    form: 'T',
    title: `Born here and lived here to the age of ${inLetters(age)}`,
    lastDay: null,
  } as const;
  if (child.journeys === null)
    return {
      ...way,
      status: 'not_enough',
      opensOn: null,
      reasons: [],
      missing: [missing('journeys', { years: age }, { field: 'travelsWith' })],
    };
  const years = firstYears(child.dateOfBirth, child.journeys, age);
  const over = years.filter(({ days }) => days.whole_days > awayInEachYear.days);
  const kept = over.length === 0;
  const isOldEnough = today >= opensOn;
  return {
    ...way,
    missing: [],
    status: !kept ? 'closed' : isOldEnough ? 'open' : 'later',
    opensOn: kept ? opensOn : null,
    reasons: [
      ...(isOldEnough ? [] : [tooYoungReason(age, opensOn)]),
      ...(kept
        ? [withinYearlyLimitReasons(years, isOldEnough, awayInEachYear)]
        : over.map((year) => tooLongAwayReason(year, awayInEachYear))),
      ...(kept ? otherCountReasons(years, awayInEachYear) : [specialCircumstances]),
    ],
  };
}

const tooYoungReason = (age: number, opensOn: CivilDate) =>
  against('ten_years_old', { age, on: opensOn }, act, { first: toDayNumber(opensOn) });

function withinYearlyLimitReasons(
  years: readonly YearOfLife[],
  isOldEnough: boolean,
  awayInEachYear: DayLimit,
): Reason {
  const most = Math.max(...years.map(({ days }) => days.whole_days));
  return met(
    'ninety_days_each_year',
    { days: most, limit: awayInEachYear.days, years: years.length, isOldEnough },
    awayInEachYear.source,
    { days: most, limit: awayInEachYear.days },
  );
}

const tooLongAwayReason = ({ number, days, from, to }: YearOfLife, awayInEachYear: DayLimit) =>
  against(
    'over_ninety_days',
    { days: days.whole_days, limit: awayInEachYear.days, year: number, first: from, last: to },
    awayInEachYear.source,
    { days: days.whole_days, limit: awayInEachYear.days, first: toDayNumber(from), last: toDayNumber(to) },
  );

/** Only days wholly outside the UK count; counting travel days too may give more. */
function otherCountReasons(years: readonly YearOfLife[], awayInEachYear: DayLimit): readonly Reason[] {
  return years
    .filter(({ days }) => days.inclusive > awayInEachYear.days)
    .map(({ number, days, from, to }) =>
      toKnow('other_count_differs', { days: days.inclusive, year: number }, awayInEachYear.source, {
        days: days.inclusive,
        limit: awayInEachYear.days,
        first: toDayNumber(from),
        last: toDayNumber(to),
      }),
    );
}

const specialCircumstances: Reason = toKnow('special_circumstances', {}, act);
