import { writtenDate } from '@settlewise/rules/assessment';
import { absentDays, daysWithin, indexDays, standingTitle } from '@settlewise/rules/absences';
import {
  addDays,
  addYears,
  type CivilDate,
  fromDayNumber,
  toDayNumber,
  yearsLater,
} from '@settlewise/rules/calendar';
import { absenceLimitOn, law } from '@settlewise/rules/parameters';
import { findRoute, routeOfVisaType } from '@settlewise/rules/routes';
import { needsNoIlr } from '../../record/settledOnRecord';
import type { RecordOnDay } from '../../record/recordOn';
import type { Trigger } from '../trigger';

/** Days left of the ILR limit at the last warning. Our choice, not a figure of law. */
const daysLeft = 10;
/** Later journeys are ignored. */
const yearsAhead = 2;

/** A warning between the alert that the ILR limit is near and the limit itself. */
export function lastDaysOfLimit(record: RecordOnDay, today: CivilDate): readonly Trigger[] {
  const { details, journeys } = record;
  const route = details.visaType === null ? null : routeOfVisaType(details.visaType);
  // If the route is unknown, the limit of most routes applies.
  const counting = route === null ? 'continuous_residence' : findRoute(route).absences;
  const isLimited = counting === 'continuous_residence' || counting === 'long_residence';
  if (details.hasILR || needsNoIlr(record) || !isLimited) return [];
  const away = absentDays(journeys, 'whole_days');
  if (away.length === 0) return [];
  const limit = law.settlementYear;
  const index = indexDays(away);
  const isClose = (day: CivilDate): boolean => {
    const last = toDayNumber(day);
    const days = daysWithin(index, yearsLater(last, -limit.years) + 1, last);
    const maxDays = absenceLimitOn(limit, day).days;
    return days > maxDays - daysLeft && days <= maxDays;
  };
  const since = isClose(today) ? findRunStart(isClose, today) : findFirstAhead(isClose, away, today);
  if (since === null) return [];
  const maxDays = absenceLimitOn(limit, since).days;
  return [
    {
      kind: 'absence_limit',
      about: 'settlement_year last days',
      date: since,
      link: '/dashboard/absences',
      steps: [
        {
          from: since,
          name: 'last days',
          type: 'warning',
          title: `${standingTitle({ standing: 'near', remaining: 1 }, 'ILR')}: more than ${maxDays - daysLeft} days away in twelve months`,
          message: `Since ${writtenDate(since)} you have fewer than ${daysLeft} days left of the ILR limit of ${maxDays} days in twelve months. Check your journeys, planned ones too, before you book another.`,
        },
      ],
    },
  ];
}

/** The first day of the unbroken run, up to today, on which the condition holds. */
function findRunStart(matches: (day: CivilDate) => boolean, today: CivilDate): CivilDate {
  let day = today;
  while (matches(addDays(day, -1))) day = addDays(day, -1);
  return day;
}

/** Only a day away can raise the count. */
function findFirstAhead(
  matches: (day: CivilDate) => boolean,
  away: ReturnType<typeof absentDays>,
  today: CivilDate,
): CivilDate | null {
  const last = toDayNumber(addYears(today, yearsAhead));
  for (const span of away.toSorted((one, other) => one.first - other.first))
    for (let day = Math.max(span.first, toDayNumber(today) + 1); day <= Math.min(span.last, last); day += 1)
      if (matches(fromDayNumber(day))) return fromDayNumber(day);
  return null;
}
