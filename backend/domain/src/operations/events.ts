import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';

/** What an administrator does to the running program, and not to anybody's record. */
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

/** The metadata say who did it; it holds no personal data. */
export const operationCarriedOut = defineEvent(
  'OperationCarriedOut',
  z.strictObject({
    operationId: identifier,
    operation: z.enum(operations),
    /** What it was done to: a read model, a queue, nothing in particular. */
    subject: z.string().max(200).nullable(),
    at: instant,
  }),
  { confidentiality: 'none' },
);

export const operationEvents = [operationCarriedOut] as const;
export type OperationEvent = EventOf<(typeof operationEvents)[number]>;
