import type { ProgressOutcome } from '@settlewise/contract/openOutcomes';
import type { CitizenshipEligibilityResponse } from '@settlewise/contract/progress';
import { type OpenQuestion, writtenDate } from '@settlewise/rules/assessment';
import { addDays } from '@settlewise/rules/calendar';
import { sources } from '@settlewise/rules/parameters';
import { isSameFirstDay, unexplainedWaits } from '@settlewise/rules/progress';
import { settlementQuestions, whyCitizenshipAsks } from '@settlewise/rules/sentences';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { findOpenIslandJourneys, buildIslandQuestions, assumeOnIslands } from '../record/islandsOnRecord';
import { presentQuestion } from './progressDetails';
import type { ProgressRecord } from '../record/recordOn';

type Citizenship = DeepReadonly<CitizenshipEligibilityResponse>;

/** An open question, and the answer about citizenship if it is answered in the person's favour. */
interface OpenCase {
  readonly questions: readonly OpenQuestion[];
  readonly supposed: Citizenship;
  readonly ifSo: string;
  readonly ifNot: string;
  /** The detail shown at each requirement that depends on the question. */
  readonly detail: string;
}

/**
 * An answer about citizenship. If its date depends on an unexplained gap between two visas, or on journeys to the islands
 * with an open question, the answer asks the question and gives both outcomes, but no date.
 */
export function withOpenQuestions(
  record: ProgressRecord,
  calculate: (record: ProgressRecord, unexplained: 'breaks' | 'counts') => Citizenship,
): Citizenship {
  const answer = calculate(record, 'breaks');
  const finders = [
    () => findOpenWaits(record, () => calculate(record, 'counts')),
    () => findOpenIslands(record, (supposed) => calculate(supposed, 'breaks')),
  ];
  for (const find of finders) {
    const open = find();
    if (open !== null && !haveSameDay(answer, open.supposed)) return presentOpenCase(record, answer, open);
  }
  return answer;
}

function findOpenWaits({ details, earlier }: ProgressRecord, ifInTime: () => Citizenship): OpenCase | null {
  const waits = unexplainedWaits(details.visaStartDate, earlier, details);
  if (waits.length === 0) return null;
  return {
    questions: waits.map(({ from, to }) => ({
      code: 'applied_in_time',
      message: settlementQuestions.applied_in_time({ began: addDays(to, 1), ended: addDays(from, -1) }),
      why: whyCitizenshipAsks.applied_in_time(),
      from,
      to,
      source: sources.continuousResidenceGuidance,
    })),
    supposed: ifInTime(),
    ifSo: 'If you applied in time',
    ifNot: 'If you did not',
    detail: 'It depends on when you applied for your visa.',
  };
}

function findOpenIslands(
  record: ProgressRecord,
  ifVisited: (supposed: ProgressRecord) => Citizenship,
): OpenCase | null {
  if (findOpenIslandJourneys(record.journeys).length === 0) return null;
  return {
    questions: buildIslandQuestions(record.journeys, {
      why: whyCitizenshipAsks.crown_dependency(),
      source: sources.nationalityActIslands,
    }),
    supposed: ifVisited({ ...record, journeys: assumeOnIslands(record.journeys, 'visited') }),
    ifSo: 'If you were on the islands the whole time',
    ifNot: 'If you were not',
    detail: 'It depends on your answer about the islands.',
  };
}

function presentOpenCase(record: ProgressRecord, answer: Citizenship, open: OpenCase): Citizenship {
  const { questions, supposed, ifSo, ifNot, detail } = open;
  const { details, earlier, today } = record;
  const visas = { ...details, earlier, visaStartDate: details.visaStartDate ?? today };
  return {
    ...answer,
    eligibleForCitizenship: false,
    citizenshipEligibilityDate: null,
    timeLeft: null,
    citizenshipStatus: 'One answer needed',
    citizenshipProgress: 0,
    travelMargin: null,
    citizenshipWarnings: [],
    requirements: answer.requirements.map((requirement, position) =>
      requirement.state === supposed.requirements[position]?.state
        ? requirement
        : { ...requirement, state: 'unknown', detail },
    ),
    questions: questions.map((question) => presentQuestion(question, visas, record)),
    outcomes: [presentOutcome(ifSo, supposed), presentOutcome(ifNot, answer)],
  };
}

const haveSameDay = (one: Citizenship, other: Citizenship) =>
  isSameFirstDay(one.citizenshipEligibilityDate, other.citizenshipEligibilityDate, one.asOf) &&
  one.eligibleForCitizenship === other.eligibleForCitizenship;

function presentOutcome(
  supposing: string,
  { citizenshipEligibilityDate: day, asOf }: Citizenship,
): DeepReadonly<ProgressOutcome> {
  return {
    supposing,
    verdict: day !== null && day <= asOf ? 'eligible' : 'not_yet',
    earliestApplicationDate: day,
    eligibilityDate: day,
    says:
      day === null
        ? 'no date can be named yet'
        : day <= asOf
          ? `time and days away have allowed it since ${writtenDate(day)}`
          : `you can apply from ${writtenDate(day)}`,
  };
}
