import { countSpanDays, type DaySpan } from '../../absences/trip';
import type { Missing, SettlementAnswer } from '../../assessment/answer';
import type { Reason } from '../../assessment/reason';
import { fromDayNumber, toDayNumber, type CivilDate, type DayNumber } from '../../calendar/civilDate';
import { calculateDayNumber } from '../../calendar/dayNumbers';
import { lawOn, type Law, type LawOnDay } from '../../parameters/law';
import type { Route } from '../../routes/route';
import { findRoute, type RouteKey } from '../../routes/routes';
import { assessSettlement } from '../../settlement/assessSettlement';
import type { IlrForm, YearlyTotal } from './ilrForm';
import type { Judgement } from './judgement';
import { missingTotals, missingTrips, type GivenYear } from './missingTotals';
import {
  listCalendarYears,
  countsTwelveMonthsIn,
  isOverInYear,
  limitsTwelveMonths,
  findCheckedYears,
  yearsServed,
} from './qualifyingYears';
import { against, toKnow } from './reasonFactories';
import type { SettlementAsked } from './settlementAsked';

interface JudgeInput {
  readonly form: IlrForm;
  readonly route: RouteKey;
  readonly years: number;
  /** The day of the assessed application. */
  readonly today: CivilDate;
  /** The day of the answer: a pending application is decided then or later. */
  readonly answeredOn: CivilDate;
  readonly asked: SettlementAsked;
  readonly rows: Law | undefined;
}

/** The part of a calendar year in the period, with the days that can have been spent away in it. */
interface YearInPeriod extends GivenYear {
  readonly days: number;
}

/**
 * Judges totals by calendar year, which have no dates. A year of more than 180 days certainly breaks the rule. The
 * years then restart on 1 January after it, the earliest day that is certainly free of it. Two neighbouring years may
 * hide twelve months over the limit; a reason says so. A year at the edge of the period counts at most its days in
 * the period; other years are ignored. The form must be valid.
 */
export function judgeByYears(question: JudgeInput): Judgement {
  const { form, route: key, years, today, asked, rows } = question;
  const law = lawOn(today, rows);
  const route = findRoute(key);
  const asOf = toDayNumber(today);
  const grant = toDayNumber(asked.grant);
  const entry = toDayNumber(asked.entry);
  const fromGrant = answerFrom(question, grant, entry);
  const { answer, judged, restartReasons } = restartAfterYearsOver({ question, route, law }, fromGrant);
  // The displayed years are those of the visa, not those of a restarted count.
  const displayed = answer.verdict === 'eligible' ? answer : fromGrant;
  const period = findCheckedYears(displayed, years, asOf);
  const typed = findGivenYears(period, form.absencesPerYear).map(withDays);
  const typedDays = typed.reduce((total, { days }) => total + days, 0);
  const isOver = restartReasons.length > 0 && answer.verdict !== 'eligible';
  const missing = findMissing(route, answer, judged, { asOf, law });
  const isOpen = missing.length > 0;
  return {
    verdict: isOpen ? 'not_enough' : isOver && answer.verdict === 'not_yet' ? 'over_limit' : answer.verdict,
    missing,
    answer,
    earliest: isOpen ? null : answer.earliestApplicationDate,
    period,
    complete: fromGrant.periodComplete ?? fromGrant.periodStart,
    absencesKept: !isOpen && !isOver && answer.verdict !== 'over_limit',
    totalKept: !isOver || restartReasons.every(({ code }) => code !== 'early_years_over_limit'),
    days: typedDays,
    // Totals have no dates, so their days of travel are unknown.
    wholeDays: typedDays,
    byYear: typed.map(({ year, days, last }) => ({
      year,
      days,
      over: isOverInYear(route, { year, days }, law) && last >= clipToCountedDays(route, period).first,
    })),
    reasons: [
      ...(isOver ? restartReasons : []),
      ...unknowableReasons(route, judged.map(withDays), law),
      // The engine saw no journeys, so its reasons about them are removed.
      ...answer.reasons
        .filter(({ code }) => code !== 'twelve_months_within_limit' && !(isOpen && dateCodes.has(code)))
        // Restarted years do not restart the visa.
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

interface RestartedYears {
  readonly answer: SettlementAnswer;
  /** The calendar years that the answer depends on. */
  readonly judged: readonly GivenYear[];
  /** The reasons for restarting the years. */
  readonly restartReasons: readonly Reason[];
}

/** Restarts the years after each calendar year that certainly breaks a rule, until none is left. */
function restartAfterYearsOver(
  judging: { readonly question: JudgeInput; readonly route: Route; readonly law: LawOnDay },
  answer: SettlementAnswer,
  restartReasons: readonly Reason[] = [],
): RestartedYears {
  const { question, route, law } = judging;
  const { form, years, today, asked } = question;
  const asOf = toDayNumber(today);
  // Days before the entry can delay the years, and so change the calendar years they cover.
  const served = yearsServed(answer) ?? findCheckedYears(answer, years, asOf);
  const judged = findGivenYears(clipToCountedDays(route, served), form.absencesPerYear);
  const obstacle = findYearObstacle(route, judged.map(withDays), law);
  // While permissions are missing, restarted years would give an unreliable day.
  if (obstacle === null || answer.missing.length > 0) return { answer, judged, restartReasons };
  const restart = calculateDayNumber(obstacle.year + 1, 1, 1);
  const restarted = answerFrom(question, restart, Math.max(restart, toDayNumber(asked.entry)));
  return restartAfterYearsOver(judging, restarted, [...restartReasons, obstacle.reason]);
}

/** The assumption of continuous permission if no visas were given. */
const permissionAssumed = 'lawful_residence_assumed';

/** Reasons that give a day or complete years. They need complete data. */
const dateCodes: ReadonlySet<string> = new Set(['qualifying_period', 'wait_until']);

function findMissing(
  route: Route,
  answer: SettlementAnswer,
  judged: readonly GivenYear[],
  { asOf, law }: { readonly asOf: DayNumber; readonly law: LawOnDay },
): readonly Missing[] {
  if (answer.verdict === 'no_route' || answer.missing.length > 0) return answer.missing;
  return [...missingTotals(route, judged, asOf, law), ...missingTrips(route, judged, law)];
}

function answerFrom(
  { asked: { settlement, person }, answeredOn, rows }: JudgeInput,
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

/** The part of a period in which the route counts days away: some ignore days before a given day. */
function clipToCountedDays({ ignoredAbsences: ignored }: Route, { first, last }: DaySpan): DaySpan {
  if (ignored === null || ignored.kind === 'permission_granted_before') return { first, last };
  return { first: Math.max(first, toDayNumber(ignored.date)), last };
}

function findGivenYears(period: DaySpan, totals: readonly YearlyTotal[]): readonly GivenYear[] {
  const daysByYear = new Map(totals.map(({ year, days }) => [year, days]));
  return listCalendarYears(period).map((span) => {
    const days = daysByYear.get(span.year);
    return { ...span, days: days === undefined ? null : Math.min(days, countSpanDays(span)) };
  });
}

/** Uses no days if no total was given; another reason reports the gap. */
const withDays = (year: GivenYear): YearInPeriod => ({ ...year, days: year.days ?? 0 });

/** The last year that certainly breaks a rule, with its reason; null if none does. */
function findYearObstacle(
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

/** Reasons about what yearly totals cannot show. */
function unknowableReasons(route: Route, years: readonly YearInPeriod[], law: LawOnDay): readonly Reason[] {
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
