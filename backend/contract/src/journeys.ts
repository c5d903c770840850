import { civilDate, line, paragraph } from '@settlewise/domain/fields';
import { z } from 'zod';
import { clearable } from './fields';

/** The six reasons that the forms offer. */
export const journeyReasons = ['holiday', 'business', 'family', 'medical', 'education', 'other'] as const;
export type JourneyReason = (typeof journeyReasons)[number];

/**
 * "Did you spend the whole journey in the Channel Islands or the Isle of Man?": yes, as a visitor; yes, living there with
 * permission to stay; no; not sure. Asked where the destination names one of them.
 */
export const crownDependencyAnswerKeys = ['visited', 'lived_there', 'no', 'not_sure'] as const;
const crownDependencyAnswer = z.enum(crownDependencyAnswerKeys, {
  error: 'Choose visited, lived there, no or not sure',
});
export type CrownDependencyAnswer = z.infer<typeof crownDependencyAnswer>;
const crownDependency = clearable(crownDependencyAnswer);

const departureDate = civilDate('Please enter a valid departure date');
const returnDate = civilDate('Please enter a valid return date');

const destination = line('Destination must be at least 2 characters')
  .min(2, 'Destination must be at least 2 characters')
  .max(100, 'Destination can have at most 100 characters');

const notes = paragraph('Notes must be text')
  .max(2_000, 'Notes can have at most 2,000 characters')
  .nullish()
  .transform((text) => (text === '' || text === null ? undefined : text));

const freeReason = line('Please provide a reason for your absence')
  .min(2, 'Please provide a reason for your absence')
  .max(100, 'The reason can have at most 100 characters');

const returnsAfterDeparture = (journey: { departureDate?: string; returnDate?: string }) =>
  journey.departureDate === undefined ||
  journey.returnDate === undefined ||
  journey.returnDate >= journey.departureDate;
/** `rule`: each date is well formed, but together they break a rule, which is another status (422) than a bad date. */
const returnsTooEarly = {
  path: ['returnDate'],
  message: 'Return date must be after departure date',
  params: { rule: true },
};

/** POST /api/absences */
export const recordAbsenceRequest = z
  .object({ departureDate, returnDate, destination, reason: freeReason, notes, crownDependency })
  .refine(returnsAfterDeparture, returnsTooEarly);
export type RecordAbsenceRequest = z.infer<typeof recordAbsenceRequest>;

const journeyDestination = line('Please enter a destination')
  .min(1, 'Please enter a destination')
  .max(100, 'Destination can have at most 100 characters');
const journeyReason = z.enum(journeyReasons, { error: 'Please choose a reason' });

/** POST /api/absence-journeys. `days` may be left out; when it is there it must be the inclusive count of the dates. */
export const recordJourneyRequest = z
  .object({
    departureDate,
    returnDate,
    days: z.int('Days must be a whole number').optional(),
    destination: journeyDestination,
    reason: journeyReason,
    notes,
    crownDependency,
  })
  .refine(returnsAfterDeparture, returnsTooEarly);
export type RecordJourneyRequest = z.infer<typeof recordJourneyRequest>;

/** PATCH of either path: the fields to change; null or `''` takes the notes, or the answer about the islands, away. */
const changes = {
  departureDate: departureDate.optional(),
  returnDate: returnDate.optional(),
  destination: destination.optional(),
  notes: paragraph('Notes must be text')
    .max(2_000, 'Notes can have at most 2,000 characters')
    .nullable()
    .optional(),
  crownDependency,
};
export const changeAbsenceRequest = z
  .object({ ...changes, reason: freeReason.optional() })
  .refine(returnsAfterDeparture, returnsTooEarly);
export const changeJourneyRequest = z
  .object({ ...changes, destination: journeyDestination.optional(), reason: journeyReason.optional() })
  .refine(returnsAfterDeparture, returnsTooEarly);
export type ChangeAbsenceRequest = z.infer<typeof changeAbsenceRequest>;
export type ChangeJourneyRequest = z.infer<typeof changeJourneyRequest>;

/** One journey, on both paths. */
export const journeyResponse = z.object({
  id: z.string(),
  departureDate: z.string(),
  returnDate: z.string(),
  /** Both travel days counted. */
  days: z.number(),
  destination: z.string(),
  reason: z.string(),
  notes: z.string().nullable(),
  /** Null is what was never asked. */
  crownDependency: crownDependencyAnswer.nullable().default(null),
  /** Shares days with another journey; such days are counted once in totals. */
  overlaps: z.boolean(),
});
export type JourneyResponse = z.infer<typeof journeyResponse>;

export const journeyListResponse = z.array(journeyResponse);

const periodSummary = z.object({ totalDays: z.number(), remaining: z.number() });

/** GET /api/absences/summary. Days away, both travel days counted, overlaps once; years are those of the departure. */
export const absenceSummaryResponse = z.object({
  last12Months: periodSummary,
  last5Years: periodSummary,
  /** The same by the Home Office's own count, which leaves the days of travel out. */
  homeOfficeCount: z.object({ last12Months: periodSummary, last5Years: periodSummary }),
  warningMessage: z.string().nullable(),
  /** True with ILR: the limits of citizenship are then those that decide next. Without it ILR has limits of its own. */
  citizenshipDecides: z.boolean().default(false),
  /** False where the visa on record sets no limit of 180 days in any 12 months, and once nothing has to be settled. */
  settlementDecides: z.boolean().default(true),
  byYear: z.record(
    z.string(),
    z.object({ count: z.number(), totalDays: z.number(), trips: z.array(journeyResponse) }),
  ),
});
export type AbsenceSummaryResponse = z.infer<typeof absenceSummaryResponse>;
