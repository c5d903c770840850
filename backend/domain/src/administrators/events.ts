import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier } from '../kernel/values';

const person = z.strictObject({ userId: identifier });
// Ids alone say nothing about anybody, and the register has to be read when somebody in it has been erased.
const readableInTheLog = { confidentiality: 'none' } as const;

export const administratorAppointed = defineEvent('AdministratorAppointed', person, readableInTheLog);
export const administratorDismissed = defineEvent('AdministratorDismissed', person, readableInTheLog);

export const administratorEvents = [administratorAppointed, administratorDismissed] as const;
export type AdministratorEvent = EventOf<(typeof administratorEvents)[number]>;
