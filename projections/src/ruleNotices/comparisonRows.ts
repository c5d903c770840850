import type { Knex } from 'knex';

/** The comparison of a rule set with the one before it, for everybody with an account at its start. */
export interface RuleComparison {
  readonly ruleSet: string;
  readonly comparedWith: string;
  readonly beganAt: Date;
  readonly round: number;
}

/** Begins the comparison, unless it exists. People who register later are not part of it. */
export async function openComparison(
  database: Knex,
  { ruleSet, comparedWith, now }: { ruleSet: string; comparedWith: string; now: Date },
): Promise<RuleComparison> {
  await database('rule_comparisons')
    .insert({ rule_set: ruleSet, compared_with: comparedWith, began_at: now, round: 1 })
    .onConflict('rule_set')
    .ignore();
  const comparison = await findComparison(database, ruleSet);
  if (comparison === null) throw new RangeError('A comparison that was just opened is not there');
  return comparison;
}

export async function findComparison(database: Knex, ruleSet: string): Promise<RuleComparison | null> {
  const row = await database('rule_comparisons')
    .where({ rule_set: ruleSet })
    .first<RuleComparison | undefined>({
      ruleSet: 'rule_set',
      comparedWith: 'compared_with',
      beganAt: 'began_at',
      round: 'round',
    });
  return row ?? null;
}

/** Starts a new round that compares everybody again. The earlier numbers are shown until then. */
export async function compareAnew(database: Knex, ruleSet: string): Promise<void> {
  await database('rule_comparisons').where({ rule_set: ruleSet }).increment('round', 1);
}

interface Page {
  /** People with a greater id. */
  readonly after: string;
  readonly limit: number;
}

/** A person to compare, and the position at which their record last changed. */
export interface PersonToProcess {
  readonly userId: string;
  readonly changed: string;
}

/** People with an account at the start of the comparison who must be compared, or compared again. Ordered by id. */
export async function findPeopleToCompare(
  database: Knex,
  { ruleSet, beganAt, round }: RuleComparison,
  { after, limit }: Page,
): Promise<readonly PersonToProcess[]> {
  return database('reminder_people AS person')
    .join('accounts', 'accounts.user_id', 'person.user_id')
    .leftJoin('rule_comparison_people AS compared', function () {
      void this.on('compared.user_id', 'person.user_id').andOnVal('compared.rule_set', ruleSet);
    })
    .where('person.user_id', '>', after)
    .where('accounts.registered_at', '<', beganAt)
    .whereNull('compared.told_at')
    .whereRaw(
      '(compared.round IS DISTINCT FROM ? OR compared.compared_change IS DISTINCT FROM person.changed)',
      [round],
    )
    .orderBy('person.user_id')
    .limit(limit)
    .select<PersonToProcess[]>({ userId: 'person.user_id', changed: 'person.changed' });
}

/** People who must be notified and were not yet, without locked accounts. Ordered by id. */
export async function findPeopleToTell(
  database: Knex,
  ruleSet: string,
  { after, limit }: Page,
): Promise<readonly PersonToProcess[]> {
  return database('rule_comparison_people AS compared')
    .join('reminder_people AS person', 'person.user_id', 'compared.user_id')
    .join('accounts', 'accounts.user_id', 'compared.user_id')
    .where('compared.user_id', '>', after)
    .where({ 'compared.rule_set': ruleSet, 'accounts.locked': false })
    .whereNull('compared.told_at')
    .whereRaw(isConcerned)
    .orderBy('compared.user_id')
    .limit(limit)
    .select<PersonToProcess[]>({ userId: 'compared.user_id', changed: 'person.changed' });
}

const isConcerned = '(record_changed OR results_changed > 0)';

/** The result of comparing one person's answers. */
export interface ComparedPerson {
  /** The log position of the last change of their record. */
  readonly changed: string;
  readonly round: number;
  /** Whether the earlier rule set had an answer for their record at the first comparison. */
  readonly hadAnswer: boolean;
  readonly recordChanged: boolean;
  readonly resultsChanged: number;
}

/** Null if the person was not compared. */
export async function findComparedPerson(
  database: Knex,
  ruleSet: string,
  userId: string,
): Promise<ComparedPerson | null> {
  const row = await database('rule_comparison_people')
    .where({ rule_set: ruleSet, user_id: userId })
    .first<ComparedPerson | undefined>({
      changed: 'compared_change',
      round: 'round',
      hadAnswer: 'had_answer',
      recordChanged: 'record_changed',
      resultsChanged: 'results_changed',
    });
  return row ?? null;
}

export async function saveComparedPerson(
  database: Knex,
  ruleSet: string,
  userId: string,
  compared: ComparedPerson,
): Promise<void> {
  const { changed, round, hadAnswer, recordChanged, resultsChanged } = compared;
  await database('rule_comparison_people')
    .insert({
      rule_set: ruleSet,
      user_id: userId,
      compared_change: changed,
      round,
      had_answer: hadAnswer,
      record_changed: recordChanged,
      results_changed: resultsChanged,
    })
    .onConflict(['rule_set', 'user_id'])
    .merge(['compared_change', 'round', 'record_changed', 'results_changed']);
}

/** Records that a person was notified, so that they are not compared again for this rule set. */
export async function markNotified(
  database: Knex,
  ruleSet: string,
  userId: string,
  now: Date,
): Promise<void> {
  await database('rule_comparison_people')
    .where({ rule_set: ruleSet, user_id: userId })
    .update({ told_at: now });
}

/** Deletes the results of people who no longer exist. */
export async function deleteOrphanedResults(database: Knex): Promise<void> {
  await database('rule_comparison_people')
    .whereNotExists(
      database('reminder_people')
        .select('user_id')
        .whereRaw('reminder_people.user_id = rule_comparison_people.user_id'),
    )
    .delete();
}
