import { normaliseName } from '../reservations/reservation';
import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import type { LegalAccessEvent } from './events';

/** More lawyers than anybody has in a lifetime; a limit against abuse. */
export const mostLegalAccessGrants = 100;

/** Instants are ISO 8601 in UTC; `expiresAt` is null for access without an end. */
export type LegalAccessCommand =
  /** `ownEmail`, `sharingEnabled`: as the owner's account has them at this moment. */
  | CommandOf<
      'GrantLegalAccess',
      {
        grantId: string;
        email: string;
        name: string;
        expiresAt: string | null;
        /** Parts of the record beside those that every lawyer is shown. Default: none. */
        alsoShares?: readonly string[];
        /** Whether identity data is given. Default: it is not. */
        includesIdentity?: boolean;
        ownEmail: string;
        sharingEnabled: boolean;
        now: string;
      }
    >
  | CommandOf<'ExtendLegalAccess', { grantId: string; expiresAt: string | null; now: string }>
  /** `reason`: an administrator says why; the owner need not. */
  | CommandOf<'RevokeLegalAccess', { grantId: string; now: string; reason?: string }>
  /** The mail with the link is on its way. */
  | CommandOf<'RecordInvitationSent', { grantId: string; now: string }>
  /** The lawyer has been told that access ends at `expiresAt`. */
  | CommandOf<'RecordEndingTold', { grantId: string; expiresAt: string; now: string }>;

export interface LegalAccessGrant {
  readonly email: string;
  readonly name: string;
  readonly expiresAt: string | null;
  readonly grantedAt: string;
  /** Parts of the record that the owner chose to show, beside those that every lawyer is shown. */
  readonly alsoShares: readonly string[];
  /** Whether identity data is given. */
  readonly includesIdentity: boolean;
  readonly revokedAt: string | null;
  /** Why an administrator revoked it; null when the owner did. */
  readonly revokedBecause: string | null;
  readonly invitedAt: string | null;
  /** The end of which the lawyer was told; another than `expiresAt` when that has changed since. */
  readonly toldOfEndAt: string | null;
}

/** All access that a person ever gave, by the grant's id, in the order in which it was given. */
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
        refuseEndThatHasPassed(expiresAt, now);
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
        const grant = granted(state, grantId);
        if (grant.revokedAt !== null) throw isRevoked();
        refuseEndThatHasPassed(expiresAt, now);
        refuseSecondActive(state, grantId, grant.email, now);
        if (grant.expiresAt === expiresAt) return [];
        return [{ type: 'LegalAccessExtended', data: { grantId, expiresAt } }];
      }
      case 'RevokeLegalAccess':
        if (granted(state, grantId).revokedAt !== null) return [];
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
        if (granted(state, grantId).invitedAt !== null) return [];
        return [{ type: 'LegalAccessInvitationSent', data: { grantId, sentAt: now } }];
      case 'RecordEndingTold': {
        const { expiresAt } = command;
        if (granted(state, grantId).toldOfEndAt === expiresAt) return [];
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
    return new Map(state).set(grantId, { ...grant, ...changeBy(event) });
  },
};

function changeBy(
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

/** The status of access, by its stream. Whether its owner has sharing switched on is in their account. */
export function statusOfGrant(
  { expiresAt, revokedAt }: Pick<LegalAccessGrant, 'expiresAt' | 'revokedAt'>,
  now: string,
): 'active' | 'expired' | 'revoked' {
  if (revokedAt !== null) return 'revoked';
  return hasPassed(expiresAt, now) ? 'expired' : 'active';
}

/** Two spellings of one address: letter case plays no part, as in accounts. */
export const sameAddress = (a: string, b: string) => normaliseName(a) === normaliseName(b);

/** At the instant itself access has ended. */
const hasPassed = (expiresAt: string | null, now: string) =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.parse(now);

function granted(state: LegalAccessState, grantId: string): LegalAccessGrant {
  const grant = state.get(grantId);
  if (grant === undefined) throw legalAccessNotFound();
  return grant;
}

function refuseEndThatHasPassed(expiresAt: string | null, now: string): void {
  if (hasPassed(expiresAt, now)) {
    throw new DomainError(
      'invalid',
      'expiry_has_passed',
      'The last day of access cannot be before today',
      'expiryDate',
    );
  }
}

/** One address has one access at a time, so that revoking it leaves none. */
function refuseSecondActive(state: LegalAccessState, grantId: string, email: string, now: string): void {
  for (const [otherId, other] of state) {
    if (otherId === grantId || !sameAddress(other.email, email)) continue;
    if (statusOfGrant(other, now) === 'active') throw alreadyHasAccess();
  }
}

/** The same answer for a grant that does not exist and for one of somebody else's. */
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
