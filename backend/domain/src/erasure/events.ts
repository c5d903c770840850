import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier } from '../kernel/values';

const person = z.strictObject({ userId: identifier });
// Not encrypted: it holds no personal data, and must be readable after the person's key is destroyed.
const readableInTheLog = { confidentiality: 'none' } as const;

/** The person asked for the erasure and proved their identity. It cannot be undone from now on. */
export const erasureBegun = defineEvent('ErasureBegun', person, readableInTheLog);
/** The person's files and key are destroyed. Their events in the log cannot be read any more. */
export const personErased = defineEvent('PersonErased', person, readableInTheLog);

export const erasureEvents = [erasureBegun, personErased] as const;
export type ErasureEvent = EventOf<(typeof erasureEvents)[number]>;
