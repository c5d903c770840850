import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier } from '../kernel/values';

const person = z.strictObject({ userId: identifier });
// Not encrypted: ids alone are not personal data, and the register must be readable after an erasure.
const readableInTheLog = { confidentiality: 'none' } as const;

export const administratorAppointed = defineEvent('AdministratorAppointed', person, readableInTheLog);
export const administratorDismissed = defineEvent('AdministratorDismissed', person, readableInTheLog);

export const administratorEvents = [administratorAppointed, administratorDismissed] as const;
export type AdministratorEvent = EventOf<(typeof administratorEvents)[number]>;
