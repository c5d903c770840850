import type { SharedRecord } from '@settlewise/contract/shared';
import { type AccountState, fullNameOf } from '@settlewise/domain/accounts';
import { type LegalAccessGrant, sameAddress, statusOfGrant } from '@settlewise/domain/legalAccess';
import { lastDayOf } from '../../record/legalAccess/presenter';

type Account = NonNullable<AccountState>;

/** All that decides whether a record is open: the grant, its owner's account and the visitor's, as their streams have them. */
export interface Question {
  readonly grantId: string;
  /** Undefined where the owner gave no such access. */
  readonly grant: LegalAccessGrant | undefined;
  /** Null where there is no such person any more. */
  readonly owner: AccountState;
  readonly lawyer: Pick<Account, 'email' | 'emailVerified'>;
  readonly now: Date;
}

export type Opening =
  | { readonly kind: 'open'; readonly record: SharedRecord }
  /** The visitor only learns that it is not shared with them, or does not exist. */
  | { readonly kind: 'hidden' }
  /** It was shared with them, and is closed. `because`: a sentence for them. */
  | { readonly kind: 'closed'; readonly because: string };

const unverified =
  'Please confirm your email address first. Open the link in the mail that we sent you, or ask for a new one.';
const revoked = 'Your access to this record was revoked. Please ask its owner if you need to see it again.';
const expired = 'Your access to this record has ended. Please ask its owner if you need to see it again.';
const suspended =
  'The owner of this record has switched sharing off. Please ask them if you need to see it again.';

/** The one decision on who sees another person's record. */
export function openingOf({ grantId, grant, owner, lawyer, now }: Question): Opening {
  if (grant === undefined || owner === null) return { kind: 'hidden' };
  if (!sameAddress(grant.email, lawyer.email)) return { kind: 'hidden' };
  // The owner of the account has not confirmed yet that the address is theirs.
  if (!lawyer.emailVerified) return { kind: 'closed', because: unverified };
  const status = statusOfGrant(grant, now.toISOString());
  if (status === 'revoked') return { kind: 'closed', because: revoked };
  if (status === 'expired') return { kind: 'closed', because: expired };
  if (!owner.settings.lawyerSharingEnabled) return { kind: 'closed', because: suspended };
  return {
    kind: 'open',
    record: {
      grantId,
      name: nameOf(owner),
      expiresAt: grant.expiresAt,
      expiryDate: lastDayOf(grant.expiresAt),
      sharedAt: grant.grantedAt,
      alsoShares: [...grant.alsoShares],
      includesIdentity: grant.includesIdentity,
    },
  };
}

export function nameOf({ firstName, lastName, username }: Account): string {
  return fullNameOf({ firstName: firstName ?? null, lastName: lastName ?? null }) ?? username;
}
