import type { SharedRecord } from '@settlewise/contract';
import { withoutInvitation } from '../shared/invitationLink';

interface Arrival {
  /** The page that a guard sent away from, or a link asked for. */
  readonly wanted: string | null;
  /** The records that others let this person look at. */
  readonly shared: readonly Pick<SharedRecord, 'grantId'>[];
  /** Whether the account was made just now. */
  readonly isNew: boolean;
}

/** Where somebody goes who has just signed in or up: the first that applies. */
export function afterSignIn({ wanted, shared, isNew }: Arrival): string {
  if (wanted !== null) return withoutInvitation(wanted);
  const [first, ...others] = shared;
  if (first !== undefined) return others.length === 0 ? pathOfShared(first.grantId) : '/shared-with-me';
  return isNew ? '/onboarding' : '/';
}

export const pathOfShared = (grantId: string): string => `/shared-with-me/${encodeURIComponent(grantId)}`;
