import {
  type AccessLogEntryResponse,
  type LegalAccessGrantResponse,
  type LegalAccessState,
  sharedParts,
} from '@settlewise/contract/legalAccess';
import { type LegalAccessGrant, statusOfGrant } from '@settlewise/domain/legalAccess';
import { lastWholeDayBefore } from '@settlewise/rules/calendar';
import type { RecordedLegalAccess, AccessLogEntry } from '@settlewise/projections';
import { z } from 'zod';

type Presentable = Omit<LegalAccessGrant, 'revokedBecause' | 'toldOfEndAt'>;

interface GrantDetails {
  /** The setting of the owner's account. */
  readonly sharingEnabled: boolean;
  readonly lastLookedAt: Date | null;
  readonly now: Date;
}

/** Presents a grant with its current state. */
export function presentGrant(
  grantId: string,
  grant: Presentable,
  { sharingEnabled, lastLookedAt, now }: GrantDetails,
): LegalAccessGrantResponse {
  const { email, name, expiresAt, revokedAt, invitedAt, grantedAt, alsoShares, includesIdentity } = grant;
  return {
    id: grantId,
    email,
    name,
    expiresAt,
    lastAccessed: lastLookedAt?.toISOString() ?? null,
    isRevoked: revokedAt !== null,
    createdAt: grantedAt,
    alsoShares: [...alsoShares],
    includesIdentity,
    state: decideState(grant, sharingEnabled, now),
    expiryDate: toLastDay(expiresAt),
    revokedAt,
    invitedAt,
  };
}

/** Presents a grant of the read model. */
export function presentRecordedGrant(
  grant: RecordedLegalAccess,
  { sharingEnabled, now }: Omit<GrantDetails, 'lastLookedAt'>,
): LegalAccessGrantResponse {
  const { grantId, email, name, lastLookedAt } = grant;
  const presentable = {
    email,
    name,
    expiresAt: grant.expiresAt?.toISOString() ?? null,
    grantedAt: grant.grantedAt.toISOString(),
    alsoShares: grant.alsoShares,
    includesIdentity: grant.includesIdentity,
    revokedAt: grant.revokedAt?.toISOString() ?? null,
    invitedAt: grant.invitedAt?.toISOString() ?? null,
  };
  return presentGrant(grantId, presentable, { sharingEnabled, lastLookedAt, now });
}

/** The last day of access that ends at an instant. Null without an end. */
export const toLastDay = (expiresAt: string | null): string | null =>
  expiresAt === null ? null : lastWholeDayBefore(new Date(expiresAt));

function decideState(grant: Presentable, sharingEnabled: boolean, now: Date): LegalAccessState {
  const status = statusOfGrant(grant, now.toISOString());
  return status === 'active' && !sharingEnabled ? 'suspended' : status;
}

const part = z.enum(sharedParts);

/** Presents an entry of the access log, with the name from the grant. @returns null for a lawyer without a grant */
export function presentAccess(
  access: AccessLogEntry,
  grant: RecordedLegalAccess | undefined,
): AccessLogEntryResponse | null {
  const { by, documentTitle, reason } = access;
  const accessed = {
    id: access.lookId,
    by,
    documentTitle,
    reason,
    at: access.lookedAt.toISOString(),
    downloaded:
      access.downloaded === null ? null : { ...access.downloaded, parts: [...access.downloaded.parts] },
    documentTitles: access.bundled?.map(({ title }) => title) ?? null,
  };
  if (by === 'administrator') {
    // The owner does not learn which administrator it was. The event log has it.
    return { ...accessed, grantId: null, name: 'A Settlewise administrator', email: null, part: null };
  }
  if (grant === undefined) return null;
  const { grantId, name, email } = grant;
  return { ...accessed, grantId, name, email, part: part.parse(access.part) };
}
