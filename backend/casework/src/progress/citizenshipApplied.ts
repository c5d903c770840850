import { writtenDate } from '@settlewise/rules/assessment';
import type { CitizenshipEligibilityResponse } from '@settlewise/contract/progress';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { findCitizenshipApplication } from '../record/citizenshipApplication';
import type { ProgressRecord } from '../record/recordOn';

type Citizenship = DeepReadonly<CitizenshipEligibilityResponse>;

/**
 * Changes an answer about citizenship once it was applied for: it has no first day, asks no questions and does not invite
 * to apply. Without ILR the answer stays the same: ILR comes first.
 */
export function adjustForApplication(record: ProgressRecord, answer: Citizenship): Citizenship {
  const application = findCitizenshipApplication(record.applications);
  if (application === null || (!answer.hasILR && !answer.needsNoIlr)) return answer;
  const { submittedOn, grantedOn } = application;
  return {
    ...answer,
    application,
    eligibleForCitizenship: false,
    citizenshipEligibilityDate: null,
    timeLeft: null,
    citizenshipStatus: grantedOn === null ? 'Waiting for a decision' : 'Citizenship granted',
    note:
      grantedOn === null
        ? `You applied for citizenship on ${writtenDate(submittedOn)} and wait for the decision.`
        : `Your application for citizenship was granted on ${writtenDate(grantedOn)}.`,
    citizenshipProgress: 100,
    citizenshipWarnings: [],
    missing: [],
    questions: [],
    outcomes: [],
    // A person who is British stays so, however long they are away.
    settlementLapse: grantedOn === null ? answer.settlementLapse : null,
    registration: null,
    reasons: answer.reasons.filter(({ code }) => code !== 'first_good_date'),
    travelMargin: null,
  };
}
