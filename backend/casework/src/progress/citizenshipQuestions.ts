import type { ProgressOutcome } from '@settlewise/contract/openOutcomes';
import type { CitizenshipEligibilityResponse } from '@settlewise/contract/progress';
import { type OpenQuestion, writtenDate } from '@settlewise/rules/assessment';
import { addDays } from '@settlewise/rules/calendar';
import { sources } from '@settlewise/rules/parameters';
import { isSameFirstDay, unexplainedWaits } from '@settlewise/rules/progress';
import { settlementQuestions, whyCitizenshipAsks } from '@settlewise/rules/sentences';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { openIslandJourneys, questionsOfIslands, supposedOnIslands } from '../record/islandsOnRecord';
import { presentQuestion } from './besideTheDates';
import type { ProgressRecord } from '../record/recordOn';

type Citizenship = DeepReadonly<CitizenshipEligibilityResponse>;

/** An open question, and the answer about citizenship if it is answered in the person's favour. */
interface Open {
  readonly questions: readonly OpenQuestion[];
  readonly supposed: Citizenship;
  readonly ifSo: string;
  readonly ifNot: string;
  /** Marks a requirement that depends on the question. */
  readonly detail: string;
}

/**
 * An answer about citizenship. When its date depends on an unexplained gap between two visas, or on journeys to the islands
 * with an open question, the question is asked, both outcomes are given, and neither is named as the date.
 */
export function withOpenQuestions(
  record: ProgressRecord,
  answerOf: (record: ProgressRecord, unexplained: 'breaks' | 'counts') => Citizenship,
): Citizenship {
  const answer = answerOf(record, 'breaks');
  const deciding = [
    () => openWaits(record, () => answerOf(record, 'counts')),
    () => openIslands(record, (supposed) => answerOf(supposed, 'breaks')),
  ];
  for (const find of deciding) {
    const open = find();
    if (open !== null && !sameDay(answer, open.supposed)) return asked(record, answer, open);
  }
  return answer;
}

function openWaits({ details, earlier }: ProgressRecord, ifInTime: () => Citizenship): Open | null {
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

function openIslands(
  record: ProgressRecord,
  ifVisited: (supposed: ProgressRecord) => Citizenship,
): Open | null {
  if (openIslandJourneys(record.journeys).length === 0) return null;
  return {
    questions: questionsOfIslands(record.journeys, {
      why: whyCitizenshipAsks.crown_dependency(),
      source: sources.nationalityActIslands,
    }),
    supposed: ifVisited({ ...record, journeys: supposedOnIslands(record.journeys, 'visited') }),
    ifSo: 'If you were on the islands the whole time',
    ifNot: 'If you were not',
    detail: 'It depends on your answer about the islands.',
  };
}

function asked(record: ProgressRecord, answer: Citizenship, open: Open): Citizenship {
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
    outcomes: [outcomeOf(ifSo, supposed), outcomeOf(ifNot, answer)],
  };
}

const sameDay = (one: Citizenship, other: Citizenship) =>
  isSameFirstDay(one.citizenshipEligibilityDate, other.citizenshipEligibilityDate, one.asOf) &&
  one.eligibleForCitizenship === other.eligibleForCitizenship;

function outcomeOf(
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
