import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';

/** Actions of an administrator on the running program, not on a record. */
export const operations = [
  'projection_retried',
  'projection_rebuilt',
  'job_retried',
  'job_removed',
  'log_checked',
  'events_exported',
  'rule_changes_counted',
  'practice_reports_seen',
] as const;

/** No personal data. The administrator is in the metadata. */
export const operationCarriedOut = defineEvent(
  'OperationCarriedOut',
  z.strictObject({
    operationId: identifier,
    operation: z.enum(operations),
    /** The target of the operation, for example a read model or a queue; null if there is none. */
    subject: z.string().max(200).nullable(),
    at: instant,
  }),
  { confidentiality: 'none' },
);

export const operationEvents = [operationCarriedOut] as const;
export type OperationEvent = EventOf<(typeof operationEvents)[number]>;
