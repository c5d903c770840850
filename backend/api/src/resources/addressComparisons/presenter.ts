import type { AskedComparisonResponse } from '@settlewise/contract/addressComparisons';
import { type AccountState, fullNameOf } from '@settlewise/domain/accounts';
import { type AddressComparison, statusOfComparison } from '@settlewise/domain/addressComparisons';

/** Presents a comparison to the person who asked. @param partnerExists whether the account that agreed still exists */
export const presentAsked = (
  id: string,
  comparison: Pick<
    AddressComparison,
    'email' | 'form' | 'period' | 'askedAt' | 'answerBy' | 'answer' | 'ended'
  >,
  partnerExists: boolean,
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
    status: status === 'agreed' && !partnerExists ? 'ended' : status,
  };
};

/** The name that a person gave, or the username. */
export const displayName = ({ firstName, lastName, username }: NonNullable<AccountState>): string =>
  fullNameOf({ firstName: firstName ?? null, lastName: lastName ?? null }) ?? username;
