import type { ProfileDetails } from '@settlewise/domain/immigrationProfile';
import { waitsForIlr, type Standing } from './applicationOnRecord';
import { isBritishByList } from './citizenshipApplication';

type Awaiting = Pick<ProfileDetails, 'awaitingDecisionSince' | 'hasILR' | 'visaStartDate' | 'settledAs'>;

/**
 * The details with what the list of applications adds: whoever has sent an application for settlement on the visa of now
 * that has no decision waits since then, and need not say so in the profile as well. Of several it is the last. To whom
 * citizenship was granted has the right of abode (Immigration Act 1971, section 2): neither a visa nor ILR is left to ask
 * for, also where the profile knows no ILR.
 * @param applications as they stand on the day
 */
export function withApplications<Details extends Awaiting>(
  details: Details,
  applications: readonly Standing[],
): Details {
  const { awaitingDecisionSince, hasILR, visaStartDate } = details;
  if (!hasILR && isBritishByList(applications))
    return { ...details, settledAs: 'right_of_abode', awaitingDecisionSince: null };
  if (awaitingDecisionSince !== null || hasILR || visaStartDate === null) return details;
  const sent = applications
    .filter((each) => waitsForIlr([each], null) && each.submittedOn >= visaStartDate)
    .map(({ submittedOn }) => submittedOn);
  return sent.length === 0 ? details : { ...details, awaitingDecisionSince: sent.toSorted().at(-1) ?? null };
}
