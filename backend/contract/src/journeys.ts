import { changeShape, field, typedShape } from '@settlewise/domain/fields';
import {
  absenceFields,
  crownDependencyOptions,
  journeyDates,
  journeyFields,
  journeyReasonOptions,
  returnsAfterDeparture,
} from '@settlewise/domain/record';
import { z } from 'zod';
import { heldTo } from './fields';
import { limitChecks } from './limits';

export {
  approximateOptions,
  crownDependencyOptions,
  journeyFields,
  journeyReasonOptions,
  permittedReasonOptions,
} from '@settlewise/domain/record';

export type JourneyReason = (typeof journeyReasonOptions)[number]['value'];
export const journeyReasons: readonly JourneyReason[] = journeyReasonOptions.map(({ value }) => value);

/**
 * "Did you spend the whole journey in the Channel Islands or the Isle of Man?": yes, as a visitor; yes, living there with
 * permission to stay; no; not sure. Asked where the destination names one of them.
 */
const crownDependencyAnswer = journeyFields.crownDependency.said;
export type CrownDependencyAnswer = z.infer<typeof crownDependencyAnswer>;
export const crownDependencyAnswerKeys: readonly CrownDependencyAnswer[] = crownDependencyOptions.map(
  ({ value }) => value,
);

export const permittedReasonAnswer = journeyFields.permittedReason.said;

/** A form asks for the return, unless the person says that they are still away. */
export const journeyFormFields = {
  ...journeyFields,
  returnDate: journeyDates.returnDate,
  stillAway: field.tick('I am still away'),
};

/** POST /api/absences. Without `returnDate`, or with null, the person is still away. At most one journey can be open. */
export const recordAbsenceRequest = z
  .object(typedShape(absenceFields))
  .refine(...heldTo(returnsAfterDeparture));
export type RecordAbsenceRequest = z.infer<typeof recordAbsenceRequest>;

const { departureDate, returnDate, ...besideDates } = typedShape(journeyFields);

/**
 * POST /api/absence-journeys. `days` may be left out; when it is there it must be the inclusive count of the dates, up to
 * today in London where there is no `returnDate`.
 */
export const recordJourneyRequest = z
  .object({
    departureDate,
    returnDate,
    days: z.int('Days must be a whole number').optional(),
    ...besideDates,
  })
  .refine(...heldTo(returnsAfterDeparture));
export type RecordJourneyRequest = z.infer<typeof recordJourneyRequest>;

// Errors of the reason are reported last.
const { reason: anyReason, ...absenceChange } = changeShape(absenceFields);
const { reason, ...journeyChange } = changeShape(journeyFields);

/**
 * PATCH of either path: the fields to change. Null takes the return date away: the person is still away. Null or `''` takes
 * the notes, the answer about the islands, the permitted reason, the other travellers, the evidence, or the mark for approximate dates away.
 */
export const changeAbsenceRequest = z
  .object({ ...absenceChange, reason: anyReason })
  .refine(...heldTo(returnsAfterDeparture));
export const changeJourneyRequest = z
  .object({ ...journeyChange, reason })
  .refine(...heldTo(returnsAfterDeparture));
export type ChangeAbsenceRequest = z.infer<typeof changeAbsenceRequest>;
export type ChangeJourneyRequest = z.infer<typeof changeJourneyRequest>;

const daysRange = z.object({ least: z.number(), most: z.number() });

/** One journey, on both paths. */
export const journeyResponse = z.object({
  id: z.string(),
  departureDate: z.string(),
  /** Null while the person is still away. */
  returnDate: z.string().nullable(),
  /** Both travel days counted; up to today in London while the person is still away. */
  days: z.number(),
  destination: z.string(),
  reason: z.string(),
  notes: z.string().nullable(),
  /** Null is what was never asked. */
  crownDependency: crownDependencyAnswer.nullable().default(null),
  /** Why the Home Office may leave the absence out of its count for settlement; null where nobody said. */
  permittedReason: permittedReasonAnswer.nullable().default(null),
  /** Numbers of dependants who made the same journey; null where nobody is named. */
  travellers: z.array(z.number()).nullable().default(null),
  /** Ids of documents of the person's vault; null where there is none. */
  evidence: z.array(z.string()).nullable().default(null),
  /** How exact the dates are; null where both days are right. */
  approximate: journeyFields.approximate.said.nullable().default(null),
  /** The fewest and the most days that approximate dates can mean, both travel days counted; null for exact dates. */
  daysRange: daysRange.nullable().default(null),
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
  /** The same by the Home Office's count, which does not include days of travel. */
  homeOfficeCount: z.object({ last12Months: periodSummary, last5Years: periodSummary }),
  warningMessage: z.string().nullable(),
  /** The totals if approximate journeys were as short, or as long, as they can be; null where every date is exact. */
  approximateTotals: z.object({ last12Months: daysRange, last5Years: daysRange }).nullable().default(null),
  /** True with ILR: the limits of citizenship are then those that decide next. Without it ILR has limits of its own. */
  citizenshipDecides: z.boolean().default(false),
  /** False where the visa on record sets no limit of 180 days in any 12 months, and once nothing has to be settled. */
  settlementDecides: z.boolean().default(true),
  /** Reasons of a journey for which the person's route leaves it out; none once nothing has to be settled. */
  permittedReasons: z.array(permittedReasonAnswer).default([]),
  /** Days away against each limit, the one that decides first. */
  limits: limitChecks,
  byYear: z.record(
    z.string(),
    z.object({ count: z.number(), totalDays: z.number(), trips: z.array(journeyResponse) }),
  ),
});
export type AbsenceSummaryResponse = z.infer<typeof absenceSummaryResponse>;
