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
import { routeOf, routeOfVisaType } from '@settlewise/rules/routes';
import { countsInTwelveMonths } from '@settlewise/rules/settlement';
import { citizenshipApplicationOf } from '../../record/citizenshipApplication';
import { limitChecksOnRecord } from '../../record/limitChecks';
import { ifStillAwayOn } from '../../record/recordedTrip';
import { needsNoIlr } from '../../record/settledOnRecord';
import type { Trigger, ReminderType } from '../trigger';
import type { RecordOnDay } from '../../record/recordOn';

interface Watched {
  readonly name: 'final_year' | 'settlement_year' | 'long_period';
  /** The same limit on every page. */
  readonly kind: LimitCheck['kind'];
  readonly owner: LimitOwner;
  readonly limit: AbsenceLimit;
  /** For example `twelve months`. */
  readonly lasting: string;
  /** What so many days are for. */
  readonly matters: (days: number) => string;
  /** Whether it is the next thing that the person is on the way to. */
  readonly isNext: boolean;
}

/** A period as sentences say it: `twelve months`, `five years`. */
const lastingYears = (years: number) => (years === 1 ? 'twelve months' : `${inLetters(years)} years`);

/** Which limits the person is told of. For citizenship they count until it is applied for. */
const watchedBy = (record: RecordOnDay, rows: Law): readonly Watched[] =>
  limitsOf(record, rows).filter(
    ({ owner }) => owner !== 'citizenship' || citizenshipApplicationOf(record.applications) === null,
  );

function limitsOf({ details }: RecordOnDay, rows: Law): readonly Watched[] {
  const { marriedToBritishCitizen, visaType } = details;
  const hasILR = details.hasILR || needsNoIlr({ details });
  const route = visaType === null ? null : routeOfVisaType(visaType);
  // If the route is unknown, the limit of most routes applies.
  const counting = route === null ? 'continuous_residence' : routeOf(route).absences;
  const limitsYears = counting === 'continuous_residence' || counting === 'long_residence';
  const long = hasILR && marriedToBritishCitizen ? rows.threeYears : rows.fiveYears;
  const until = hasILR ? '' : ' It does not matter for ILR.';
  return [
    {
      name: 'final_year',
      kind: 'final_year',
      owner: 'citizenship',
      limit: rows.finalYear,
      lasting: lastingYears(rows.finalYear.years),
      matters: (days) => `The citizenship limit is ${days} days away in the year before you apply.${until}`,
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
            lasting: lastingYears(rows.settlementYear.years),
            matters: (days: number) =>
              `On most routes, the ILR limit is ${days} days away in any twelve months. The citizenship limit is lower.`,
            isNext: true,
          } as const,
        ]),
    {
      name: 'long_period',
      owner: 'citizenship',
      kind: long === rows.threeYears ? 'three_years' : 'five_years',
      limit: long,
      lasting: lastingYears(long.years),
      matters: (days) =>
        `The citizenship limit is ${days} days away in the ${lastingYears(long.years)} before you apply.${until}`,
      isNext: hasILR,
    },
  ];
}

/** The journeys whose days the route of the visa counts in twelve months. */
function countedForSettlement(
  { details: { visaType, endorsedBy } }: RecordOnDay,
  journeys: RecordOnDay['journeys'],
): RecordOnDay['journeys'] {
  const route = visaType === null ? null : routeOfVisaType(visaType);
  if (route === null) return journeys;
  return journeys.filter((journey) => countsInTwelveMonths(routeOf(route), journey, endorsedBy ?? undefined));
}

/**
 * Limits that are near, passed, or will be passed on a journey that is planned, or if the person stays away. Each day is
 * held against the limit of that day. @param rows the law; given where other rows are tried
 */
export function absenceLimits(record: RecordOnDay, today: CivilDate, rows: Law = law): readonly Trigger[] {
  // The Channel Islands and the Isle of Man belong to the UK for citizenship.
  const journeys = ifStillAwayOn(record.journeys, addYears(today, yearsAhead));
  const outside = journeys.filter(({ crownDependency }) => crownDependency === undefined);
  const counted = countedForSettlement(record, journeys);
  let checks: readonly LimitCheck[] | null = null;
  const checkOf = ({ kind }: Watched) => {
    checks ??= limitChecksOnRecord({ ...record, today });
    return checks.find((check) => check.kind === kind) ?? null;
  };
  return watchedBy(record, rows).flatMap((watched) => {
    const { limit } = watched;
    const trips = watched.name === 'settlement_year' ? counted : outside;
    const away = absentDays(trips, 'whole_days');
    if (away.length === 0) return [];
    const index = indexDays(away);
    const isAwayOn = (day: CivilDate) => daysWithin(index, toDayNumber(day), toDayNumber(day)) > 0;
    const ifTheyStay = trips.some(({ stillAway }) => stillAway === true);
    const { isNear, isOver } = againstOn(limit, index);
    const ahead = {
      near: firstDayThat(isNear, limit, away, today),
      over: firstDayThat(isOver, limit, away, today),
    };
    const now = isOver(today) ? isOver : isNear(today) ? isNear : null;
    const check = checkOf(watched);
    const since = now === null ? today : firstOfRun(now, today);
    return [
      ...(now === isOver ? [over(watched, since, check)] : []),
      ...(now === isNear ? [near(watched, since, check)] : []),
      // Issued on the day itself; the step is returned now so that reminders are calculated again then.
      ...(ahead.near === null ? [] : [near(watched, ahead.near, null)]),
      ...(ahead.over === null
        ? []
        : [
            // Where the limit itself changes, no journey can be changed for it.
            ...(isAwayOn(ahead.over) ? [planned(watched, ahead.over, { today, ifTheyStay })] : []),
            over(watched, ahead.over, null),
          ]),
      ...(now === null && ahead.near !== null && ahead.over === null && isCloseOnPages(check, today)
        ? [comesNear(watched, ahead.near, { today, ifTheyStay })]
        : []),
    ];
  });
}

/**
 * Whether pages call a time close to its limit that still runs: they count the journeys that are planned. Of one that has
 * ended nothing can be kept any more, so nothing is told of it.
 */
const isCloseOnPages = (check: LimitCheck | null, today: CivilDate): boolean =>
  check !== null && check.standing === 'near' && check.to !== null && check.to >= today;

const link = '/dashboard/absences';
const whatToDo = 'Check your journeys, planned ones too, before you book another.';

/** Urgent is what every page shows in red. */
const typeOf = (tone: ToneInList): ReminderType => (tone === 'over' ? 'alert' : 'warning');

/** @param check the number that pages show for it; null for a day that is still to come */
function over(
  { name, owner, limit, lasting, matters, isNext }: Watched,
  since: CivilDate,
  check: LimitCheck | null,
): Trigger {
  const { days } = absenceLimitOn(limit, since);
  // In the words that every page has for it.
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
        type: typeOf(check?.tone ?? toneOfLimit('over', isNext)),
        title: `${standing}: more than ${days} days away in ${lasting}`,
        message: `Since ${writtenDate(since)} you have been away for more than ${days} days in the last ${lasting}. ${describeNumbers(check)}${matters(days)} ${whatToDo}`,
      },
    ],
  };
}

/** @param check the number that pages show for it; null for a day that is still to come */
function near(
  { name, owner, limit, lasting, matters }: Watched,
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
        type: typeOf(toneOfLimit('near')),
        title: `${standing}: more than ${nearDays} days away in ${lasting}`,
        message: `Since ${writtenDate(since)} you have been away for more than ${nearDays} days in the last ${lasting}. ${describeNumbers(check)}${matters(days)} ${whatToDo}`,
      },
    ],
  };
}

/** The number that every page shows, and the margin beside it. */
function describeNumbers(check: LimitCheck | null): string {
  if (check === null || check.from === null || check.to === null) return '';
  const { days, cautious, from, to } = check;
  const margin =
    cautious.days === days
      ? ''
      : ` With your travel days it is ${cautious.days}${needsTravelProof(check) ? ': keep proof of them' : ''}.`;
  return `From ${writtenDate(from)} to ${writtenDate(to)} it is ${days} days.${margin} `;
}

/** @param day on which a journey that is planned or goes on brings the days close to the limit */
function comesNear(
  { name, owner, limit, lasting, matters }: Watched,
  day: CivilDate,
  { today, ifTheyStay }: Pick<PlannedOver, 'today' | 'ifTheyStay'>,
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
        type: typeOf(toneOfLimit('near')),
        title: `${standing} ${ifTheyStay ? 'if you stay away' : 'with a planned journey'}: more than ${nearDays} days away in ${lasting}`,
        message: `On ${writtenDate(day)} you will have been away for more than ${nearDays} days in the last ${lasting}. ${matters(days)} ${whatToDo}`,
      },
    ],
  };
}

interface PlannedOver {
  readonly today: CivilDate;
  /** The person is away without a return date: it comes to that only if they stay away. */
  readonly ifTheyStay: boolean;
}

function planned(
  { name, owner, limit, lasting, matters, isNext }: Watched,
  day: CivilDate,
  { today, ifTheyStay }: PlannedOver,
): Trigger {
  const { days } = absenceLimitOn(limit, day);
  // Pages count planned journeys against the limit of ILR, not yet against those of the years before an application.
  const alarms = isNext && name === 'settlement_year';
  return {
    kind: 'absence_limit',
    about: name,
    date: day,
    until: addDays(day, -1),
    link,
    inWords: {
      title: `${ifTheyStay ? 'If you stay away, your journey' : 'A planned journey'} goes over the ${owner} limit`,
      text: `By your record, this day makes it more than ${days} days away in ${lasting}.`,
    },
    steps: [
      {
        from: ifTheyStay ? addDays(day, -noticeDays) : today,
        name: 'planned',
        type: typeOf(toneOfLimit('over', alarms && !ifTheyStay)),
        title: ifTheyStay
          ? `Come back before ${writtenDate(day)} to keep the ${owner} limit: ${days} days away in ${lasting}`
          : `A planned journey takes you over the ${owner} limit: ${days} days away in ${lasting}`,
        message: `On ${writtenDate(day)} you would have been away for more than ${days} days in the last ${lasting}. ${matters(days)} ${ifTheyStay ? 'If you are back already, enter the date in your record.' : 'If you can, come back earlier or go later.'}`,
      },
    ],
  };
}

type OnDay = (day: CivilDate) => boolean;

/** Whether the days away of the years that end on a day are near the limit of that day, and whether they are over it. */
function againstOn(limit: AbsenceLimit, index: DayIndex): { readonly isNear: OnDay; readonly isOver: OnDay } {
  const awayOn = (day: CivilDate) => {
    const last = toDayNumber(day);
    return daysWithin(index, yearsLater(last, -limit.years) + 1, last);
  };
  return {
    isNear: (day) => awayOn(day) > absenceLimitOn(limit, day).nearDays,
    isOver: (day) => awayOn(day) > absenceLimitOn(limit, day).days,
  };
}

/** The first day of the unbroken run, up to today, on which the condition holds. */
function firstOfRun(isSo: OnDay, today: CivilDate): CivilDate {
  let day = today;
  while (isSo(addDays(day, -1))) day = addDays(day, -1);
  return day;
}

/** Journeys further ahead than this are not looked at. */
const yearsAhead = 2;

/** How long before a limit a person who is away without a return date is warned. Our choice, not a figure of law. */
const noticeDays = 60;

/** The first day after today on which a count comes to be above its limit; null where nothing leads to that. */
function firstDayThat(isAbove: OnDay, limit: AbsenceLimit, away: DaySet, today: CivilDate): CivilDate | null {
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
