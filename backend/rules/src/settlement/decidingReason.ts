import type { Reason } from '../assessment/reason';

type ReasonSummary = Pick<Reason, 'code' | 'message'> & {
  readonly standing?: Reason['standing'] | undefined;
};

/** Reasons that give dates or valid earlier years. They follow from an obstacle and are not obstacles. */
const nonObstacleCodes: ReadonlySet<string> = new Set([
  'qualifying_period',
  'wait_until',
  'first_good_date',
  'earlier_years_do_not_serve',
]);

/** The first reason that prevents an application; undefined if only time does. */
export const decidingReason = <R extends ReasonSummary>(reasons: readonly R[]): R | undefined =>
  reasons.find(({ code, standing }) => standing === 'against' && !nonObstacleCodes.has(code));
