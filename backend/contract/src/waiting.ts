import { applications } from '@settlewise/domain/record';
import type { WaitingAnswer } from '@settlewise/rules/waiting';
import { z } from 'zod';
import { reasonResponse, sourceResponse } from './assessments/answer';
import type { FieldsOf } from './openSource';

const day = z.string();
const { appliedFor, service } = applications.fields;

const knownTime = {
  inWords: z.string(),
  /** Whether it was read in the official text, or in a quotation of it. */
  confirmed: z.boolean(),
  source: sourceResponse,
};

const decisionTime = z.object({
  ...knownTime,
  service: service.stored,
  /** Null before the clock has started, and where nobody has announced the bank holidays of the year. */
  lastDay: day.nullable(),
});

/** The state of an application on a day. Dates are `yyyy-MM-dd`. */
export const waitingResponse = z.object({
  asOf: day,
  clock: z.object({
    startsWith: z.enum(['application', 'biometrics']),
    /** Null until it has started. */
    from: day.nullable(),
    /** Until the decision or today; null until it has started. */
    days: z.number().nullable(),
  }),
  window: z.object({
    /** Null where there is none. */
    standard: decisionTime.nullable(),
    /** What was paid for; null where that is the standard. */
    faster: decisionTime.nullable(),
    /** What others report: never a promise. */
    reports: z.array(z.object({ ...knownTime, from: day.nullable(), to: day.nullable() })),
    /** How many are decided within the standard. */
    shareInTime: z.object(knownTime).nullable(),
  }),
  /** How much of the time has passed, in a hundred; more than that where it is over. */
  percentUsed: z.number().nullable(),
  /** The first day on which it is late. */
  lateFrom: day.nullable(),
  isLate: z.boolean(),
  /** The contacts to ask, in order. Empty unless it is late and not decided. */
  toAsk: z.array(reasonResponse.extend({ who: z.enum(['ukvi', 'mp', 'complaint']) })),
  /** Section 3C: when the permission of before goes on by law. */
  permissionByLaw: z.object({ from: day, to: day.nullable(), reason: reasonResponse }).nullable(),
  /** Null once it is decided. */
  travelRisk: z.enum(['withdraws', 'none', 'needs_passport', 'no_entry_yet']).nullable(),
  /** Advice for the time until the decision. */
  meanwhile: z.array(reasonResponse),
  reasons: z.array(reasonResponse),
} satisfies FieldsOf<WaitingAnswer>);
export type WaitingResponse = z.infer<typeof waitingResponse>;

export const applicationStages = [
  'submitted',
  'paid',
  'biometrics_booked',
  'biometrics_given',
  'documents_uploaded',
  'waiting',
  'asked_for_more',
  'decided',
] as const;
export type ApplicationStage = (typeof applicationStages)[number];

/** An application of the record, with how far it has come. */
export const applicationInTimeline = z.object({
  id: z.string(),
  /** Null where it is for the person themselves. */
  dependantId: z.number().nullable(),
  appliedFor: appliedFor.stored,
  stage: z.enum(applicationStages),
  waiting: waitingResponse,
});
export type ApplicationInTimeline = z.infer<typeof applicationInTimeline>;
