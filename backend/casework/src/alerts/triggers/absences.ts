import {
  absentDays,
  type DayIndex,
  type DaySet,
  daysWithin,
  indexDays,
  type LimitCheck,
  type LimitOwner,
  needsTravelProof,
  standingTitle,
  type ToneInList,
  toneOfLimit,
} from '@settlewise/rules/absences';
import { inLetters, writtenDate } from '@settlewise/rules/assessment';
import {
  addDays,
  addYears,
  type CivilDate,
  fromDayNumber,
  toDayNumber,
  yearsLater,
} from '@settlewise/rules/calendar';
import { type AbsenceLimit, absenceLimitOn, law, type Law } from '@settlewise/rules/parameters';
import { findRoute, routeOfVisaType } from '@settlewise/rules/routes';
import { countsInTwelveMonths } from '@settlewise/rules/settlement';
import { findCitizenshipApplication } from '../../record/citizenshipApplication';
import { checkLimitsOnRecord } from '../../record/limitChecks';
import { extendOpenJourneys } from '../../record/recordedTrip';
import { needsNoIlr } from '../../record/settledOnRecord';
import type { Trigger, ReminderType } from '../trigger';
import type { RecordOnDay } from '../../record/recordOn';

interface WatchedLimit {
  readonly name: 'final_year' | 'settlement_year' | 'long_period';
  /** The check that pages show for this limit. */
  readonly kind: LimitCheck['kind'];
  readonly owner: LimitOwner;
  readonly limit: AbsenceLimit;
  /** For example `twelve months`. */
  readonly period: string;
  /** A sentence about what the limit is for. */
  readonly describeLimit: (days: number) => string;
  /** Whether the limit belongs to the person's next application. */
  readonly isNext: boolean;
}

/** For example `twelve months` or `five years`. */
const formatYears = (years: number) => (years === 1 ? 'twelve months' : `${inLetters(years)} years`);

/** The limits that cause alerts. Limits of citizenship apply until the application. */
const listWatchedLimits = (record: RecordOnDay, rows: Law): readonly WatchedLimit[] =>
  listLimits(record, rows).filter(
    ({ owner }) => owner !== 'citizenship' || findCitizenshipApplication(record.applications) === null,
  );

function listLimits({ details }: RecordOnDay, rows: Law): readonly WatchedLimit[] {
  const { marriedToBritishCitizen, visaType } = details;
  const hasILR = details.hasILR || needsNoIlr({ details });
  const route = visaType === null ? null : routeOfVisaType(visaType);
  // If the route is unknown, the limit of most routes applies.
  const counting = route === null ? 'continuous_residence' : findRoute(route).absences;
  const limitsYears = counting === 'continuous_residence' || counting === 'long_residence';
  const long = hasILR && marriedToBritishCitizen ? rows.threeYears : rows.fiveYears;
  const until = hasILR ? '' : ' It does not matter for ILR.';
  return [
    {
      name: 'final_year',
      kind: 'final_year',
      owner: 'citizenship',
      limit: rows.finalYear,
      period: formatYears(rows.finalYear.years),
      describeLimit: (days) =>
        `The citizenship limit is ${days} days away in the year before you apply.${until}`,
      isNext: hasILR,
    },
    ...(hasILR || !limitsYears
      ? []
      : [
          {
            name: 'settlement_year',
            kind: 'settlement',
            owner: 'ILR',
            limit: rows.settlementYear,
            period: formatYears(rows.settlementYear.years),
            describeLimit: (days: number) =>
              `On most routes, the ILR limit is ${days} days away in any twelve months. The citizenship limit is lower.`,
            isNext: true,
          } as const,
        ]),
    {
      name: 'long_period',
      owner: 'citizenship',
      kind: long === rows.threeYears ? 'three_years' : 'five_years',
      limit: long,
      period: formatYears(long.years),
      describeLimit: (days) =>
        `The citizenship limit is ${days} days away in the ${formatYears(long.years)} before you apply.${until}`,
      isNext: hasILR,
    },
  ];
}

/** The journeys that the route of the visa counts in its limit of twelve months. */
function filterCountedForIlr(
  { details: { visaType, endorsedBy } }: RecordOnDay,
  journeys: RecordOnDay['journeys'],
): RecordOnDay['journeys'] {
  const route = visaType === null ? null : routeOfVisaType(visaType);
  if (route === null) return journeys;
  return journeys.filter((journey) =>
    countsInTwelveMonths(findRoute(route), journey, endorsedBy ?? undefined),
  );
}

/**
 * Limits that are near, exceeded, or will be exceeded by a planned journey or by staying away. Each day is compared with
 * the limit of that day. @param rows the law; tests pass other rows
 */
export function absenceLimits(record: RecordOnDay, today: CivilDate, rows: Law = law): readonly Trigger[] {
  // The Channel Islands and the Isle of Man belong to the UK for citizenship.
  const journeys = extendOpenJourneys(record.journeys, addYears(today, yearsAhead));
  const outside = journeys.filter(({ crownDependency }) => crownDependency === undefined);
  const counted = filterCountedForIlr(record, journeys);
  let checks: readonly LimitCheck[] | null = null;
  const findCheck = ({ kind }: WatchedLimit) => {
    checks ??= checkLimitsOnRecord({ ...record, today });
    return checks.find((check) => check.kind === kind) ?? null;
  };
  return listWatchedLimits(record, rows).flatMap((watched) => {
    const { limit } = watched;
    const trips = watched.name === 'settlement_year' ? counted : outside;
    const away = absentDays(trips, 'whole_days');
    if (away.length === 0) return [];
    const index = indexDays(away);
    const isAwayOn = (day: CivilDate) => daysWithin(index, toDayNumber(day), toDayNumber(day)) > 0;
    const isStillAway = trips.some(({ stillAway }) => stillAway === true);
    const { isNear, isOver } = compareWithLimit(limit, index);
    const ahead = {
      near: findFirstDay(isNear, limit, away, today),
      over: findFirstDay(isOver, limit, away, today),
    };
    const active = isOver(today) ? isOver : isNear(today) ? isNear : null;
    const check = findCheck(watched);
    const since = active === null ? today : findRunStart(active, today);
    return [
      ...(active === isOver ? [overTrigger(watched, since, check)] : []),
      ...(active === isNear ? [nearTrigger(watched, since, check)] : []),
      // Issued on that day. The step is returned now, so that reminders are calculated again then.
      ...(ahead.near === null ? [] : [nearTrigger(watched, ahead.near, null)]),
      ...(ahead.over === null
        ? []
        : [
            // If the limit itself changes on that day, changing a journey does not help.
            ...(isAwayOn(ahead.over)
              ? [plannedOverTrigger(watched, ahead.over, { today, isStillAway })]
              : []),
            overTrigger(watched, ahead.over, null),
          ]),
      ...(active === null && ahead.near !== null && ahead.over === null && isCloseOnPages(check, today)
        ? [plannedNearTrigger(watched, ahead.near, { today, isStillAway })]
        : []),
    ];
  });
}

/** Whether pages show this limit as near. Ended periods are ignored: they can no longer be changed. */
const isCloseOnPages = (check: LimitCheck | null, today: CivilDate): boolean =>
  check !== null && check.standing === 'near' && check.to !== null && check.to >= today;

const link = '/dashboard/absences';
const advice = 'Check your journeys, planned ones too, before you book another.';

/** `alert` for what pages show in red. */
const typeForTone = (tone: ToneInList): ReminderType => (tone === 'over' ? 'alert' : 'warning');

/** @param check the check that pages show; null for a future day */
function overTrigger(
  { name, owner, limit, period, describeLimit, isNext }: WatchedLimit,
  since: CivilDate,
  check: LimitCheck | null,
): Trigger {
  const { days } = absenceLimitOn(limit, since);
  // The same words as on every page.
  const standing = standingTitle({ standing: 'over', remaining: 0 }, owner);
  return {
    kind: 'absence_limit',
    about: name,
    date: since,
    link,
    steps: [
      {
        from: since,
        name: 'passed',
        type: typeForTone(check?.tone ?? toneOfLimit('over', isNext)),
        title: `${standing}: more than ${days} days away in ${period}`,
        message: `Since ${writtenDate(since)} you have been away for more than ${days} days in the last ${period}. ${describeNumbers(check)}${describeLimit(days)} ${advice}`,
      },
    ],
  };
}

/** @param check the check that pages show; null for a future day */
function nearTrigger(
  { name, owner, limit, period, describeLimit }: WatchedLimit,
  since: CivilDate,
  check: LimitCheck | null,
): Trigger {
  const { days, nearDays } = absenceLimitOn(limit, since);
  const standing = standingTitle({ standing: 'near', remaining: 1 }, owner);
  return {
    kind: 'absence_limit',
    about: name,
    date: since,
    link,
    steps: [
      {
        from: since,
        name: 'near',
        type: typeForTone(toneOfLimit('near')),
        title: `${standing}: more than ${nearDays} days away in ${period}`,
        message: `Since ${writtenDate(since)} you have been away for more than ${nearDays} days in the last ${period}. ${describeNumbers(check)}${describeLimit(days)} ${advice}`,
      },
    ],
  };
}

/** The number that every page shows, with the margin of travel days. */
function describeNumbers(check: LimitCheck | null): string {
  if (check === null || check.from === null || check.to === null) return '';
  const { days, cautious, from, to } = check;
  const margin =
    cautious.days === days
      ? ''
      : ` With your travel days it is ${cautious.days}${needsTravelProof(check) ? ': keep proof of them' : ''}.`;
  return `From ${writtenDate(from)} to ${writtenDate(to)} it is ${days} days.${margin} `;
}

/** @param day on which a planned or open journey brings the days near the limit */
function plannedNearTrigger(
  { name, owner, limit, period, describeLimit }: WatchedLimit,
  day: CivilDate,
  { today, isStillAway }: Pick<PlannedOver, 'today' | 'isStillAway'>,
): Trigger {
  const { days, nearDays } = absenceLimitOn(limit, day);
  const standing = standingTitle({ standing: 'near', remaining: 1 }, owner);
  return {
    kind: 'absence_limit',
    about: name,
    date: day,
    until: addDays(day, -1),
    link,
    steps: [
      {
        from: today,
        name: 'planned_near',
        type: typeForTone(toneOfLimit('near')),
        title: `${standing} ${isStillAway ? 'if you stay away' : 'with a planned journey'}: more than ${nearDays} days away in ${period}`,
        message: `On ${writtenDate(day)} you will have been away for more than ${nearDays} days in the last ${period}. ${describeLimit(days)} ${advice}`,
      },
    ],
  };
}

interface PlannedOver {
  readonly today: CivilDate;
  /** The person is away without a return date, so the limit is exceeded only if they stay away. */
  readonly isStillAway: boolean;
}

function plannedOverTrigger(
  { name, owner, limit, period, describeLimit, isNext }: WatchedLimit,
  day: CivilDate,
  { today, isStillAway }: PlannedOver,
): Trigger {
  const { days } = absenceLimitOn(limit, day);
  // Pages count planned journeys for the limit of ILR, but not for the limits of citizenship.
  const isUrgent = isNext && name === 'settlement_year';
  return {
    kind: 'absence_limit',
    about: name,
    date: day,
    until: addDays(day, -1),
    link,
    inWords: {
      title: `${isStillAway ? 'If you stay away, your journey' : 'A planned journey'} goes over the ${owner} limit`,
      text: `By your record, this day makes it more than ${days} days away in ${period}.`,
    },
    steps: [
      {
        from: isStillAway ? addDays(day, -noticeDays) : today,
        name: 'planned',
        type: typeForTone(toneOfLimit('over', isUrgent && !isStillAway)),
        title: isStillAway
          ? `Come back before ${writtenDate(day)} to keep the ${owner} limit: ${days} days away in ${period}`
          : `A planned journey takes you over the ${owner} limit: ${days} days away in ${period}`,
        message: `On ${writtenDate(day)} you would have been away for more than ${days} days in the last ${period}. ${describeLimit(days)} ${isStillAway ? 'If you are back already, enter the date in your record.' : 'If you can, come back earlier or go later.'}`,
      },
    ],
  };
}

type OnDay = (day: CivilDate) => boolean;

/** Checks whether the days away in the years up to a day are near or over the limit of that day. */
function compareWithLimit(
  limit: AbsenceLimit,
  index: DayIndex,
): { readonly isNear: OnDay; readonly isOver: OnDay } {
  const countDaysAway = (day: CivilDate) => {
    const last = toDayNumber(day);
    return daysWithin(index, yearsLater(last, -limit.years) + 1, last);
  };
  return {
    isNear: (day) => countDaysAway(day) > absenceLimitOn(limit, day).nearDays,
    isOver: (day) => countDaysAway(day) > absenceLimitOn(limit, day).days,
  };
}

/** The first day of the unbroken run, up to today, on which the condition holds. */
function findRunStart(matches: OnDay, today: CivilDate): CivilDate {
  let day = today;
  while (matches(addDays(day, -1))) day = addDays(day, -1);
  return day;
}

/** Later journeys are ignored. */
const yearsAhead = 2;

/** Days of notice before a limit, for a person away without a return date. Our choice, not a figure of law. */
const noticeDays = 60;

/** The first day after today on which a count exceeds its limit; null without one. */
function findFirstDay(isAbove: OnDay, limit: AbsenceLimit, away: DaySet, today: CivilDate): CivilDate | null {
  const first = toDayNumber(today) + 1;
  const last = toDayNumber(addYears(today, yearsAhead));
  // Only a day away can raise the count, and only a new row can lower the limit.
  const changes = [...limit.rows, ...limit.near.rows].flatMap(({ from }) =>
    from === null ? [] : [{ first: toDayNumber(from), last: toDayNumber(from) }],
  );
  const spans = [...away, ...changes].toSorted((one, other) => one.first - other.first);
  for (const span of spans) {
    for (let day = Math.max(span.first, first); day <= Math.min(span.last, last); day += 1) {
      const date = fromDayNumber(day);
      if (isAbove(date) && !isAbove(addDays(date, -1))) return date;
    }
  }
  return null;
}
