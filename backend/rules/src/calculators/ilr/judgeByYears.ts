import { lengthOf, type DaySpan } from '../../absences/trip';
import type { Missing, SettlementAnswer } from '../../assessment/answer';
import type { Reason } from '../../assessment/reason';
import { fromDayNumber, toDayNumber, type CivilDate, type DayNumber } from '../../calendar/civilDate';
import { dayNumberOf } from '../../calendar/dayNumbers';
import { lawOn, type Law, type LawOnDay } from '../../parameters/law';
import type { Route } from '../../routes/route';
import { routeOf, type RouteKey } from '../../routes/routes';
import { assessSettlement } from '../../settlement/assessSettlement';
import type { IlrForm, YearlyTotal } from './ilrForm';
import type { Judgement } from './judgement';
import { missingTotals, missingTrips, type GivenYear } from './missingTotals';
import {
  calendarYearsOf,
  countsTwelveMonthsIn,
  isOverInYear,
  limitsTwelveMonths,
  yearsLookedAt,
  yearsServed,
} from './qualifyingYears';
import { against, toKnow } from './said';
import type { SettlementAsked } from './settlementAsked';

interface Question {
  readonly form: IlrForm;
  readonly route: RouteKey;
  readonly years: number;
  /** The day of the application that is asked about. */
  readonly today: CivilDate;
  /** The day of the answer: an application that waits is decided then or later. */
  readonly answeredOn: CivilDate;
  readonly asked: SettlementAsked;
  readonly rows: Law | undefined;
}

/** A calendar year as far as it lies in the period, with the days that can have been spent away in it. */
interface YearInPeriod extends GivenYear {
  readonly days: number;
}

/**
 * Judges totals by calendar year, which carry no dates. A year of more than 180 days breaks the rule for certain: the
 * years are counted anew from 1 January after it, which is the earliest day that is free of it wherever in the year
 * its days lie. Two neighbouring years may hide twelve months over the limit: that cannot be known, and is said. Of a
 * year at the edge of the period no more days are taken than it has there; other years are left out. The form is sound.
 */
export function judgeByYears(question: Question): Judgement {
  const { form, route: key, years, today, asked, rows } = question;
  const law = lawOn(today, rows);
  const route = routeOf(key);
  const asOf = toDayNumber(today);
  const grant = toDayNumber(asked.grant);
  const entry = toDayNumber(asked.entry);
  const fromGrant = answerFrom(question, grant, entry);
  const { answer, judged, broken } = clearOfYearsOver({ question, route, law }, fromGrant);
  // What a person reads about is the years of the visa, not of the count begun anew.
  const looked = answer.verdict === 'eligible' ? answer : fromGrant;
  const period = yearsLookedAt(looked, years, asOf);
  const typed = givenIn(period, form.absencesPerYear).map(withDays);
  const typedDays = typed.reduce((total, { days }) => total + days, 0);
  const isOver = broken.length > 0 && answer.verdict !== 'eligible';
  const missing = missingOf(route, answer, judged, { asOf, law });
  const isOpen = missing.length > 0;
  return {
    verdict: isOpen ? 'not_enough' : isOver && answer.verdict === 'not_yet' ? 'over_limit' : answer.verdict,
    missing,
    answer,
    earliest: isOpen ? null : answer.earliestApplicationDate,
    period,
    complete: fromGrant.periodComplete ?? fromGrant.periodStart,
    absencesKept: !isOpen && !isOver && answer.verdict !== 'over_limit',
    totalKept: !isOver || broken.every(({ code }) => code !== 'early_years_over_limit'),
    days: typedDays,
    // Totals have no dates: nobody can tell the days of travel among them.
    wholeDays: typedDays,
    byYear: typed.map(({ year, days, last }) => ({
      year,
      days,
      over: isOverInYear(route, { year, days }, law) && last >= countedIn(route, period).first,
    })),
    reasons: [
      ...(isOver ? broken : []),
      ...unknowable(route, judged.map(withDays), law),
      // Without trips the engine saw no day away, so what it says about them is left out.
      ...answer.reasons
        .filter(
          ({ code }) => code !== 'twelve_months_within_limit' && !(isOpen && ofADateThatIsKnown.has(code)),
        )
        // Years begun anew do not begin the visa anew.
        .map((reason) =>
          reason.code === permissionAssumed
            ? (fromGrant.reasons.find(({ code }) => code === permissionAssumed) ?? reason)
            : reason,
        ),
      ...(entry > grant && limitsTwelveMonths(route) ? [daysBeforeEntry(grant, entry, law)] : []),
    ],
    counts: null,
  };
}

interface ClearOfYearsOver {
  readonly answer: SettlementAnswer;
  /** The calendar years that the answer rests on. */
  readonly judged: readonly GivenYear[];
  /** Why the years were begun anew. */
  readonly broken: readonly Reason[];
}

/** Begins the years anew after each calendar year that breaks a rule for certain, until none is left. */
function clearOfYearsOver(
  judging: { readonly question: Question; readonly route: Route; readonly law: LawOnDay },
  answer: SettlementAnswer,
  broken: readonly Reason[] = [],
): ClearOfYearsOver {
  const { question, route, law } = judging;
  const { form, years, today, asked } = question;
  const asOf = toDayNumber(today);
  // Days before the entry can move the years on, and with them the calendar years that they touch.
  const served = yearsServed(answer) ?? yearsLookedAt(answer, years, asOf);
  const judged = givenIn(countedIn(route, served), form.absencesPerYear);
  const obstacle = obstacleOf(route, judged.map(withDays), law);
  // Without the permissions that are missing, years begun anew would name a day that nobody can know.
  if (obstacle === null || answer.missing.length > 0) return { answer, judged, broken };
  const restart = dayNumberOf(obstacle.year + 1, 1, 1);
  const anew = answerFrom(question, restart, Math.max(restart, toDayNumber(asked.entry)));
  return clearOfYearsOver(judging, anew, [...broken, obstacle.reason]);
}

/** Permission without a gap, where nobody gave visas. */
const permissionAssumed = 'lawful_residence_assumed';

/** Reasons that name a day, or years that are complete, which nobody can as long as something is missing. */
const ofADateThatIsKnown: ReadonlySet<string> = new Set(['qualifying_period', 'wait_until']);

function missingOf(
  route: Route,
  answer: SettlementAnswer,
  judged: readonly GivenYear[],
  { asOf, law }: { readonly asOf: DayNumber; readonly law: LawOnDay },
): readonly Missing[] {
  if (answer.verdict === 'no_route' || answer.missing.length > 0) return answer.missing;
  return [...missingTotals(route, judged, asOf, law), ...missingTrips(route, judged, law)];
}

function answerFrom(
  { asked: { settlement, person }, answeredOn, rows }: Question,
  grant: DayNumber,
  entry: DayNumber,
): SettlementAnswer {
  return assessSettlement({
    settlement: { ...settlement, grantDate: fromDayNumber(grant), entryDate: fromDayNumber(entry) },
    trips: [],
    counting: 'inclusive',
    asOf: toDayNumber(answeredOn),
    person,
    ...(rows === undefined ? {} : { law: rows }),
  });
}

/** The part of a period in which the route counts days away: some leave out what lies before a day. */
function countedIn({ ignoredAbsences: ignored }: Route, { first, last }: DaySpan): DaySpan {
  if (ignored === null || ignored.kind === 'permission_granted_before') return { first, last };
  return { first: Math.max(first, toDayNumber(ignored.date)), last };
}

function givenIn(period: DaySpan, totals: readonly YearlyTotal[]): readonly GivenYear[] {
  const daysOf = new Map(totals.map(({ year, days }) => [year, days]));
  return calendarYearsOf(period).map((span) => {
    const days = daysOf.get(span.year);
    return { ...span, days: days === undefined ? null : Math.min(days, lengthOf(span)) };
  });
}

/** With no days where nobody gave a total: what is missing is said elsewhere. */
const withDays = (year: GivenYear): YearInPeriod => ({ ...year, days: year.days ?? 0 });

/** The last year that breaks a rule for certain, with the sentence that says so; null where none does. */
function obstacleOf(
  route: Route,
  years: readonly YearInPeriod[],
  law: LawOnDay,
): { readonly year: number; readonly reason: Reason } | null {
  if (!limitsTwelveMonths(route)) return null;
  const { anyTwelveMonths, longResidenceTotal } = law;
  const limit = anyTwelveMonths.days;
  const over = years.findLast(({ year, days }) => isOverInYear(route, { year, days }, law));
  if (over !== undefined)
    return {
      year: over.year,
      reason: against(
        'year_over_limit',
        { days: over.days, year: over.year, limit },
        anyTwelveMonths.source,
        { ...over, limit },
      ),
    };
  const early = years.filter(({ year }) => !countsTwelveMonthsIn(route, year, law));
  const total = early.reduce((sum, { days }) => sum + days, 0);
  const firstAway = early.find(({ days }) => days > 0);
  if (total <= longResidenceTotal.days || firstAway === undefined) return null;
  return {
    year: firstAway.year,
    reason: against(
      'early_years_over_limit',
      {
        days: total,
        year: early.at(-1)?.year ?? firstAway.year,
        since: law.longResidenceRollingSince,
        limit: longResidenceTotal.days,
      },
      longResidenceTotal.source,
      { days: total, limit: longResidenceTotal.days },
    ),
  };
}

/** What totals by year leave open. */
function unknowable(route: Route, years: readonly YearInPeriod[], law: LawOnDay): readonly Reason[] {
  if (!limitsTwelveMonths(route)) return [];
  const { anyTwelveMonths, longResidenceSingle } = law;
  const limit = anyTwelveMonths.days;
  const reasons: Reason[] = [];
  years.forEach((year, position) => {
    const next = years[position + 1];
    if (next === undefined || !countsTwelveMonthsIn(route, year.year, law)) return;
    const days = year.days + next.days;
    const known = [year, next].some((one) => one.days === 0 || one.days > limit);
    if (!known && days > limit)
      reasons.push(
        toKnow('years_may_hide_window', { one: year, next, limit }, anyTwelveMonths.source, {
          days,
          limit,
          first: year.first,
          last: next.last,
        }),
      );
  });
  for (const year of years)
    if (!countsTwelveMonthsIn(route, year.year, law) && year.days > longResidenceSingle.days)
      reasons.push(
        toKnow(
          'year_may_hide_long_absence',
          {
            days: year.days,
            year: year.year,
            since: law.longResidenceRollingSince,
            limit: longResidenceSingle.days,
          },
          longResidenceSingle.source,
          { ...year, limit: longResidenceSingle.days },
        ),
      );
  return reasons;
}

function daysBeforeEntry(grant: DayNumber, entry: DayNumber, { anyTwelveMonths }: LawOnDay): Reason {
  return toKnow('totals_before_entry', {}, anyTwelveMonths.source, { first: grant, last: entry - 1 });
}
