import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier } from '../kernel/values';

const person = z.strictObject({ userId: identifier });
// Not encrypted: it says nothing about a person, and must be readable when the person's key is gone.
const readableInTheLog = { confidentiality: 'none' } as const;

/** The person asked for it and proved their identity. From here on it cannot be undone. */
export const erasureBegun = defineEvent('ErasureBegun', person, readableInTheLog);
/** The person's files and key are gone: whatever the log holds of them cannot be read any more. */
export const personErased = defineEvent('PersonErased', person, readableInTheLog);

export const erasureEvents = [erasureBegun, personErased] as const;
export type ErasureEvent = EventOf<(typeof erasureEvents)[number]>;
