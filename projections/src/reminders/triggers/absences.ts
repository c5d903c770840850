import {
  absentDays,
  addDays,
  addYears,
  daysWithin,
  finalYearLimit,
  fiveYearLimit,
  fromDayNumber,
  indexDays,
  routeOfVisaType,
  routeOf,
  settlementYearLimit,
  threeYearLimit,
  toDayNumber,
  type AbsenceLimit,
  type CivilDate,
  type DaySet,
} from '@settlewise/rules';
import { needsNoIlr } from '../../record/settledOnRecord';
import type { Trigger, ReminderType } from '../trigger';
import type { ReminderRecord } from '../record';
import { longDate } from '../wording';

interface Watched {
  readonly name: 'final_year' | 'settlement_year' | 'long_period';
  readonly limit: AbsenceLimit;
  /** For example `twelve months`. */
  readonly lasting: string;
  /** What the limit is for. */
  readonly matters: string;
  /** Whether it is the next thing that the person is on the way to. */
  readonly isNext: boolean;
}

const numberOfYears = { 1: 'twelve months', 3: 'three years', 5: 'five years' } as const;

/** Which limits the person is told of, by the cautious count. */
function watchedBy({ details }: ReminderRecord): readonly Watched[] {
  const { marriedToBritishCitizen, visaType } = details;
  const hasILR = details.hasILR || needsNoIlr({ details });
  const route = visaType === null ? null : routeOfVisaType(visaType);
  // Where it is not known which route somebody is on, they are taken to be on one like most.
  const counting = route === null ? 'continuous_residence' : routeOf(route).absences;
  const limitsYears = counting === 'continuous_residence' || counting === 'long_residence';
  const long = hasILR && marriedToBritishCitizen ? threeYearLimit : fiveYearLimit;
  const until = hasILR ? '' : ' It does not matter for ILR.';
  return [
    {
      name: 'final_year',
      limit: finalYearLimit,
      lasting: numberOfYears[finalYearLimit.years],
      matters: `Citizenship allows ${finalYearLimit.days} days away in the final year before an application.${until}`,
      isNext: hasILR,
    },
    ...(hasILR || !limitsYears
      ? []
      : [
          {
            name: 'settlement_year',
            limit: settlementYearLimit,
            lasting: numberOfYears[settlementYearLimit.years],
            matters: `Most routes to ILR allow ${settlementYearLimit.days} days away in any twelve months. For citizenship the limit is lower.`,
            isNext: true,
          } as const,
        ]),
    {
      name: 'long_period',
      limit: long,
      lasting: numberOfYears[long.years],
      matters: `Citizenship allows ${long.days} days away in the ${numberOfYears[long.years]} before an application.${until}`,
      isNext: hasILR,
    },
  ];
}

/** Limits that are near, passed, or will be passed on a journey that is planned. */
export function absenceLimits(record: ReminderRecord, today: CivilDate): readonly Trigger[] {
  const all = absentDays(record.journeys, 'inclusive');
  // The Channel Islands and the Isle of Man belong to the UK for citizenship.
  const outside = record.journeys.filter(({ crownDependency }) => crownDependency === undefined);
  const outsideForCitizenship = absentDays(outside, 'inclusive');
  return watchedBy(record).flatMap((watched) => {
    const { limit } = watched;
    const away = watched.name === 'settlement_year' ? all : outsideForCitizenship;
    if (away.length === 0) return [];
    const index = indexDays(away);
    const awayOn: DaysAwayOn = (day) =>
      daysWithin(index, toDayNumber(addYears(day, -limit.years)) + 1, toDayNumber(day));
    const ahead = {
      near: firstDayAbove(away, awayOn, limit.nearDays, today),
      over: firstDayAbove(away, awayOn, limit.days, today),
    };
    const count = awayOn(today);
    const above = count > limit.days ? limit.days : count > limit.nearDays ? limit.nearDays : null;
    return [
      ...(above === null ? [] : [passed(watched, above, firstOfRun(awayOn, above, today))]),
      // Told on the day on which it comes; named now so that it is looked at then.
      ...(ahead.near === null ? [] : [passed(watched, limit.nearDays, ahead.near)]),
      ...(ahead.over === null
        ? []
        : [planned(watched, ahead.over, today), passed(watched, limit.days, ahead.over)]),
    ];
  });
}

const link = '/dashboard/absences';
const whatToDo = 'Check your journeys, planned ones too, before you book another.';

function passed({ name, limit, lasting, matters, isNext }: Watched, days: number, since: CivilDate): Trigger {
  const isOver = days === limit.days;
  const type: ReminderType = isOver && isNext ? 'alert' : 'warning';
  return {
    ...{ kind: 'absence_limit', about: name, date: since, link },
    steps: [
      {
        ...{ from: since, name: isOver ? 'passed' : 'near', type },
        title: `More than ${days} days away in ${lasting}`,
        message: `Since ${longDate(since)} you have been away for more than ${days} days in the last ${lasting}, the days of travel counted. ${matters} ${whatToDo}`,
      },
    ],
  };
}

function planned({ name, limit, lasting, matters }: Watched, day: CivilDate, today: CivilDate): Trigger {
  return {
    ...{ kind: 'absence_limit', about: name, date: day, until: addDays(day, -1), link },
    steps: [
      {
        ...{ from: today, name: 'planned', type: 'warning' },
        title: `A planned journey takes you over ${limit.days} days away in ${lasting}`,
        message: `On ${longDate(day)} you would have been away for more than ${limit.days} days in the last ${lasting}, the days of travel counted. ${matters} If you can, come back earlier or go later.`,
      },
    ],
  };
}

/** The days away in the years of a limit that end on a day. */
type DaysAwayOn = (day: CivilDate) => number;

/** The first of the days up to today on which the count is above a number without a break. */
function firstOfRun(awayOn: DaysAwayOn, above: number, today: CivilDate): CivilDate {
  let day = today;
  while (awayOn(addDays(day, -1)) > above) day = addDays(day, -1);
  return day;
}

/** Journeys further ahead than this are not looked at. */
const yearsAhead = 2;

/** The first day after today on which the count comes to be above a number; null where no journey leads to that. */
function firstDayAbove(away: DaySet, awayOn: DaysAwayOn, above: number, today: CivilDate): CivilDate | null {
  const first = toDayNumber(today) + 1;
  const last = toDayNumber(addYears(today, yearsAhead));
  for (const span of away) {
    // Only a day away can raise it.
    for (let day = Math.max(span.first, first); day <= Math.min(span.last, last); day += 1) {
      const date = fromDayNumber(day);
      if (awayOn(addDays(date, -1)) <= above && awayOn(date) > above) return date;
    }
  }
  return null;
}
