import { civilDate } from '@settlewise/domain/fields';
import { applications } from '@settlewise/domain/record';
import { z } from 'zod';
import { reasonResponse } from './assessments/answer';
import { rule } from './fields';
import { waitingResponse } from './waiting';

const day = civilDate('Enter a day that exists, as yyyy-MM-dd.');

/** The largest number of plans in a request. */
export const mostPlans = 4;
/** The largest number of journeys in a plan. */
export const mostPlannedJourneys = 10;

/** `own`: the route of one’s visa. */
export const planRoutes = ['own', 'long_residence'] as const;

/** A plan as it is asked for. */
export const plannedWay = z.strictObject({
  route: z.enum(planRoutes, { error: 'Choose own or long_residence.' }).default('own'),
  service: applications.fields.service.typed.default('standard'),
  /** Null: the first day on which time and days away allow it, or today where that has passed. */
  applyOn: day.nullable().default(null),
  /** Journeys that are not in the record. */
  journeys: z
    .array(
      z
        .strictObject({ departureDate: day, returnDate: day })
        .refine(
          ({ departureDate, returnDate }) => departureDate <= returnDate,
          rule('returnDate', 'The day you come back is before the day you leave.'),
        ),
    )
    .max(mostPlannedJourneys, `Give at most ${mostPlannedJourneys} journeys.`)
    .default([]),
});

/** POST /api/timeline/plans: compares plans for settlement and citizenship, from the person's own record. Stores nothing. */
export const plansRequest = z.strictObject({
  plans: z.array(plannedWay).min(1, 'Give a plan.').max(mostPlans, `Give at most ${mostPlans} plans.`),
});
export type PlansRequest = z.infer<typeof plansRequest>;
export type Plan = PlansRequest['plans'][number];

/** What becomes of a plan. Dates are `yyyy-MM-dd`. */
export const planResponse = z.object({
  route: z.object({ key: z.string(), title: z.string() }).nullable(),
  /** In words for people, as the progress page has it. */
  ilrStatus: z.string(),
  /** Why no day can be named; null where one is. */
  note: z.string().nullable(),
  /** Null where it cannot be named. */
  firstDay: z.string().nullable(),
  /** Only in plans saved before 29 November 2026, when travel days counted. */
  homeOfficeFirstDay: z.string().nullable().optional(),
  /** The day on which this plan applies. */
  applyOn: z.string().nullable(),
  isBeforeFirstDay: z.boolean(),
  /** Whether the permission of the record ends before that day. */
  isAfterPermission: z.boolean(),
  /** The expected time of a decision, if identity is proved on the day of the application; null if there is none. */
  decision: waitingResponse.shape.window.nullable(),
  permissionByLaw: waitingResponse.shape.permissionByLaw,
  /** The first day on which time lets them naturalise, if ILR is granted on the last day of the standard or service; null where it would normally be refused. */
  citizenshipFrom: z.string().nullable(),
  reasons: z.array(reasonResponse),
});
export type PlanResponse = z.infer<typeof planResponse>;

export const plansResponse = z.object({ asOf: z.string(), plans: z.array(planResponse) });
export type PlansResponse = z.infer<typeof plansResponse>;
