import { absentDays, clip, countDays, unionOf } from '../absences/absentDays';
import type { DaySpan, Trip } from '../absences/trip';
import type { OpenQuestion, SettlementAnswer } from '../assessment/answer';
import { assessBothWays } from '../assessment/assess';
import { findTravelMargin, withoutTravelMargin } from '../assessment/otherCount';
import type { Reason } from '../assessment/reason';
import type { AssessedTrip, SettlementRequest } from '../assessment/request';
import { addYears, fromDayNumber, toDayNumber, type CivilDate } from '../calendar/civilDate';
import { limitsTwelveMonths, yearsLookedAt, yearsServed } from '../calculators/ilr/qualifyingYears';
import { lawOn, type Law } from '../parameters/law';
import type { Route } from '../routes/route';
import { routeOf, type RouteKey } from '../routes/routes';
import { percentPassed, yearsSince } from './shareOfTime';
import { settlementAskedBy, type VisaRecord } from './visaRecord';

/** A journey with its last counted day and the person's answers about it. */
export type ReturnedTrip = Trip & Pick<AssessedTrip, 'permittedReason' | 'crownDependency' | 'stillAway'>;

/** Where somebody stands on the way to settlement, from their visas and trips. */
export interface SettlementProgress {
  readonly route: Route & { readonly key: RouteKey };
  /** The day from which the years run. */
  readonly countedFrom: CivilDate;
  /** By the Home Office’s count, which decides. */
  readonly answer: SettlementAnswer;
  /**
   * The qualifying years, both days included: those that serve an application, today or on its first day. Where the answer
   * names no day, the years that were looked at.
   */
  readonly period: { readonly from: CivilDate; readonly to: CivilDate } | null;
  /** Days away in the period with the days of travel, or in all the trips where there is no period. */
  readonly daysAway: number;
  /** With the days of travel: the margin. */
  readonly cautious: SettlementAnswer;
  /** What the cautious count changes, in a sentence; null where verdict and date are the same. */
  readonly travelMargin: string | null;
  /** Days in any twelve months that the route allows; null where it has no such limit. */
  readonly yearLimit: number | null;
  /** Whether the days away keep every rule of the route. */
  readonly absencesKept: boolean;
  /** Whole percent of the qualifying years. */
  readonly percent: number;
  /** Qualifying years that have passed, to one decimal. */
  readonly years: number;
  /** Without what only the other count says; what decides first. */
  readonly reasons: readonly Reason[];
  /** What has to be asked, each with the visa it is about; `otherOutcome` of the answer is the other answer’s. */
  readonly questions: readonly AskedOfVisa[];
}

/** An open question with the id of the earlier visa it is about; null for the visa of now, or for none. */
export interface AskedOfVisa extends OpenQuestion {
  readonly visaId: string | null;
}

/** Reasons that name an absence rule which is broken. */
const broken: ReadonlySet<string> = new Set([
  'twelve_months_over_limit',
  'fixed_year_over_limit',
  'single_absence_over_limit',
  'total_over_limit',
]);

/**
 * How far somebody is on a route. The Home Office's count decides; the cautious one is the margin. Pure: same record and day, same
 * answer. @param today in London @throws UnsoundAssessment where the record's dates cannot be counted with
 */
export function settlementProgress(
  key: RouteKey,
  record: VisaRecord,
  trips: readonly ReturnedTrip[],
  today: CivilDate,
  rows?: Law,
): SettlementProgress {
  const route = routeOf(key);
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
  const period = periodOf(answer, today);
  const away = unionOf([...absentDays(trips, 'inclusive'), ...beforeEntry(route, settlement)]);
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
    absencesKept: !reasons.some(({ code }) => broken.has(code)),
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
    reasons: decisiveFirst(withoutTravelMargin(reasons)),
  };
}

/** As in the calculator: who has a visa and has not come yet is away, unless the years run from the entry. */
function beforeEntry(
  { clockStarts }: Route,
  { grantDate, entryDate }: SettlementRequest,
): readonly DaySpan[] {
  if (clockStarts !== 'grant' || entryDate === undefined || entryDate <= grantDate) return [];
  return [{ first: toDayNumber(grantDate), last: toDayNumber(entryDate) - 1 }];
}

function periodOf(answer: SettlementAnswer, today: CivilDate) {
  const { qualifyingYears: years } = answer;
  if (years === null || years === 0) return null;
  const { first, last } = yearsServed(answer) ?? yearsLookedAt(answer, years, toDayNumber(today));
  return { from: fromDayNumber(first), to: fromDayNumber(last) };
}

/** A way that is sooner than the route comes first, then what is against an application. */
function decisiveFirst(reasons: readonly Reason[]): readonly Reason[] {
  const order = ['against', 'met', 'to_know'];
  const rank = ({ code, standing }: Reason) =>
    code === 'sooner_by_long_residence' ? -1 : order.indexOf(standing ?? 'to_know');
  return reasons.toSorted((one, other) => rank(one) - rank(other));
}
