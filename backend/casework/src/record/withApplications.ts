import type { ProfileDetails } from '@settlewise/domain/immigrationProfile';
import { isWaitingForIlr, type ApplicationState } from './applicationOnRecord';
import { isBritishByList } from './citizenshipApplication';

type Awaiting = Pick<ProfileDetails, 'awaitingDecisionSince' | 'hasILR' | 'visaStartDate' | 'settledAs'>;

/**
 * Adds to the details what follows from the list of applications: the day of the latest pending application for ILR on the
 * present permission. A person granted citizenship has the right of abode (Immigration Act 1971, section 2) and needs
 * neither permission nor ILR, even if the profile has no ILR.
 * @param applications in their state on the day
 */
export function withApplications<Details extends Awaiting>(
  details: Details,
  applications: readonly ApplicationState[],
): Details {
  const { awaitingDecisionSince, hasILR, visaStartDate } = details;
  if (!hasILR && isBritishByList(applications))
    return { ...details, settledAs: 'right_of_abode', awaitingDecisionSince: null };
  if (awaitingDecisionSince !== null || hasILR || visaStartDate === null) return details;
  const sent = applications
    .filter((each) => isWaitingForIlr([each], null) && each.submittedOn >= visaStartDate)
    .map(({ submittedOn }) => submittedOn);
  return sent.length === 0 ? details : { ...details, awaitingDecisionSince: sent.toSorted().at(-1) ?? null };
}
