import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';

const comparisonId = identifier;
const endedBy = z.enum(['asker', 'partner']);

/** Somebody asks their partner whether both may see where the other lived. */
export const addressComparisonAsked = defineEvent(
  'AddressComparisonAsked',
  z.strictObject({
    comparisonId,
    /** As the asker wrote it. */
    email: z.email().max(254),
    askedAt: instant,
    /** From then on it cannot be answered any more. */
    answerBy: instant,
  }),
);
/** The mail that says who asks went out. */
export const addressComparisonInvitationSent = defineEvent(
  'AddressComparisonInvitationSent',
  z.strictObject({ comparisonId, sentAt: instant }),
);
export const addressComparisonAnswered = defineEvent(
  'AddressComparisonAnswered',
  z.strictObject({
    comparisonId,
    agrees: z.boolean(),
    /** Whose account answered. */
    partnerId: identifier,
    answeredAt: instant,
  }),
);
export const addressComparisonEnded = defineEvent(
  'AddressComparisonEnded',
  z.strictObject({ comparisonId, endedBy, endedAt: instant }),
);

export const addressComparisonEvents = [
  addressComparisonAsked,
  addressComparisonInvitationSent,
  addressComparisonAnswered,
  addressComparisonEnded,
] as const;
export type AddressComparisonEvent = EventOf<(typeof addressComparisonEvents)[number]>;

/** The same in the history of the partner, under the partner's own key. */
export const addressAgreementGiven = defineEvent(
  'AddressAgreementGiven',
  z.strictObject({ comparisonId, askerId: identifier, givenAt: instant }),
);
export const addressAgreementRefused = defineEvent(
  'AddressAgreementRefused',
  z.strictObject({ comparisonId, refusedAt: instant }),
);
export const addressAgreementEnded = defineEvent(
  'AddressAgreementEnded',
  z.strictObject({ comparisonId, endedBy, endedAt: instant }),
);

export const addressAgreementEvents = [
  addressAgreementGiven,
  addressAgreementRefused,
  addressAgreementEnded,
] as const;
export type AddressAgreementEvent = EventOf<(typeof addressAgreementEvents)[number]>;
