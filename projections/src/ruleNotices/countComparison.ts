import type { Knex } from 'knex';
import { findComparison, type RuleComparison } from './comparisonRows';

/** The progress of a comparison, and its results. */
export interface ComparisonCount {
  /** People with an account at the start of the comparison. */
  readonly people: number;
  /** People compared in this round. */
  readonly compared: number;
  /** People who were notified or would be. */
  readonly concerned: number;
  /** Concerned people whose record has another answer. */
  readonly records: number;
  /** Saved results that have another answer. */
  readonly results: number;
  readonly told: number;
}

/** Null if no worker has begun it. */
export async function countComparison(
  database: Knex,
  ruleSet: string,
): Promise<(RuleComparison & ComparisonCount) | null> {
  const comparison = await findComparison(database, ruleSet);
  if (comparison === null) return null;
  const { round, beganAt } = comparison;
  const people = await database('reminder_people AS person')
    .join('accounts', 'accounts.user_id', 'person.user_id')
    .where('accounts.registered_at', '<', beganAt)
    .count<{ count: string }[]>('* as count')
    .first();
  const found = await database('rule_comparison_people')
    .where({ rule_set: ruleSet })
    .first<Record<'compared' | 'concerned' | 'records' | 'results' | 'told', string> | undefined>(
      database.raw(
        `count(*) FILTER (WHERE round = ? OR told_at IS NOT NULL) AS compared,
         count(*) FILTER (WHERE record_changed OR results_changed > 0) AS concerned,
         count(*) FILTER (WHERE record_changed) AS records,
         coalesce(sum(results_changed), 0) AS results,
         count(told_at) AS told`,
        [round],
      ),
    );
  return {
    ...comparison,
    people: Number(people?.count ?? 0),
    compared: Number(found?.compared ?? 0),
    concerned: Number(found?.concerned ?? 0),
    records: Number(found?.records ?? 0),
    results: Number(found?.results ?? 0),
    told: Number(found?.told ?? 0),
  };
}
