import { settlementVerdicts } from '@settlewise/rules/assessment/answer';
import {
  registrationForms,
  registrationSections,
  registrationVerdicts,
  wayStatuses,
  type ChildRegistration,
  type RegistrationWay,
} from '@settlewise/rules/registration/answer';
import { z } from 'zod';
import { limitedWindowResponse, reasonResponse } from './assessments/answer';
import type { FieldsOf } from './openSource';

const date = z.string().nullable();
/** A missing fact that prevents an answer; `field` is a field of the dependant or of the profile. */
const missing = z.object({ code: z.string(), message: z.string(), field: z.string().optional() });

const settlement = z.object({
  /**
   * `own_clock`: years of their own. `with_family`: no years, they settle with or after the person. `ask`: the rule is
   * not known here.
   */
  status: z.enum(['british', 'settled', 'own_clock', 'with_family', 'no_route', 'not_enough', 'ask']),
  routeTitle: date,
  /** Null but where the status is `own_clock`, as all that follows it. */
  verdict: z.enum(settlementVerdicts).nullable(),
  countedFrom: date,
  qualifyingYears: z.number().nullable(),
  /** The first day to apply. */
  earliestApplicationDate: date,
  /** What changes with the days of travel counted, in a sentence; null where verdict and day are the same. */
  travelMargin: z.string().nullable(),
  /** The first day that GOV.UK names, where it is another. */
  practicalEarliestApplicationDate: date,
  /** Protection: the last day to apply. */
  applyBy: date,
  daysAway: z.number().nullable(),
  worstTwelveMonths: limitedWindowResponse.nullable(),
  percent: z.number().nullable(),
  settledSince: date,
  reasons: z.array(reasonResponse),
  missing: z.array(missing),
});

const way = z.object({
  section: z.enum(registrationSections),
  title: z.string(),
  form: z.enum(registrationForms),
  status: z.enum(wayStatuses),
  opensOn: date,
  lastDay: date,
  reasons: z.array(reasonResponse),
} satisfies Omit<FieldsOf<RegistrationWay>, 'missing'>);

const registration = z.object({
  verdict: z.enum(registrationVerdicts),
  /** The way that decides; null where none does. */
  section: way.shape.section.nullable(),
  opensOn: date,
  lastDay: date,
  ways: z.array(way),
  reasons: z.array(reasonResponse),
  missing: z.array(missing),
  cost: z
    .object({ amount: z.number(), from: z.string(), note: date, source: reasonResponse.shape.source })
    .nullable(),
} satisfies FieldsOf<ChildRegistration>);

/** A dependant's own clock: settlement, and for a child registration as British. Dates are `yyyy-MM-dd`. */
export const dependantProgressResponse = z.object({
  /** The dependant's id from GET /api/dependants. */
  id: z.number(),
  /** The day in London for which it holds. */
  asOf: z.string(),
  settlement,
  /** Null if the dependant is not a child of the person. */
  registration: registration.nullable(),
  /** The visa goes on by law after its last day: an application that was sent in time has no decision. */
  permissionGoesOn: z.boolean().default(false),
});
export type DependantProgressResponse = z.infer<typeof dependantProgressResponse>;

/** GET /api/dependants/progress: everybody's, in the order in which they were added. */
export const dependantProgressListResponse = z.array(dependantProgressResponse);
