import { normaliseName } from '@settlewise/domain/reservations';
import type { Knex } from 'knex';

/** A grant of access. Its state at a moment follows from `statusOfGrant` and the owner's settings. */
export interface RecordedLegalAccess {
  readonly grantId: string;
  /** The owner of the record. */
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  /** Null without an end. */
  readonly expiresAt: Date | null;
  readonly grantedAt: Date;
  /** Parts of the record that the owner shares in addition to those that every lawyer sees. */
  readonly alsoShares: readonly string[];
  /** Whether a download may hold identity data. */
  readonly includesIdentity: boolean;
  readonly revokedAt: Date | null;
  /** When the email with the link was sent. */
  readonly invitedAt: Date | null;
  /** The end in the email to the lawyer; it differs from `expiresAt` if that has changed since. */
  readonly toldOfEndAt: Date | null;
  /** Null before the first access. */
  readonly lastLookedAt: Date | null;
}

/** All access that a person granted, the newest first. @param userId a UUID */
export async function listLegalAccess(
  database: Knex,
  userId: string,
): Promise<readonly RecordedLegalAccess[]> {
  return selected(database)
    .where({ user_id: userId })
    .orderBy([{ column: 'granted_at', order: 'desc' }, { column: 'grant_id' }]);
}

/** The grant with an id; null without one. It names the owner; only the owner's stream decides. @param grantId a UUID */
export async function findLegalAccess(database: Knex, grantId: string): Promise<RecordedLegalAccess | null> {
  const [grant] = await selected(database).where({ grant_id: grantId });
  return grant ?? null;
}

/** All access of an email address, case-insensitive and in any state. */
export async function listLegalAccessForEmail(
  database: Knex,
  email: string,
): Promise<readonly RecordedLegalAccess[]> {
  return selected(database)
    .where({ email_normalised: normaliseName(email) })
    .orderBy([{ column: 'granted_at', order: 'desc' }, { column: 'grant_id' }]);
}

/* * Access whose lawyer has not been sent the link, the oldest first. Leaves out access that is revoked, has ended by `now`,
 * or whose owner has switched sharing off: it would block the emails that can be sent.
 * @param limit as many as this; default all
 */
export async function listUninvited(
  database: Knex,
  now: Date,
  limit?: number,
): Promise<readonly RecordedLegalAccess[]> {
  const query = selected(database)
    .whereNull('invited_at')
    .whereNull('revoked_at')
    .whereRaw('(expires_at IS NULL OR expires_at > ?)', [now])
    .whereRaw(ownerShares)
    .orderBy([{ column: 'granted_at' }, { column: 'grant_id' }]);
  return limit === undefined ? query : query.limit(limit);
}

const soon = 48 * 60 * 60 * 1000;

/* * Access that ends in the 48 hours up to and including an instant, without an email about its end, the soonest first.
 * Leaves out revoked access, and access whose owner has switched sharing off.
 * @param limit as many as this; default all
 */
export async function listEndingSoon(
  database: Knex,
  before: Date,
  limit?: number,
): Promise<readonly RecordedLegalAccess[]> {
  const query = selected(database)
    .where('expires_at', '>', new Date(before.getTime() - soon))
    .where('expires_at', '<=', before)
    .whereNull('revoked_at')
    .whereRaw('told_of_end_at IS DISTINCT FROM expires_at')
    .whereRaw(ownerShares)
    .orderBy([{ column: 'expires_at' }, { column: 'grant_id' }]);
  return limit === undefined ? query : query.limit(limit);
}

/** Emails to other people are only sent for owners with a confirmed address: anybody can register another address. */
const ownerShares = `EXISTS (SELECT FROM accounts
  WHERE accounts.user_id = legal_access.user_id AND accounts.lawyer_sharing_enabled AND accounts.email_verified)`;

const selected = (database: Knex) =>
  database('legal_access').select<RecordedLegalAccess[]>({
    grantId: 'grant_id',
    userId: 'user_id',
    email: 'email',
    name: 'name',
    expiresAt: 'expires_at',
    grantedAt: 'granted_at',
    alsoShares: 'also_shares',
    includesIdentity: 'includes_identity',
    revokedAt: 'revoked_at',
    invitedAt: 'invited_at',
    toldOfEndAt: 'told_of_end_at',
    lastLookedAt: 'last_looked_at',
  });
