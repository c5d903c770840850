import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';

/** The instant at which access ends; null without an end. */
const expiresAt = instant.nullable();

const granted = z.strictObject({
  grantId: identifier,
  /** As the owner wrote it. */
  email: z.email().max(254),
  /** What the owner calls the lawyer. */
  name: z.string().min(1).max(100),
  expiresAt,
  grantedAt: instant,
  /** Parts of the record that are shown because the owner chose them, beside those that every lawyer is shown. */
  alsoShares: z.array(z.string().min(1).max(50)).max(50),
  /** Whether the lawyer is given who somebody is: the fields that are `identity` (`record/identity`), and documents that prove it. */
  includesIdentity: z.boolean(),
});
const said = z.looseObject({});
/** Version 1: there was nothing to choose. Version 2: nobody was asked about identity data, so none is given. */
export const legalAccessGranted = defineEvent('LegalAccessGranted', granted, {
  version: 3,
  upcasters: {
    1: (data) => ({ ...said.parse(data), alsoShares: [] }),
    2: (data) => ({ ...said.parse(data), includesIdentity: false }),
  },
});
/** The end is now another, earlier or later than before. */
export const legalAccessExtended = defineEvent(
  'LegalAccessExtended',
  z.strictObject({ grantId: identifier, expiresAt }),
);
export const legalAccessRevoked = defineEvent(
  'LegalAccessRevoked',
  z.strictObject({
    grantId: identifier,
    revokedAt: instant,
    /** Why, when an administrator did it; the owner gives none. */
    reason: z.string().min(1).max(500).optional(),
  }),
);
/** The mail with the link went out to the lawyer. */
export const legalAccessInvitationSent = defineEvent(
  'LegalAccessInvitationSent',
  z.strictObject({ grantId: identifier, sentAt: instant }),
);
/** The lawyer was told that access ends at `expiresAt`. */
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
