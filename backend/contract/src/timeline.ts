import { civilDate, line, notBefore } from '@settlewise/domain/fields';
import { applications } from '@settlewise/domain/record';
import { z } from 'zod';
import { ruleSetResponse, tripLimit } from './assessments';
import { rule } from './fields';
import { timelineEntry } from './timelineEntries';
import { visaTypeValues } from './visaTypeChoices';
import { waitingResponse } from './waiting';

const absence = z
  .object({
    from: civilDate('Enter the day you left the UK'),
    to: civilDate('Enter the day you came back'),
    /** For people to read: days are counted from the dates. */
    days: z.number().nullish(),
    reason: line('The reason must be text').max(200, 'The reason can have at most 200 characters').nullish(),
  })
  .refine(({ from, to }) => notBefore(from, to), rule('to', 'The return cannot be before the departure'));

const yearDays = z
  .int('Enter a whole number of days')
  .min(0, 'Enter 0 or more days')
  .max(366, 'A year has at most 366 days');

/** The applications that a person with a visa and without settlement can plan. */
export const plannedKinds = ['ilr', 'work_or_study', 'family', 'eu_settlement'] as const;

const plannedApplication = z.strictObject({
  appliedFor: z.enum(plannedKinds, { error: 'Choose what you plan to apply for' }),
  service: applications.fields.service.typed.default('standard'),
  applyOn: civilDate('Enter the day you plan to apply'),
});

/** POST /api/timeline/generate. The absences of the way that was not chosen are not read. */
export const timelineRequest = z
  .object({
    visaType: z.enum(visaTypeValues, { error: 'Choose your visa type' }),
    visaStartDate: civilDate('Enter your visa start date'),
    /** Its last day: whether a planned application is in time is not known without it. */
    visaEndDate: civilDate('Enter the last day of your visa').nullish(),
    planned: plannedApplication.nullish(),
    useDetailedAbsences: z.boolean({ error: 'Choose yearly totals or individual absences' }).default(false),
    absences: tripLimit(z.array(absence)).nullish(),
    /** Days away by calendar year. */
    absencesPerYear: z
      .record(z.string().regex(/^(?:19|20|21)\d\d$/, { error: 'Enter a year of four digits' }), yearDays)
      .nullish(),
  })
  .refine(
    ({ visaStartDate, visaEndDate }) => visaEndDate == null || notBefore(visaStartDate, visaEndDate),
    rule('visaEndDate', 'The visa cannot end before it begins'),
  );
export type TimelineRequest = z.infer<typeof timelineRequest>;

/** The state of a planned application on its day. */
const plannedResponse = z.object({
  appliedFor: applications.fields.appliedFor.stored,
  applyOn: z.string(),
  /** The first day of ILR on time and days away is later. */
  isBeforeFirstDay: z.boolean(),
  /** The visa ends before that day. */
  isAfterPermission: z.boolean(),
  /** The waiting time, if identity is proved on the day of the application. */
  waiting: waitingResponse,
  /** Its days for a line: the application, by when its decision is meant to come, and permission that goes on by law. */
  entries: z.array(timelineEntry),
});

/** The answer of POST /api/timeline/generate. The Home Office's count decides; the total of days includes both travel days. */
export const timelineResponse = z.object({
  visaType: z.string(),
  visaStartDate: z.string(),
  /** The day on which the qualifying years are complete and kept; null where the visa names no route to ILR. */
  ilrEligibilityDate: z.string().nullable(),
  /** The first day for citizenship, if ILR is granted on `ilrEligibilityDate`, or when a planned application for it is meant to be decided. */
  citizenshipEligibilityDate: z.string().nullable(),
  /** Within the qualifying years; without qualifying years, of all journeys given. */
  totalAbsences: z.number(),
  /** Days that the qualifying years leave room for; null where the route sets no such limit. */
  absenceLimit: z.number().nullable(),
  absenceStatus: z.enum(['within_limit', 'exceeded']),
  /** Whole percent of the qualifying years, 0 to 100. */
  progressPercent: z.number(),
  hasLanguageRequirement: z.boolean(),
  hasLifeInUKRequirement: z.boolean(),
  /** Remarks about the dates, in sentences. */
  notes: z.array(z.string()),

  // Not in the specification.
  asOf: z.string(),
  /** The first day on which the application for ILR can be made. */
  ilrApplicationEarliestDate: z.string().nullable(),
  /** Null where none is planned. */
  planned: plannedResponse.nullable().default(null),
  /** The way on from ILR to a passport, the soonest first: days that suppose the step before each, as its detail says. */
  wayAhead: z.array(timelineEntry).default([]),
  ruleSet: ruleSetResponse,
});
export type TimelineResponse = z.infer<typeof timelineResponse>;
