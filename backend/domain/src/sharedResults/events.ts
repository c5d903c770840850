import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';
import { resultPartKeys } from './parts';

const shared = z.strictObject({
  shareId: identifier,
  calculator: z.enum(['ilr', 'citizenship']),
  /** Which kinds of parts, never what they say: that is sealed in the browser, and never stands in the log. */
  parts: z.array(z.enum(resultPartKeys)).min(1),
  sharedAt: instant,
  /** From then on its content is gone. */
  expiresAt: instant,
});

export const resultShared = defineEvent('ResultShared', shared);
export const resultShareRevoked = defineEvent('ResultShareRevoked', z.strictObject({ shareId: identifier }));

export const sharedResultEvents = [resultShared, resultShareRevoked] as const;
export type SharedResultEvent = EventOf<(typeof sharedResultEvents)[number]>;

/** A result that a person shares by a link. */
export type SharedResult = Readonly<z.infer<typeof shared>>;
