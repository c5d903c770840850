import { z } from 'zod';
import {
  missingResponse,
  openAnswer,
  openQuestionResponse,
  reasonResponse,
  settlementVerdict,
} from './assessments';

const date = z.string();

/** A question of which the date depends, and where in the record its answer goes. */
export const progressQuestion = openQuestionResponse
  .pick({ code: true, message: true, why: true, from: true, to: true, source: true })
  .extend({
    /** The visa that it is about: the current one has no id. Null where it is about something else. */
    visa: z.object({ id: z.string().nullable(), startDate: date }).nullable(),
    /** The journey that it is about; null where it is about none. */
    journey: z
      .object({ id: z.string(), departureDate: date, returnDate: date, destination: z.string() })
      .nullable()
      .default(null),
    /** Null as long as nobody answered; `not_sure` keeps the question open. */
    answered: openAnswer.nullable(),
    /** The page on which it can be answered with more than yes and no. */
    fillInAt: z.string(),
  });
export type ProgressQuestion = z.infer<typeof progressQuestion>;

/** How it comes out, supposing one answer to what is open. */
export const progressOutcome = z.object({
  /** For example `If you applied in time`. */
  supposing: z.string(),
  verdict: settlementVerdict,
  /** The first day on which the application can be made; null where this outcome names none. */
  earliestApplicationDate: date.nullable(),
  /** The day on which the qualifying years are complete. */
  eligibilityDate: date.nullable(),
  /** The outcome in words: `you can apply (the first day was 17 April 2026)`. */
  says: z.string(),
});
export type ProgressOutcome = z.infer<typeof progressOutcome>;

/** The details of an answer about ILR in addition to its dates. */
export const besideTheDates = {
  /** `not_enough`: no date is named, and `missingFacts` says what is missing. Null while nothing can be asked. */
  verdict: settlementVerdict.nullable().default(null),
  missingFacts: z.array(missingResponse).default([]),
  questions: z.array(progressQuestion).default([]),
  /**
   * Both outcomes if the date depends on an open question, the earlier first; the date fields are then null. Otherwise
   * empty.
   */
  outcomes: z.array(progressOutcome).default([]),
  /** While there are two outcomes: the one that the reasons are those of, for example `If you did not`. */
  reasonsSuppose: z.string().nullable().default(null),
  /** Partners and parents, five years: the first day that GOV.UK names. The safe one is the day by the letter. */
  practicalEarliestApplicationDate: date.nullable().default(null),
  /** The last day to apply: protection, the end of the permission. */
  applyBy: date.nullable().default(null),
  /** A journey of the record brings it to an end: the last day on which an application is good, and the next such day. */
  eligibleUntil: date.nullable().default(null),
  eligibleAgainFrom: date.nullable().default(null),
  /** Irish citizens and people with the right of abode: they go on to citizenship without ILR. */
  needsNoIlr: z.boolean().default(false),
  /** The day of an application that is not decided yet. */
  awaitingDecisionSince: date.nullable().default(null),
  /** The day of an application to extend the permission that is not decided yet. */
  extensionAppliedOn: date.nullable().default(null),
  /** The day on which the list of applications has settlement granted, while the profile does not say so. */
  grantedInList: date.nullable().default(null),
  /** What holds until it is decided. */
  meanwhile: z.array(reasonResponse).default([]),
};
