import { lengthOf, type DaySpan } from '../../absences/trip';
import type { Reason, SettlementAnswer } from '../../assessment/answer';
import { against, dayCount, toKnow } from '../../assessment/wording';
import { fromDayNumber, toDayNumber, type CivilDate, type DayNumber } from '../../calendar/civilDate';
import { dayNumberOf } from '../../calendar/dayNumbers';
import { anyTwelveMonths, longResidenceSingle, longResidenceTotal } from '../../parameters/absenceRules';
import type { Route } from '../../routes/route';
import { routeOf, type RouteKey } from '../../routes/routes';
import { assessSettlement } from '../../settlement/assessSettlement';
import type { IlrForm, YearlyTotal } from './ilrForm';
import type { Judgement } from './judgement';
import {
  calendarYearsOf,
  countsTwelveMonthsIn,
  isOverInYear,
  limitsTwelveMonths,
  yearsLookedAt,
  yearsServed,
} from './qualifyingYears';

interface Question {
  readonly form: IlrForm;
  readonly route: RouteKey;
  readonly years: number;
  readonly today: CivilDate;
}

/** A calendar year as far as it lies in the period, with the days that can have been spent away in it. */
interface YearInPeriod extends DaySpan {
  readonly year: number;
  readonly days: number;
}

/**
 * Judges totals by calendar year, which carry no dates. A year of more than 180 days breaks the rule for certain: the
 * years are counted anew from 1 January after it, which is the earliest day that is free of it wherever in the year
 * its days lie. Two neighbouring years may hide twelve months over the limit: that cannot be known, and is said. Of a
 * year at the edge of the period no more days are taken than it has there; other years are left out. The form is sound.
 */
export function judgeByYears({ form, route: key, years, today }: Question): Judgement {
  const route = routeOf(key);
  const asOf = toDayNumber(today);
  const grant = toDayNumber(form.visaStartDate);
  const entry = toDayNumber(form.entryDate ?? form.visaStartDate);
  const fromGrant = answerFrom(key, grant, entry, asOf);
  const broken: Reason[] = [];
  let answer = fromGrant;
  for (;;) {
    // Days before the entry can move the years on, and with them the calendar years that they touch.
    const served = yearsServed(answer) ?? yearsLookedAt(answer, years, asOf);
    const obstacle = obstacleOf(route, yearsIn(served, form.absencesPerYear));
    if (obstacle === null) break;
    broken.push(obstacle.reason);
    const restart = dayNumberOf(obstacle.year + 1, 1, 1);
    answer = answerFrom(key, restart, Math.max(restart, entry), asOf);
  }
  // What a person reads about is the years of the visa, not of the count begun anew.
  const looked = answer.verdict === 'eligible' ? answer : fromGrant;
  const period = yearsLookedAt(looked, years, asOf);
  const typed = yearsIn(period, form.absencesPerYear);
  const isOver = broken.length > 0 && answer.verdict !== 'eligible';
  return {
    verdict: isOver && answer.verdict === 'not_yet' ? 'over_limit' : answer.verdict,
    earliest: answer.earliestApplicationDate,
    period,
    complete: fromGrant.periodComplete ?? fromGrant.periodStart,
    absencesKept: !isOver && answer.verdict !== 'over_limit',
    totalKept: !isOver || broken.every(({ code }) => code !== 'early_years_over_limit'),
    days: typed.reduce((total, { days }) => total + days, 0),
    byYear: typed.map(({ year, days }) => ({
      ...{ year, days },
      over: isOverInYear(route, year, days),
    })),
    reasons: [
      ...(isOver ? broken : []),
      ...unknowable(route, typed),
      // Without trips the engine saw no day away, so what it says about them is left out.
      ...answer.reasons.filter(({ code }) => code !== 'twelve_months_within_limit'),
      ...(entry > grant && limitsTwelveMonths(route) ? [daysBeforeEntry(grant, entry)] : []),
    ],
    counts: null,
  };
}

function answerFrom(route: RouteKey, grant: DayNumber, entry: DayNumber, asOf: DayNumber): SettlementAnswer {
  return assessSettlement({
    settlement: { route, grantDate: fromDayNumber(grant), entryDate: fromDayNumber(entry) },
    ...{ trips: [], counting: 'inclusive', asOf },
  });
}

function yearsIn(period: DaySpan, totals: readonly YearlyTotal[]): readonly YearInPeriod[] {
  const daysOf = new Map(totals.map(({ year, days }) => [year, days]));
  return calendarYearsOf(period).map((span) => ({
    ...span,
    days: Math.min(daysOf.get(span.year) ?? 0, lengthOf(span)),
  }));
}

/** The last year that breaks a rule for certain, with the sentence that says so; null where none does. */
function obstacleOf(
  route: Route,
  years: readonly YearInPeriod[],
): { readonly year: number; readonly reason: Reason } | null {
  if (!limitsTwelveMonths(route)) return null;
  const limit = anyTwelveMonths.days;
  const over = years.findLast(({ year, days }) => isOverInYear(route, year, days));
  if (over !== undefined)
    return {
      year: over.year,
      reason: against(
        'year_over_limit',
        `${dayCount(over.days)} away in ${over.year}; any twelve months may hold at most ${limit}. Without the dates of your trips the years can only be counted anew from 1 January ${over.year + 1}. With individual trips the date may be earlier.`,
        anyTwelveMonths.source,
        { ...over, limit },
      ),
    };
  const early = years.filter(({ year }) => !countsTwelveMonthsIn(route, year));
  const total = early.reduce((sum, { days }) => sum + days, 0);
  const firstAway = early.find(({ days }) => days > 0);
  if (total <= longResidenceTotal.days || firstAway === undefined) return null;
  return {
    year: firstAway.year,
    reason: against(
      'early_years_over_limit',
      `${dayCount(total)} away before ${early.at(-1)?.year ?? firstAway.year} was over; before 11 April 2024 long residence allows at most ${longResidenceTotal.days} in all.`,
      longResidenceTotal.source,
      { days: total, limit: longResidenceTotal.days },
    ),
  };
}

/** What totals by year leave open. */
function unknowable(route: Route, years: readonly YearInPeriod[]): readonly Reason[] {
  if (!limitsTwelveMonths(route)) return [];
  const limit = anyTwelveMonths.days;
  const reasons: Reason[] = [];
  years.forEach((year, position) => {
    const next = years[position + 1];
    if (next === undefined || !countsTwelveMonthsIn(route, year.year)) return;
    const days = year.days + next.days;
    const known = [year, next].some((one) => one.days === 0 || one.days > limit);
    if (!known && days > limit)
      reasons.push(
        toKnow(
          'years_may_hide_window',
          `${dayCount(year.days)} in ${year.year} and ${dayCount(next.days)} in ${next.year} are more than ${limit} together. Totals do not show when you were away, so twelve months across the two years may be over the limit. Enter individual trips to be sure.`,
          anyTwelveMonths.source,
          { days, limit, first: year.first, last: next.last },
        ),
      );
  });
  for (const year of years)
    if (!countsTwelveMonthsIn(route, year.year) && year.days > longResidenceSingle.days)
      reasons.push(
        toKnow(
          'year_may_hide_long_absence',
          `${dayCount(year.days)} away in ${year.year}: before 11 April 2024 no single absence may be longer than ${longResidenceSingle.days} days, and totals do not show whether one was. Enter individual trips to be sure.`,
          longResidenceSingle.source,
          { ...year, limit: longResidenceSingle.days },
        ),
      );
  return reasons;
}

function daysBeforeEntry(grant: DayNumber, entry: DayNumber): Reason {
  return toKnow(
    'totals_before_entry',
    'The days between your visa’s issue and your arrival count as days away. Put them into the yearly totals if they are not there yet.',
    anyTwelveMonths.source,
    { first: grant, last: entry - 1 },
  );
}
