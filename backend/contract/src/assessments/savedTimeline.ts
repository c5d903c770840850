import { z } from 'zod';
import { mostPlans, plannedWay, planResponse } from '../plans';
import { publishedChangeResponse } from '../rules';
import { ownTimelineResponse } from '../timelineEntries';

/** The input of a saved timeline in addition to the record: the compared plans. */
export const savedTimeline = z.strictObject({
  plans: z.array(plannedWay).max(mostPlans, `Give at most ${mostPlans} plans.`).default([]),
});
export type SavedTimeline = z.infer<typeof savedTimeline>;

/** The line of a record as it was, with the names on it and what was compared. */
export const savedTimelineAnswer = ownTimelineResponse.extend({
  /** The dependants whose lines are below the person’s own. */
  family: z.array(z.object({ id: z.number(), name: z.string() })),
  /** The result of each plan, in order. */
  plans: z.array(planResponse),
  /** The changes of the rules that were to come or announced. */
  changes: z.array(publishedChangeResponse),
});
export type SavedTimelineAnswer = z.infer<typeof savedTimelineAnswer>;

/** The summary of a timeline in the list of saved results. */
export const lineThen = {
  /** The next day that was ahead, and what it was; null where nothing was. */
  next: z.object({ date: z.string(), title: z.string() }).nullable(),
};
