import { z } from 'zod';
import { civilDate } from '../dates';
import { countingMethod, permittedReason, tripLimit, type AssessmentResponse } from './answer';

const day = civilDate('Enter a day that exists, as yyyy-MM-dd.');

const trip = z.strictObject({
  departureDate: day,
  /** Null as long as the person is away. */
  returnDate: day.nullable(),
  permittedReason: permittedReason.optional(),
});

/** The most permissions that one request can carry. */
export const mostPermissions = 100;

const permission = z.strictObject({
  from: day,
  to: day,
  /** The day of the decision, when it is not the first day. */
  grantedOn: day.optional(),
  /** What excuses the days between the permission before and this one. */
  gapBefore: z
    .enum(['overstayer_exception', 'entry_clearance_in_time', 'exceptional_assurance', 'section_3c'], {
      error: 'This exception is not known.',
    })
    .optional(),
});

/** POST /api/assess. Unknown fields are refused. */
export const assessRequest = z.strictObject({
  /** Default today, in London. */
  asOf: day.optional(),
  counting: countingMethod.default('whole_days'),
  trips: tripLimit(z.array(trip)),
  settlement: z
    .strictObject({
      route: z.string().min(1).max(100),
      grantDate: day,
      entryDate: day.optional(),
      permissions: z
        .array(permission)
        .max(mostPermissions, `Give at most ${mostPermissions} permissions.`)
        .optional(),
      qualifyingYears: z.int('Enter a whole number of years.').optional(),
    })
    .optional(),
  citizenship: z
    .strictObject({
      applicationDate: day.optional(),
      settledSince: day.optional(),
      spouseOfBritishCitizen: z.boolean().default(false),
    })
    .optional(),
});
export type AssessRequest = z.infer<typeof assessRequest>;

export type AssessResponse = AssessmentResponse;
