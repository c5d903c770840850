import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import { uniteSpans } from '../absences/absentDays';
import { indexDays } from '../absences/dayIndex';
import { toAbsence, daysOfAbsence } from '../absences/recordedAbsences';
import type { CountingMethod, DaySpan } from '../absences/trip';
import { worstTwelveMonths } from '../absences/twelveMonths';
import { assessCitizenship } from '../citizenship/assessCitizenship';
import { lawOn, type Law } from '../parameters/law';
import { ruleSet } from '../parameters/ruleSet';
import { protectionRoutes } from '../routes/protectionRoutes';
import { assessSettlement } from '../settlement/assessSettlement';
import type { AssessmentAnswer, CitizenshipAnswer, LimitedWindow, SettlementAnswer } from './answer';
import { citizenshipByOtherCount, oppositeCount, settlementByOtherCount } from './otherCount';
import { findProblems, UnsoundAssessment } from './problems';
import type { Reason } from './reason';
import {
  datedTrip,
  type AssessedPerson,
  type AssessmentQuestion,
  type AssessmentRequest,
  type DatedTrip,
  type SettlementRequest,
} from './request';
import { findWarnings } from './warnings';

/** One answer for each counting method. */
type ByCount<Answer> = Readonly<Record<CountingMethod, Answer>>;

/**
 * Assesses a record of trips: days away, settlement and citizenship, by the requested count. If the other count gives
 * another answer, a reason says so. Deterministic: no clock and no storage.
 * @param law rows other than those of the rule set
 * @throws UnsoundAssessment naming each field that cannot be used
 */
export function assess({ counting, ...question }: AssessmentRequest, law?: Law): AssessmentAnswer {
  return prepareAssessment(question, law)(counting);
}

/**
 * As `assess`, for both counts; shared work is done once.
 * @throws UnsoundAssessment as `assess` does
 */
export function assessBothWays(question: AssessmentQuestion, law?: Law): ByCount<AssessmentAnswer> {
  return byCount(prepareAssessment(question, law));
}

function prepareAssessment(
  question: AssessmentQuestion,
  law: Law | undefined,
): (counting: CountingMethod) => AssessmentAnswer {
  const problems = findProblems(question);
  if (problems.length > 0) throw new UnsoundAssessment(problems);
  const asOf = toDayNumber(question.asOf);
  const trips = question.trips.map(datedTrip);
  const warnings = findWarnings(trips, asOf);
  const settlementBy = assessSettlementByCount(question, trips, asOf, law);
  const citizenshipBy = assessCitizenshipByCount(question, trips, asOf, law);
  const limit = lawOn(question.asOf, law).anyTwelveMonths.days;
  return (counting) => {
    const absences = trips.map((trip) => toAbsence(trip, counting, asOf));
    const away = indexDays(uniteSpans(absences));
    const busiest = worstTwelveMonths(away);
    return {
      asOf: question.asOf,
      counting,
      ruleSet,
      incomplete: trips.some(({ arrival }) => arrival === null),
      warnings,
      trips: question.trips.map(({ departureDate, returnDate }, position) => {
        const absence = absences[position];
        return { departureDate, returnDate, days: absence === undefined ? 0 : daysOfAbsence(absence) };
      }),
      totalDays: away.total,
      busiestTwelveMonths: busiest && toLimitedWindow(busiest.days, busiest, limit),
      settlement: settlementBy && addSettlementDifference(settlementBy, counting),
      citizenship: citizenshipBy && addCitizenshipDifference(citizenshipBy, counting),
    };
  };
}

const byCount = <Answer>(answer: (counting: CountingMethod) => Answer): ByCount<Answer> => ({
  inclusive: answer('inclusive'),
  whole_days: answer('whole_days'),
});

function toLimitedWindow(days: number, { first, last }: DaySpan, limit: number): LimitedWindow {
  return { days, from: fromDayNumber(first), to: fromDayNumber(last), limit, exceeded: days > limit };
}

function assessSettlementByCount(
  { settlement: request, citizenship, person }: AssessmentQuestion,
  trips: readonly DatedTrip[],
  asOf: DayNumber,
  law: Law | undefined,
): ByCount<SettlementAnswer> | null {
  if (request === undefined) return null;
  // The answer about the arrival belongs to citizenship but applies to both questions.
  const arrival = citizenship?.arrivedWithoutPermission;
  const settlement = { ...(arrival !== undefined && { arrivedWithoutPermission: arrival }), ...request };
  return byCount((counting) =>
    assessSettlement({ settlement, trips, counting, asOf, ...pickKnown({ person, law }) }),
  );
}

function addSettlementDifference(
  answers: ByCount<SettlementAnswer>,
  counting: CountingMethod,
): SettlementAnswer {
  const other = oppositeCount(counting);
  const differs = settlementByOtherCount(answers[counting], answers[other], other);
  return addReason(answers[counting], differs);
}

function addReason<Answer extends { readonly reasons: readonly Reason[] }>(
  answer: Answer,
  reason: Reason | null,
): Answer {
  return reason === null ? answer : { ...answer, reasons: [...answer.reasons, reason] };
}

function assessCitizenshipByCount(
  { citizenship, settlement, person }: AssessmentQuestion,
  trips: readonly DatedTrip[],
  asOf: DayNumber,
  law: Law | undefined,
): ByCount<CitizenshipAnswer> | null {
  if (citizenship === undefined) return null;
  const beforeEntry =
    settlement?.entryDate === undefined
      ? null
      : findTimeBeforeEntry(settlement.grantDate, settlement.entryDate);
  return byCount((counting) =>
    assessCitizenship({
      citizenship,
      trips,
      asOf,
      beforeEntry,
      counting,
      ...pickKnown({ person, law }),
      hasProtection: settlement !== undefined && holdsProtection(settlement),
    }),
  );
}

const holdsProtection = ({ route, permissions = [] }: SettlementRequest): boolean =>
  [route, ...permissions.map((permission) => permission.route ?? route)].some(
    (held) => held in protectionRoutes,
  );

function addCitizenshipDifference(
  answers: ByCount<CitizenshipAnswer>,
  counting: CountingMethod,
): CitizenshipAnswer {
  const other = oppositeCount(counting);
  const differs = citizenshipByOtherCount(answers[counting], answers[other], other);
  return addReason(answers[counting], differs);
}

function findTimeBeforeEntry(grantDate: string, entryDate: string): DaySpan {
  return { first: toDayNumber(grantDate), last: toDayNumber(entryDate) - 1 };
}

const pickKnown = ({
  person,
  law,
}: {
  readonly person: AssessedPerson | undefined;
  readonly law: Law | undefined;
}) => ({ ...(person === undefined ? {} : { person }), ...(law === undefined ? {} : { law }) });
