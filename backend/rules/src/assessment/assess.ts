import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import { unionOf } from '../absences/absentDays';
import { indexDays } from '../absences/dayIndex';
import { absenceOf, daysOfAbsence } from '../absences/recordedAbsences';
import type { CountingMethod, DaySpan } from '../absences/trip';
import { worstTwelveMonths } from '../absences/twelveMonths';
import { assessCitizenship } from '../citizenship/assessCitizenship';
import { anyTwelveMonths } from '../parameters/absenceRules';
import { ruleSet } from '../parameters/ruleSet';
import { sources } from '../parameters/sources';
import { assessSettlement } from '../settlement/assessSettlement';
import type { AssessmentAnswer, CitizenshipAnswer, LimitedWindow, Reason, SettlementAnswer } from './answer';
import { problemsOf, UnsoundAssessment } from './problems';
import { datedTrip, type AssessmentRequest, type DatedTrip } from './request';
import { warningsOf } from './warnings';
import { dayCount, toKnow, written } from './wording';

/**
 * The whole assessment of a record of trips: days away, settlement, citizenship, by the count asked for. Where the
 * other count answers differently, a reason says so. Same request, same answer: no clock, nothing stored.
 * @throws UnsoundAssessment naming each field that cannot be used
 */
export function assess(request: AssessmentRequest): AssessmentAnswer {
  const problems = problemsOf(request);
  if (problems.length > 0) throw new UnsoundAssessment(problems);
  const { counting } = request;
  const asOf = toDayNumber(request.asOf);
  const trips = request.trips.map(datedTrip);
  const absences = trips.map((trip) => absenceOf(trip, counting, asOf));
  const away = indexDays(unionOf(absences));
  const busiest = worstTwelveMonths(away);
  return {
    asOf: request.asOf,
    counting,
    ruleSet,
    incomplete: trips.some(({ arrival }) => arrival === null),
    warnings: warningsOf(trips, asOf),
    trips: request.trips.map(({ departureDate, returnDate }, position) => {
      const absence = absences[position];
      return { departureDate, returnDate, days: absence === undefined ? 0 : daysOfAbsence(absence) };
    }),
    totalDays: away.total,
    busiestTwelveMonths: busiest && againstTwelveMonths(busiest.days, busiest),
    settlement: settlementOf(request, trips, asOf),
    citizenship: citizenshipOf(request, trips, asOf),
  };
}

function againstTwelveMonths(days: number, { first, last }: DaySpan): LimitedWindow {
  const limit = anyTwelveMonths.days;
  return { days, from: fromDayNumber(first), to: fromDayNumber(last), limit, exceeded: days > limit };
}

function settlementOf(
  request: AssessmentRequest,
  trips: readonly DatedTrip[],
  asOf: DayNumber,
): SettlementAnswer | null {
  const { settlement, counting } = request;
  if (settlement === undefined) return null;
  const answer = assessSettlement({ settlement, trips, counting, asOf });
  const other = assessSettlement({ settlement, trips, counting: otherCount(counting), asOf });
  const same =
    answer.verdict === other.verdict && answer.earliestApplicationDate === other.earliestApplicationDate;
  return same ? answer : { ...answer, reasons: [...answer.reasons, settlementByOtherCount(other, counting)] };
}

function settlementByOtherCount(other: SettlementAnswer, counting: CountingMethod): Reason {
  const worst = other.worstTwelveMonths;
  const days =
    worst === null
      ? ''
      : `, you were away ${dayCount(worst.days)} in the worst twelve months: ${worst.exceeded ? 'over' : 'within'} the limit of ${worst.limit}`;
  const date =
    other.earliestApplicationDate === null
      ? ''
      : ` The first day to apply is then ${written(toDayNumber(other.earliestApplicationDate))}.`;
  return {
    code: 'other_count_differs',
    message: `By ${nameOfOtherCount(counting)}${days}.${date}`,
    ...(worst === null ? {} : { days: worst.days, limit: worst.limit, from: worst.from, to: worst.to }),
    source: sources.continuousResidenceGuidance,
    standing: 'to_know',
  };
}

function citizenshipOf(
  request: AssessmentRequest,
  trips: readonly DatedTrip[],
  asOf: DayNumber,
): CitizenshipAnswer | null {
  const { citizenship, settlement, counting } = request;
  if (citizenship === undefined) return null;
  const beforeEntry =
    settlement?.entryDate === undefined ? null : beforeEntryOf(settlement.grantDate, settlement.entryDate);
  const question = { citizenship, trips, asOf, beforeEntry };
  const answer = assessCitizenship({ ...question, counting });
  const other = assessCitizenship({ ...question, counting: otherCount(counting) });
  if (answer.verdict === other.verdict && answer.firstGoodDate === other.firstGoodDate) return answer;
  const firstGood =
    other.firstGoodDate === null
      ? ''
      : ` The first day that meets everything is then ${written(toDayNumber(other.firstGoodDate))}.`;
  const differs = toKnow(
    'other_count_differs',
    `By ${nameOfOtherCount(counting)}, you were away ${dayCount(other.totalDays)} in all, with a limit of ${other.totalLimit}, and ${dayCount(other.finalYearDays)} in the final year, with a limit of ${other.finalYearLimit}.${firstGood}`,
    sources.naturalisationGuidance,
    { days: other.totalDays, limit: other.totalLimit },
  );
  return { ...answer, reasons: [...answer.reasons, differs] };
}

function beforeEntryOf(grantDate: string, entryDate: string): DaySpan {
  return { first: toDayNumber(grantDate), last: toDayNumber(entryDate) - 1 };
}

function otherCount(counting: CountingMethod): CountingMethod {
  return counting === 'inclusive' ? 'whole_days' : 'inclusive';
}

function nameOfOtherCount(counting: CountingMethod): string {
  return counting === 'inclusive'
    ? 'the Home Office’s count, which leaves out the days you travel'
    : 'the cautious count, which includes the days you travel';
}
