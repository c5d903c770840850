import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';

/** The end of the access; null if it has no end. */
const expiresAt = instant.nullable();

const granted = z.strictObject({
  grantId: identifier,
  /** As the owner wrote it. */
  email: z.email().max(254),
  /** The owner's name for the lawyer. */
  name: z.string().min(1).max(100),
  expiresAt,
  grantedAt: instant,
  /** Parts of the record that the owner shares in addition to the default parts. */
  alsoShares: z.array(z.string().min(1).max(50)).max(50),
  /** Whether identity data is shared: the `identity` fields (`record/identity`) and identity documents. */
  includesIdentity: z.boolean(),
});
const anyFields = z.looseObject({});
/** Version 2 adds the choice of parts, version 3 identity data. Older grants share neither. */
export const legalAccessGranted = defineEvent('LegalAccessGranted', granted, {
  version: 3,
  upcasters: {
    1: (data) => ({ ...anyFields.parse(data), alsoShares: [] }),
    2: (data) => ({ ...anyFields.parse(data), includesIdentity: false }),
  },
});
/** The end was changed; it may be earlier or later than before. */
export const legalAccessExtended = defineEvent(
  'LegalAccessExtended',
  z.strictObject({ grantId: identifier, expiresAt }),
);
export const legalAccessRevoked = defineEvent(
  'LegalAccessRevoked',
  z.strictObject({
    grantId: identifier,
    revokedAt: instant,
    /** The reason of an administrator; missing if the owner revoked it. */
    reason: z.string().min(1).max(500).optional(),
  }),
);
/** The email with the link was sent to the lawyer. */
export const legalAccessInvitationSent = defineEvent(
  'LegalAccessInvitationSent',
  z.strictObject({ grantId: identifier, sentAt: instant }),
);
/** The lawyer was informed that access ends at `expiresAt`. */
export const legalAccessEndingTold = defineEvent(
  'LegalAccessEndingTold',
  z.strictObject({ grantId: identifier, expiresAt: instant, toldAt: instant }),
);

export const legalAccessEvents = [
  legalAccessGranted,
  legalAccessExtended,
  legalAccessRevoked,
  legalAccessInvitationSent,
  legalAccessEndingTold,
] as const;
export type LegalAccessEvent = EventOf<(typeof legalAccessEvents)[number]>;
