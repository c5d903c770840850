import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant, recordedDate } from '../kernel/values';

const comparisonId = identifier;
const endedBy = z.enum(['asker', 'partner']);

/** The forms that ask where both partners have lived. */
export const partnerForms = ['SET(M)', 'FLR(M)'] as const;
export type PartnerForm = (typeof partnerForms)[number];

/** The days that are compared, both included. */
const comparedPeriod = z.strictObject({ from: recordedDate, to: recordedDate });
export type ComparedPeriod = z.infer<typeof comparedPeriod>;

const asked = z.strictObject({
  comparisonId,
  /** As the asker wrote it. */
  email: z.email().max(254),
  /** The form that asks for the addresses; null in version 1, which did not store it. */
  form: z.enum(partnerForms).nullable(),
  period: comparedPeriod,
  askedAt: instant,
  /** The comparison cannot be answered from this instant on. */
  answerBy: instant,
});

/** Version 1 has no period. It compared at most five years, ending on the day of asking. */
function withPeriod(data: unknown): z.infer<typeof asked> {
  const before = asked.omit({ form: true, period: true }).parse(data);
  const to = before.askedAt.slice(0, 'yyyy-MM-dd'.length);
  const from = `${Number(to.slice(0, 4)) - 5}${to.slice(4).replace('-02-29', '-02-28')}`;
  return { ...before, form: null, period: { from, to } };
}

/** A person asks their partner to compare addresses. */
export const addressComparisonAsked = defineEvent('AddressComparisonAsked', asked, {
  version: 2,
  upcasters: { 1: withPeriod },
});
/** The invitation email was sent. */
export const addressComparisonInvitationSent = defineEvent(
  'AddressComparisonInvitationSent',
  z.strictObject({ comparisonId, sentAt: instant }),
);
export const addressComparisonAnswered = defineEvent(
  'AddressComparisonAnswered',
  z.strictObject({
    comparisonId,
    agrees: z.boolean(),
    /** The account that answered. */
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

/** The partner's copy of the answer, encrypted under the partner's own key. */
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
