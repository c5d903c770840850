import type { Reason } from '../assessment/reason';

type Said = Pick<Reason, 'code' | 'message'> & { readonly standing?: Reason['standing'] | undefined };

/** Reasons that say when, and good years of long ago: they follow from an obstacle, and are none themselves. */
const noObstacle: ReadonlySet<string> = new Set([
  'qualifying_period',
  'wait_until',
  'first_good_date',
  'earlier_years_do_not_serve',
]);

/** The reason that stands in the way first; undefined where nothing but time does. */
export const decidingReason = <R extends Said>(reasons: readonly R[]): R | undefined =>
  reasons.find(({ code, standing }) => standing === 'against' && !noObstacle.has(code));
