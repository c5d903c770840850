import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';
import { resultPartKeys } from './parts';

const shared = z.strictObject({
  shareId: identifier,
  calculator: z.enum(['ilr', 'citizenship']),
  /** Only the names of the parts. The browser encrypts their content, which is never in the log. */
  parts: z.array(z.enum(resultPartKeys)).min(1),
  sharedAt: instant,
  /** The content is deleted at this instant. */
  expiresAt: instant,
});

export const resultShared = defineEvent('ResultShared', shared);
export const resultShareRevoked = defineEvent('ResultShareRevoked', z.strictObject({ shareId: identifier }));

export const sharedResultEvents = [resultShared, resultShareRevoked] as const;
export type SharedResultEvent = EventOf<(typeof sharedResultEvents)[number]>;

/** A result that is shared by a link. */
export type SharedResult = Readonly<z.infer<typeof shared>>;
