import type { SharedRecord } from '@settlewise/contract/shared';
import { type AccountState, fullNameOf } from '@settlewise/domain/accounts';
import { type LegalAccessGrant, sameAddress, statusOfGrant } from '@settlewise/domain/legalAccess';
import { toLastDay } from '../../record/legalAccess/presenter';

type Account = NonNullable<AccountState>;

/** The grant and both accounts, from their streams. */
export interface OpeningInput {
  readonly grantId: string;
  /** Undefined if the owner gave no such access. */
  readonly grant: LegalAccessGrant | undefined;
  /** Null if the owner's account no longer exists. */
  readonly owner: AccountState;
  readonly lawyer: Pick<Account, 'email' | 'emailVerified'>;
  readonly now: Date;
}

export type Opening =
  | { readonly kind: 'open'; readonly record: SharedRecord }
  /** The lawyer must not learn whether it exists. */
  | { readonly kind: 'hidden' }
  /** It was shared with the lawyer, and is closed. `because` is a sentence for them. */
  | { readonly kind: 'closed'; readonly because: string };

const unverified =
  'Please confirm your email address first. Open the link in the mail that we sent you, or ask for a new one.';
const revoked = 'Your access to this record was revoked. Please ask its owner if you need to see it again.';
const expired = 'Your access to this record has ended. Please ask its owner if you need to see it again.';
const suspended =
  'The owner of this record has switched sharing off. Please ask them if you need to see it again.';

/** Decides whether a lawyer may see a person's record. */
export function decideOpening({ grantId, grant, owner, lawyer, now }: OpeningInput): Opening {
  if (grant === undefined || owner === null) return { kind: 'hidden' };
  if (!sameAddress(grant.email, lawyer.email)) return { kind: 'hidden' };
  // Anybody could register with the invited address, so it must be confirmed.
  if (!lawyer.emailVerified) return { kind: 'closed', because: unverified };
  const status = statusOfGrant(grant, now.toISOString());
  if (status === 'revoked') return { kind: 'closed', because: revoked };
  if (status === 'expired') return { kind: 'closed', because: expired };
  if (!owner.settings.lawyerSharingEnabled) return { kind: 'closed', because: suspended };
  return {
    kind: 'open',
    record: {
      grantId,
      name: displayName(owner),
      expiresAt: grant.expiresAt,
      expiryDate: toLastDay(grant.expiresAt),
      sharedAt: grant.grantedAt,
      alsoShares: [...grant.alsoShares],
      includesIdentity: grant.includesIdentity,
    },
  };
}

export function displayName({ firstName, lastName, username }: Account): string {
  return fullNameOf({ firstName: firstName ?? null, lastName: lastName ?? null }) ?? username;
}
