import type { AskedComparisonResponse } from '@settlewise/contract/addressComparisons';
import { type AccountState, fullNameOf } from '@settlewise/domain/accounts';
import { type AddressComparison, statusOfComparison } from '@settlewise/domain/addressComparisons';

/** What somebody asked, as they see it. @param partnerIsThere whether the account that agreed still exists */
export const presentAsked = (
  id: string,
  comparison: Pick<
    AddressComparison,
    'email' | 'form' | 'period' | 'askedAt' | 'answerBy' | 'answer' | 'ended'
  >,
  partnerIsThere: boolean,
  now: Date,
): AskedComparisonResponse => {
  const status = statusOfComparison(comparison, now.toISOString());
  return {
    id,
    email: comparison.email,
    form: comparison.form,
    period: { ...comparison.period },
    askedAt: comparison.askedAt,
    answerBy: comparison.answerBy,
    status: status === 'agreed' && !partnerIsThere ? 'ended' : status,
  };
};

/** What the other one calls themselves. */
export const shownName = ({ firstName, lastName, username }: NonNullable<AccountState>): string =>
  fullNameOf({ firstName: firstName ?? null, lastName: lastName ?? null }) ?? username;
