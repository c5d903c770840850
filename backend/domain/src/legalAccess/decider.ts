import { normaliseName } from '../reservations/reservation';
import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import type { LegalAccessEvent } from './events';

/** The most grants of one person, as a limit against abuse. */
export const mostLegalAccessGrants = 100;

/** Instants are ISO 8601 in UTC; `expiresAt` is null for access without an end. */
export type LegalAccessCommand =
  /** `ownEmail`, `sharingEnabled`: the current values in the owner's account. */
  | CommandOf<
      'GrantLegalAccess',
      {
        grantId: string;
        email: string;
        name: string;
        expiresAt: string | null;
        /** Parts of the record that are shared in addition to the default parts. Default: none. */
        alsoShares?: readonly string[];
        /** Whether identity data is shared. Default: false. */
        includesIdentity?: boolean;
        ownEmail: string;
        sharingEnabled: boolean;
        now: string;
      }
    >
  | CommandOf<'ExtendLegalAccess', { grantId: string; expiresAt: string | null; now: string }>
  /** `reason`: required for administrators; owners need no reason. */
  | CommandOf<'RevokeLegalAccess', { grantId: string; now: string; reason?: string }>
  /** The email with the link was sent. */
  | CommandOf<'RecordInvitationSent', { grantId: string; now: string }>
  /** The lawyer was informed that access ends at `expiresAt`. */
  | CommandOf<'RecordEndingTold', { grantId: string; expiresAt: string; now: string }>;

export interface LegalAccessGrant {
  readonly email: string;
  readonly name: string;
  readonly expiresAt: string | null;
  readonly grantedAt: string;
  /** Parts of the record that the owner shares in addition to the default parts. */
  readonly alsoShares: readonly string[];
  /** Whether identity data is shared. */
  readonly includesIdentity: boolean;
  readonly revokedAt: string | null;
  /** The reason of an administrator; null if the owner revoked it. */
  readonly revokedBecause: string | null;
  readonly invitedAt: string | null;
  /** The end that the lawyer was informed about. It differs from `expiresAt` if that has changed since. */
  readonly toldOfEndAt: string | null;
}

/** All grants of a person, by id, oldest first. */
export type LegalAccessState = ReadonlyMap<string, LegalAccessGrant>;

export const legalAccessStream = (userId: string) => `legalAccess-${userId}`;

export const legalAccessDecider: Decider<LegalAccessCommand, LegalAccessState, LegalAccessEvent> = {
  initialState: new Map(),

  decide(command, state) {
    const { grantId, now } = command;
    switch (command.type) {
      case 'GrantLegalAccess': {
        const { email, name, expiresAt, ownEmail, sharingEnabled } = command;
        const alsoShares = [...(command.alsoShares ?? [])];
        const includesIdentity = command.includesIdentity ?? false;
        if (!sharingEnabled) throw sharingIsOff();
        if (sameAddress(email, ownEmail)) throw ownAddress();
        refusePastEnd(expiresAt, now);
        if (state.has(grantId)) throw alreadyGranted();
        refuseSecondActive(state, grantId, email, now);
        if (state.size >= mostLegalAccessGrants) throw tooMany();
        return [
          {
            type: 'LegalAccessGranted',
            data: { grantId, email, name, expiresAt, grantedAt: now, alsoShares, includesIdentity },
          },
        ];
      }
      case 'ExtendLegalAccess': {
        const { expiresAt } = command;
        const grant = requireGrant(state, grantId);
        if (grant.revokedAt !== null) throw isRevoked();
        refusePastEnd(expiresAt, now);
        refuseSecondActive(state, grantId, grant.email, now);
        if (grant.expiresAt === expiresAt) return [];
        return [{ type: 'LegalAccessExtended', data: { grantId, expiresAt } }];
      }
      case 'RevokeLegalAccess':
        if (requireGrant(state, grantId).revokedAt !== null) return [];
        return [
          {
            type: 'LegalAccessRevoked',
            data: {
              grantId,
              revokedAt: now,
              ...(command.reason === undefined ? {} : { reason: command.reason }),
            },
          },
        ];
      case 'RecordInvitationSent':
        if (requireGrant(state, grantId).invitedAt !== null) return [];
        return [{ type: 'LegalAccessInvitationSent', data: { grantId, sentAt: now } }];
      case 'RecordEndingTold': {
        const { expiresAt } = command;
        if (requireGrant(state, grantId).toldOfEndAt === expiresAt) return [];
        return [{ type: 'LegalAccessEndingTold', data: { grantId, expiresAt, toldAt: now } }];
      }
    }
  },

  evolve(state, event) {
    const { grantId } = event.data;
    if (event.type === 'LegalAccessGranted') {
      const { grantId: _grantId, ...data } = event.data;
      const notYet = { revokedAt: null, revokedBecause: null, invitedAt: null, toldOfEndAt: null };
      return new Map(state).set(grantId, { ...data, ...notYet });
    }
    const grant = state.get(grantId);
    if (grant === undefined) throw new Error(`${event.type} stands before LegalAccessGranted in its stream`);
    return new Map(state).set(grantId, { ...grant, ...toChange(event) });
  },
};

function toChange(
  event: Exclude<LegalAccessEvent, { type: 'LegalAccessGranted' }>,
): Partial<LegalAccessGrant> {
  switch (event.type) {
    case 'LegalAccessExtended':
      return { expiresAt: event.data.expiresAt };
    case 'LegalAccessRevoked':
      return { revokedAt: event.data.revokedAt, revokedBecause: event.data.reason ?? null };
    case 'LegalAccessInvitationSent':
      return { invitedAt: event.data.sentAt };
    case 'LegalAccessEndingTold':
      return { toldOfEndAt: event.data.expiresAt };
  }
}

/** The status of a grant. It ignores whether the owner has sharing switched on, which is in their account. */
export function statusOfGrant(
  { expiresAt, revokedAt }: Pick<LegalAccessGrant, 'expiresAt' | 'revokedAt'>,
  now: string,
): 'active' | 'expired' | 'revoked' {
  if (revokedAt !== null) return 'revoked';
  return hasPassed(expiresAt, now) ? 'expired' : 'active';
}

/** Compares two addresses without letter case, like accounts do. */
export const sameAddress = (a: string, b: string) => normaliseName(a) === normaliseName(b);

/** Access has already ended at the instant `expiresAt`. */
const hasPassed = (expiresAt: string | null, now: string) =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.parse(now);

function requireGrant(state: LegalAccessState, grantId: string): LegalAccessGrant {
  const grant = state.get(grantId);
  if (grant === undefined) throw legalAccessNotFound();
  return grant;
}

function refusePastEnd(expiresAt: string | null, now: string): void {
  if (hasPassed(expiresAt, now)) {
    throw new DomainError(
      'invalid',
      'expiry_has_passed',
      'The last day of access cannot be before today',
      'expiryDate',
    );
  }
}

/** An address has at most one active grant, so that revoking it ends all access. */
function refuseSecondActive(state: LegalAccessState, grantId: string, email: string, now: string): void {
  for (const [otherId, other] of state) {
    if (otherId === grantId || !sameAddress(other.email, email)) continue;
    if (statusOfGrant(other, now) === 'active') throw alreadyHasAccess();
  }
}

/** The same error for a missing grant and for a grant of another person. */
export function legalAccessNotFound(): DomainError {
  return new DomainError('notFound', 'legal_access_not_found', 'This access is not in your list.');
}

function sharingIsOff(): DomainError {
  return new DomainError(
    'invalid',
    'sharing_is_off',
    'Sharing with lawyers is switched off. Switch it on first.',
    'lawyerSharingEnabled',
  );
}

function ownAddress(): DomainError {
  return new DomainError(
    'invalid',
    'own_address',
    'This is your own email address. Enter your lawyer’s.',
    'email',
  );
}

function alreadyGranted(): DomainError {
  return new DomainError('conflict', 'legal_access_exists', 'This access is in your list already.');
}

function alreadyHasAccess(): DomainError {
  return new DomainError(
    'conflict',
    'has_access_already',
    'This address has access already. You can change its last day in the list.',
    'email',
  );
}

function isRevoked(): DomainError {
  return new DomainError(
    'conflict',
    'legal_access_revoked',
    'This access was revoked and cannot be extended. You can give access again.',
  );
}

function tooMany(): DomainError {
  return new DomainError(
    'invalid',
    'too_many_grants',
    `You can give access ${mostLegalAccessGrants} times. Extend access that is in your list instead.`,
  );
}
