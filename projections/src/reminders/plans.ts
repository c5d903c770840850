import type { CivilDate } from '@settlewise/rules/calendar';
import type { Knex } from 'knex';
import type { DigestPeriod } from '@settlewise/casework/alerts';
import { canBeEmailedRow } from './acceptsEmail';

/** A person whose reminders must be computed, and the position at which their record last changed. */
export interface PersonDue {
  readonly userId: string;
  readonly changed: string;
}

interface Page {
  /** People with a greater id. */
  readonly after: string;
  readonly limit: number;
}

/** Lower than every other id. */
export const noId = '00000000-0000-0000-0000-000000000000';

/**
 * People whose reminders must be calculated again, because their record or the planning version changed, or a planned day
 * has come. Ordered by id.
 */
export async function findPeopleToPlan(
  database: Knex,
  { planningVersion, today }: { readonly planningVersion: string; readonly today: CivilDate },
  { after, limit }: Page,
): Promise<readonly PersonDue[]> {
  return database('reminder_people AS person')
    .leftJoin('reminder_plans AS plan', 'plan.user_id', 'person.user_id')
    .where('person.user_id', '>', after)
    .whereRaw(
      `(plan.planned_change IS DISTINCT FROM person.changed OR plan.rule_set IS DISTINCT FROM ?
        OR plan.next_change_on IS NULL OR plan.next_change_on <= ?::date)`,
      [planningVersion, today],
    )
    .orderBy('person.user_id')
    .limit(limit)
    .select<PersonDue[]>({ userId: 'person.user_id', changed: 'person.changed' });
}

/** A person with the position of the last change of their record, and the stored plan. */
export interface Person extends PersonDue {
  /** Null if not calculated yet. */
  readonly plan: Omit<Plan, 'userId'> | null;
}

/** One person, due or not; null if they do not exist. */
export async function findPerson(database: Knex, userId: string): Promise<Person | null> {
  const person = await database('reminder_people AS person')
    .leftJoin('reminder_plans AS plan', 'plan.user_id', 'person.user_id')
    .where({ 'person.user_id': userId })
    .first<Person | undefined>(
      database.raw(`person.user_id AS "userId", person.changed,
        CASE WHEN plan.planned_change IS NOT NULL THEN json_build_object(
          'changed', plan.planned_change, 'planningVersion', plan.rule_set,
          'plannedOn', plan.planned_on, 'nextChangeOn', plan.next_change_on,
          'mailAt', to_char(plan.mail_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) END AS plan`),
    );
  return person ?? null;
}

/** People who chose digests of this frequency, can be emailed, and were not checked for the current period. Ordered by id. */
export async function findPeopleToMail(
  database: Knex,
  { frequency, name, beginsAt }: DigestPeriod,
  { after, limit }: Page,
): Promise<readonly string[]> {
  return database('accounts')
    .join('reminder_people AS person', 'person.user_id', 'accounts.user_id')
    .leftJoin('reminder_plans AS plan', 'plan.user_id', 'accounts.user_id')
    .where('accounts.user_id', '>', after)
    .where({ notifications_enabled: true, email_notifications_enabled: true, reminder_frequency: frequency })
    .where(canBeEmailedRow)
    .where('person.digests_since', '<', beginsAt)
    .whereRaw('plan.digest_period IS DISTINCT FROM ?', [name])
    .orderBy('accounts.user_id')
    .limit(limit)
    .pluck<string[]>('accounts.user_id');
}

/** People with a confirmed address and a due email about a deadline. Ordered by id. */
export async function findPeopleToMailNow(
  database: Knex,
  now: Date,
  { after, limit }: Page,
): Promise<readonly { readonly userId: string; readonly mailAt: Date }[]> {
  return database('reminder_plans AS plan')
    .join('accounts', 'accounts.user_id', 'plan.user_id')
    .where('plan.user_id', '>', after)
    .where('plan.mail_at', '<=', now)
    .where(canBeEmailedRow)
    .orderBy('plan.user_id')
    .limit(limit)
    .select<{ userId: string; mailAt: Date }[]>({ userId: 'plan.user_id', mailAt: 'plan.mail_at' });
}

export interface Plan extends PersonDue {
  /** The version of rules and lead times that it was made with. */
  readonly planningVersion: string;
  readonly plannedOn: CivilDate;
  /** The next day on which reminders must be calculated. */
  readonly nextChangeOn: CivilDate;
  /** When an email about a deadline is due, as an instant; null without one. */
  readonly mailAt: string | null;
}

export async function savePlan(database: Knex, plan: Plan): Promise<void> {
  const { userId, changed, planningVersion, plannedOn, nextChangeOn, mailAt } = plan;
  await database('reminder_plans')
    .insert({
      user_id: userId,
      planned_change: changed,
      rule_set: planningVersion,
      planned_on: plannedOn,
      next_change_on: nextChangeOn,
      mail_at: mailAt,
    })
    .onConflict('user_id')
    .merge(['planned_change', 'rule_set', 'planned_on', 'next_change_on', 'mail_at']);
}

/** Records that a digest period is done. */
export async function saveDigestPeriod(database: Knex, userId: string, period: string): Promise<void> {
  await database('reminder_plans')
    .insert({ user_id: userId, digest_period: period })
    .onConflict('user_id')
    .merge(['digest_period']);
}

/** Deletes the plans of people who no longer exist. */
export async function deleteOrphanedPlans(database: Knex): Promise<void> {
  await database('reminder_plans')
    .whereNotExists(
      database('reminder_people')
        .select('user_id')
        .whereRaw('reminder_people.user_id = reminder_plans.user_id'),
    )
    .delete();
}
