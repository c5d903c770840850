import type { CitizenshipEligibilityResponse, ProgressOutcome } from '@settlewise/contract';
import { openIslandJourneys, questionsOfIslands, supposedOnIslands } from '@settlewise/projections';
import { sources } from '@settlewise/rules';
import type { Unchanging } from '../../http/unchanging';
import { presentQuestion } from './besideTheDates';
import type { ImmigrationRecord } from './record';
import { longDate } from './wording';

type Citizenship = Unchanging<CitizenshipEligibilityResponse>;

const why =
  'For citizenship the Channel Islands and the Isle of Man are part of the UK. If you were there the whole time, these days are no days away.';

/**
 * An answer about citizenship. Where its date hangs on journeys to the islands that nobody has answered for, they are
 * asked about, both outcomes are given, and neither is the date.
 */
export function withIslandQuestions(
  record: ImmigrationRecord,
  answerOf: (record: ImmigrationRecord) => Citizenship,
): Citizenship {
  const answer = answerOf(record);
  if (openIslandJourneys(record.journeys).length === 0) return answer;
  const supposed = answerOf({ ...record, journeys: supposedOnIslands(record.journeys, 'visited') });
  if (sameDay(answer, supposed)) return answer;
  const visas = { ...record.details, earlier: record.earlier, visaStartDate: record.today };
  return {
    ...answer,
    ...{ eligibleForCitizenship: false, citizenshipEligibilityDate: null, timeLeft: null },
    ...{ citizenshipStatus: 'One answer needed', citizenshipProgress: 0 },
    ...{ homeOfficeDiffers: false, homeOfficeSays: null, citizenshipWarnings: [] },
    requirements: answer.requirements.map((requirement, position) =>
      requirement.state === supposed.requirements[position]?.state
        ? requirement
        : { ...requirement, state: 'unknown', detail: 'It depends on your answer about the islands.' },
    ),
    questions: questionsOfIslands(record.journeys, { why, source: sources.nationalityActIslands }).map(
      (question) => presentQuestion(question, visas, record),
    ),
    outcomes: [
      outcomeOf('If you were on the islands the whole time', supposed),
      outcomeOf('If you were not', answer),
    ],
  };
}

const sameDay = (one: Citizenship, other: Citizenship) =>
  one.citizenshipEligibilityDate === other.citizenshipEligibilityDate &&
  one.eligibleForCitizenship === other.eligibleForCitizenship;

function outcomeOf(
  supposing: string,
  { citizenshipEligibilityDate: day, asOf }: Citizenship,
): Unchanging<ProgressOutcome> {
  return {
    supposing,
    verdict: day !== null && day <= asOf ? 'eligible' : 'not_yet',
    earliestApplicationDate: day,
    eligibilityDate: day,
    says:
      day === null
        ? 'no date can be named yet'
        : day <= asOf
          ? 'time and days away allow it now'
          : `you can apply from ${longDate(day)}`,
  };
}
