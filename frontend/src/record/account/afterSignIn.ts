import { withoutInvitation } from '../shared/invitationLink';

interface Arrival {
  /** The page that a guard sent away from, or a link asked for. */
  readonly wanted: string | null;
  /** The records that others let this person look at. */
  readonly shared: readonly unknown[];
  /** Whether the account was made just now. */
  readonly isNew: boolean;
}

/** Where somebody goes who has just signed in or up: the first that applies. */
export function afterSignIn({ wanted, shared, isNew }: Arrival): string {
  if (wanted !== null) return withoutInvitation(wanted);
  // Opening a record is logged as a look, so the person chooses it, even where there is only one.
  if (shared.length > 0) return '/shared-with-me';
  return isNew ? '/onboarding' : '/';
}
