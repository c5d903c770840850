import { absentDays, clip, countDays, uniteSpans } from '../absences/absentDays';
import type { DaySpan, Trip } from '../absences/trip';
import type { OpenQuestion, SettlementAnswer } from '../assessment/answer';
import { assessBothWays } from '../assessment/assess';
import { findTravelMargin, withoutTravelMargin } from '../assessment/otherCount';
import type { Reason } from '../assessment/reason';
import type { AssessedTrip, SettlementRequest } from '../assessment/request';
import { addYears, fromDayNumber, toDayNumber, type CivilDate } from '../calendar/civilDate';
import { limitsTwelveMonths, findCheckedYears, yearsServed } from '../calculators/ilr/qualifyingYears';
import { lawOn, type Law } from '../parameters/law';
import type { Route } from '../routes/route';
import { findRoute, type RouteKey } from '../routes/routes';
import { percentPassed, yearsSince } from './shareOfTime';
import { settlementAskedBy, type VisaRecord } from './visaRecord';

/** A journey with its last counted day and the person's answers about it. */
export type ReturnedTrip = Trip & Pick<AssessedTrip, 'permittedReason' | 'crownDependency' | 'stillAway'>;

/** A person's progress to settlement, from their visas and journeys. */
export interface SettlementProgress {
  readonly route: Route & { readonly key: RouteKey };
  /** The day on which the years start. */
  readonly countedFrom: CivilDate;
  /** By the Home Office’s count, which decides. */
  readonly answer: SettlementAnswer;
  /**
   * The qualifying years, both days included: those for an application today or on its first day. If there is no day,
   * the checked years.
   */
  readonly period: { readonly from: CivilDate; readonly to: CivilDate } | null;
  /** Days away in the period, with the days of travel; in all journeys if there is no period. */
  readonly daysAway: number;
  /** By the cautious count: the margin. */
  readonly cautious: SettlementAnswer;
  /** The difference by the cautious count, as a sentence; null if verdict and date are equal. */
  readonly travelMargin: string | null;
  /** The days that the route allows in any twelve months; null if it has no such limit. */
  readonly yearLimit: number | null;
  /** Whether the days away keep every rule of the route. */
  readonly absencesKept: boolean;
  /** Whole percent of the qualifying years. */
  readonly percent: number;
  /** Qualifying years that have passed, to one decimal. */
  readonly years: number;
  /** Without the reasons of the other count; the deciding reason comes first. */
  readonly reasons: readonly Reason[];
  /** The open questions, each with its visa; `otherOutcome` of the answer belongs to the other answer. */
  readonly questions: readonly AskedOfVisa[];
}

/** An open question with the id of its earlier visa; null for the current visa or for none. */
export interface AskedOfVisa extends OpenQuestion {
  readonly visaId: string | null;
}

/** Codes of reasons for a broken absence rule. */
const brokenRuleCodes: ReadonlySet<string> = new Set([
  'twelve_months_over_limit',
  'fixed_year_over_limit',
  'single_absence_over_limit',
  'total_over_limit',
]);

/**
 * Calculates a person's progress on a route. The Home Office's count decides; the cautious count is the margin. Pure.
 * @param today in London
 * @throws UnsoundAssessment if the record's dates are invalid
 */
export function settlementProgress(
  key: RouteKey,
  record: VisaRecord,
  trips: readonly ReturnedTrip[],
  today: CivilDate,
  rows?: Law,
): SettlementProgress {
  const route = findRoute(key);
  const law = lawOn(today, rows);
  const { settlement, visaIds } = settlementAskedBy(key, record, law);
  const { person } = record;
  const answers = assessBothWays(
    { asOf: today, trips, settlement, ...(person === undefined ? {} : { person }) },
    rows,
  );
  const [answer, cautious] = [answers.whole_days.settlement, answers.inclusive.settlement];
  if (answer === null || cautious === null)
    throw new TypeError('A question about settlement was left without an answer');
  const period = findPeriod(answer, today);
  const away = uniteSpans([...absentDays(trips, 'inclusive'), ...findTimeBeforeEntry(route, settlement)]);
  const { firstCompliantCountingDate: complete, qualifyingYears: years, reasons, periodStart } = answer;
  const eligible = answer.verdict === 'eligible';
  return {
    route,
    countedFrom: periodStart,
    answer,
    period,
    daysAway: countDays(
      period === null ? away : clip(away, toDayNumber(period.from), toDayNumber(period.to)),
    ),
    cautious,
    travelMargin: findTravelMargin(reasons),
    yearLimit:
      answer.worstTwelveMonths?.limit ?? (limitsTwelveMonths(route) ? law.anyTwelveMonths.days : null),
    absencesKept: !reasons.some(({ code }) => brokenRuleCodes.has(code)),
    percent: eligible
      ? 100
      : complete === null || years === null || years === 0
        ? 0
        : percentPassed(addYears(complete, -years), complete, today),
    years: yearsSince(periodStart, today),
    questions: answer.questions.map((question) => ({
      ...question,
      visaId: question.permission === undefined ? null : (visaIds[question.permission] ?? null),
    })),
    reasons: sortDecisiveFirst(withoutTravelMargin(reasons)),
  };
}

/** As in the calculator, a person with a visa is away until their entry, unless the years start with the entry. */
function findTimeBeforeEntry(
  { clockStarts }: Route,
  { grantDate, entryDate }: SettlementRequest,
): readonly DaySpan[] {
  if (clockStarts !== 'grant' || entryDate === undefined || entryDate <= grantDate) return [];
  return [{ first: toDayNumber(grantDate), last: toDayNumber(entryDate) - 1 }];
}

function findPeriod(answer: SettlementAnswer, today: CivilDate) {
  const { qualifyingYears: years } = answer;
  if (years === null || years === 0) return null;
  const { first, last } = yearsServed(answer) ?? findCheckedYears(answer, years, toDayNumber(today));
  return { from: fromDayNumber(first), to: fromDayNumber(last) };
}

/** Sorts a sooner way first, then reasons against an application. */
function sortDecisiveFirst(reasons: readonly Reason[]): readonly Reason[] {
  const order = ['against', 'met', 'to_know'];
  const rank = ({ code, standing }: Reason) =>
    code === 'sooner_by_long_residence' ? -1 : order.indexOf(standing ?? 'to_know');
  return reasons.toSorted((one, other) => rank(one) - rank(other));
}
