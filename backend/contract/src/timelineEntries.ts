import { z } from 'zod';
import { reasonResponse } from './assessments/answer';
import { applicationInTimeline } from './waiting';

export const timelineEntryKinds = [
  'visa',
  'journey',
  'settlement',
  'document',
  'task',
  'dependant',
  'record',
  'by_law',
  'application',
] as const;
export type TimelineEntryKind = (typeof timelineEntryKinds)[number];

/**
 * The subject of an entry, if its kind is not enough for a drawing: something that lasts from `date` to
 * `endDate` (a permission, settlement, a journey, an application), the last day of the standard of an application, a
 * birth, or a step of the way ahead that supposes the one before it.
 */
export const timelineMatters = [
  'permission',
  'settlement',
  'journey',
  'application',
  'decision_expected',
  'birth',
  'supposed_step',
] as const;
export type TimelineMatter = (typeof timelineMatters)[number];

/** Something that happened, or that is known to be ahead. Its id is opaque. */
export const timelineEntry = z.object({
  id: z.string(),
  kind: z.enum(timelineEntryKinds),
  /** `yyyy-MM-dd` in London. */
  date: z.string(),
  /** The last day of what lasts longer than a day. */
  endDate: z.string().nullable(),
  title: z.string(),
  detail: z.string().nullable(),
  /** Whether `date` is after today, or today itself where something is to be done by it. */
  isAhead: z.boolean(),
  /** The dependant; null for the person. */
  dependantId: z.number().nullable().default(null),
  /** Null for every other day. */
  matter: z.enum(timelineMatters).nullable().default(null),
  /** The application of the record that it belongs to; null where it belongs to none. */
  applicationId: z.string().nullable().default(null),
  /** Why this day, and what it rests on; null where it is what was recorded. */
  reason: reasonResponse.nullable().default(null),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** What says nothing of the way to a passport. */
const besideTheWay: ReadonlySet<TimelineEntryKind> = new Set(['document', 'task', 'record']);

/** Whether an entry is on the line of /timeline. Other entries are only in the list. */
export const isOnLine = ({ kind }: Pick<TimelineEntry, 'kind'>): boolean => !besideTheWay.has(kind);

/** GET /api/timeline: a person’s own. What is ahead stands first, the soonest first; then the past, the latest first. */
export const ownTimelineResponse = z.object({
  /** Today in London. */
  asOf: z.string(),
  entries: z.array(timelineEntry),
  /** The applications of the record, the latest first. */
  applications: z.array(applicationInTimeline).default([]),
  /** The way on to a passport, the soonest first: days that suppose the step before each, as its detail says. */
  wayAhead: z.array(timelineEntry).default([]),
});
export type OwnTimelineResponse = z.infer<typeof ownTimelineResponse>;
