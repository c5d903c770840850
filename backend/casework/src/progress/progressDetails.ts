import type { ProgressOutcome, ProgressQuestion } from '@settlewise/contract/openOutcomes';
import type { IlrProgressResponse } from '@settlewise/contract/progress';
import { type OpenQuestion, type SettlementAnswer, writtenDate } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import {
  openOutcomes,
  type SupposedOutcome,
  visaAskedAbout,
  type VisaRecord,
  whileWaiting,
} from '@settlewise/rules/progress';
import type { Route } from '@settlewise/rules/routes';
import { splitExtensionReasons } from '@settlewise/rules/settlement';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { ProgressRecord } from '../record/recordOn';

/** The page where a person adds missing facts. */
export const fillInAt = '/dashboard/immigration-profile';

/** The parts of an answer about ILR other than its dates. */
export type ProgressDetails = Pick<
  DeepReadonly<IlrProgressResponse>,
  | 'verdict'
  | 'missingFacts'
  | 'questions'
  | 'outcomes'
  | 'reasonsSuppose'
  | 'practicalEarliestApplicationDate'
  | 'applyBy'
  | 'eligibleUntil'
  | 'eligibleAgainFrom'
  | 'needsNoIlr'
  | 'awaitingDecisionSince'
  | 'extensionAppliedOn'
  | 'grantedInList'
  | 'meanwhile'
  | 'english'
  | 'lifeInUk'
>;

/** Used if the route cannot be assessed. */
export const emptyDetails: ProgressDetails = {
  verdict: null,
  missingFacts: [],
  questions: [],
  outcomes: [],
  reasonsSuppose: null,
  practicalEarliestApplicationDate: null,
  applyBy: null,
  eligibleUntil: null,
  eligibleAgainFrom: null,
  needsNoIlr: false,
  awaitingDecisionSince: null,
  extensionAppliedOn: null,
  grantedInList: null,
  meanwhile: [],
  english: null,
  lifeInUk: null,
};

/** @param visas the visas that the answer was calculated from */
export function progressDetails(
  answer: SettlementAnswer,
  route: Route,
  visas: VisaRecord,
  record: Pick<ProgressRecord, 'earlier' | 'journeys' | 'today'>,
): ProgressDetails {
  const waitingSince = visas.awaitingDecisionSince ?? null;
  const outcomes = openOutcomes(answer).map((outcome) => presentOutcome(outcome, record.today));
  const { verdict, missing, questions, english, lifeInUk } = answer;
  const settled = outcomes.length === 0;
  return {
    verdict,
    missingFacts: missing,
    questions: questions.map((question) => presentQuestion(question, visas, record)),
    outcomes,
    reasonsSuppose: settled ? null : capitalise(answer.otherOutcome?.otherwise ?? ''),
    // No day is given while it depends on a question.
    practicalEarliestApplicationDate: settled ? answer.practicalEarliestApplicationDate : null,
    applyBy: settled ? answer.applyBy : null,
    eligibleUntil: settled ? answer.eligibleUntil : null,
    eligibleAgainFrom: settled ? answer.eligibleAgainFrom : null,
    needsNoIlr: false,
    awaitingDecisionSince: waitingSince,
    extensionAppliedOn: visas.extensionAppliedOn ?? null,
    grantedInList: null,
    meanwhile:
      waitingSince === null
        ? splitExtensionReasons(answer.reasons).extension
        : whileWaiting(
            {
              // An extension that was applied for in time keeps the permission until ILR is decided.
              appliedOn: findEarlierDay(waitingSince, visas.extensionAppliedOn ?? null),
              permissionEnds: visas.visaExpiryDate,
              absences: route.absences,
            },
            record.today,
          ),
    // The level depends on the day, and the day is open.
    english: settled ? english : null,
    lifeInUk,
  };
}

const findEarlierDay = (one: CivilDate, other: CivilDate | null): CivilDate =>
  other !== null && other < one ? other : one;

/** A question with the visa or the journey that it is about. */
export function presentQuestion(
  question: OpenQuestion,
  visas: VisaRecord,
  { earlier, journeys }: Pick<ProgressRecord, 'earlier' | 'journeys'>,
): DeepReadonly<ProgressQuestion> {
  const { code, message, why, from, to, source } = question;
  const journey = code === 'crown_dependency' ? (journeys[question.trip ?? -1] ?? null) : null;
  const startDate = visaAskedAbout(question);
  const entry = earlier.find((visa) => visa.startDate === startDate);
  const askedVisa = startDate === visas.visaStartDate ? visas : entry;
  return {
    code,
    message,
    why,
    source,
    fillInAt,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    visa:
      startDate === null || askedVisa === undefined
        ? null
        : { id: askedVisa === visas ? null : (entry?.entryId ?? null), startDate },
    journey: journey === null ? null : presentJourney(journey),
    answered: findAnswer(code, visas, askedVisa, journey),
  };
}

/** The recorded answer to an open question: `not_sure`, or null. */
function findAnswer(
  code: OpenQuestion['code'],
  { endorsedBy, firstGrantedAs, medicalDischarge }: VisaRecord,
  askedVisa: Pick<VisaRecord, 'appliedInTime'> | undefined,
  journey: ProgressRecord['journeys'][number] | null,
): ProgressQuestion['answered'] {
  switch (code) {
    case 'applied_in_time':
      return askedVisa?.appliedInTime ?? null;
    case 'endorsed_by':
      return endorsedBy === 'not_sure' ? 'not_sure' : null;
    case 'first_granted_as':
      return firstGrantedAs === 'not_sure' ? 'not_sure' : null;
    case 'medical_discharge':
      return medicalDischarge === 'not_sure' ? 'not_sure' : null;
    case 'crown_dependency':
      return journey?.crownDependencyAnswer === 'not_sure' ? 'not_sure' : null;
    case 'claimed_on':
    case 'bno_child':
      return null;
  }
}

function presentJourney({
  journeyId: id,
  departureDate,
  returnDate,
  destination,
}: ProgressRecord['journeys'][number]): ProgressQuestion['journey'] {
  return { id, departureDate, returnDate, destination };
}

function presentOutcome(outcome: SupposedOutcome, today: string): ProgressOutcome {
  const { supposing, verdict, earliestApplicationDate, firstCompliantCountingDate } = outcome;
  return {
    supposing: capitalise(supposing),
    verdict,
    earliestApplicationDate,
    eligibilityDate: firstCompliantCountingDate,
    says: describeOutcome(outcome, today),
  };
}

function describeOutcome({ verdict, earliestApplicationDate: day }: SupposedOutcome, today: string): string {
  if (verdict === 'no_route') return 'this permission does not lead to ILR';
  if (verdict === 'not_enough' || day === null) return 'no date can be named yet';
  return day <= today
    ? `you can apply (the first day was ${writtenDate(day)})`
    : `you can apply from ${writtenDate(day)}`;
}

const capitalise = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
