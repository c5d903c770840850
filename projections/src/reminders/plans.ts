import type { CivilDate } from '@settlewise/rules/calendar';
import type { Knex } from 'knex';
import type { DigestPeriod } from '@settlewise/casework/alerts';
import { mayBeMailedRow } from './letsUsMail';

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

/** Before every other. */
export const noId = '00000000-0000-0000-0000-000000000000';

/**
 * People whose record changed since their reminders were calculated, or the rules, or the days on which things are told,
 * or for whom a planned day has come;
 * ordered by id.
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

/** The position at which a person's record last changed, and the one up to which reminders have been computed. */
export interface Person extends PersonDue {
  /** Null when they have not been computed yet. */
  readonly plan: Omit<Plan, 'userId'> | null;
}

/** One person, whether due or not; null where there is none. */
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

/**
 * People who chose digests of this frequency, may be mailed, and were not checked for the current period yet; ordered by id.
 */
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
    .where(mayBeMailedRow)
    .where('person.digests_since', '<', beginsAt)
    .whereRaw('plan.digest_period IS DISTINCT FROM ?', [name])
    .orderBy('accounts.user_id')
    .limit(limit)
    .pluck<string[]>('accounts.user_id');
}

/** People to whom an email about a deadline is due, and whose address is confirmed: until it is, that waits; ordered by id. */
export async function findPeopleToMailAtOnce(
  database: Knex,
  now: Date,
  { after, limit }: Page,
): Promise<readonly { readonly userId: string; readonly mailAt: Date }[]> {
  return database('reminder_plans AS plan')
    .join('accounts', 'accounts.user_id', 'plan.user_id')
    .where('plan.user_id', '>', after)
    .where('plan.mail_at', '<=', now)
    .where(mayBeMailedRow)
    .orderBy('plan.user_id')
    .limit(limit)
    .select<{ userId: string; mailAt: Date }[]>({ userId: 'plan.user_id', mailAt: 'plan.mail_at' });
}

export interface Plan extends PersonDue {
  /** The rules and the days of telling. */
  readonly planningVersion: string;
  readonly plannedOn: CivilDate;
  /** The next day on which reminders have to be calculated. */
  readonly nextChangeOn: CivilDate;
  /** When an email about a deadline is due, as an instant; null where none is. */
  readonly mailAt: string | null;
}

export async function keepPlan(database: Knex, plan: Plan): Promise<void> {
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

/** Records that nothing more is to be done for a period. */
export async function keepDigestPeriod(database: Knex, userId: string, period: string): Promise<void> {
  await database('reminder_plans')
    .insert({ user_id: userId, digest_period: period })
    .onConflict('user_id')
    .merge(['digest_period']);
}

/** Deletes the plans of people who are gone. */
export async function forgetPeopleGone(database: Knex): Promise<void> {
  await database('reminder_plans')
    .whereNotExists(
      database('reminder_people')
        .select('user_id')
        .whereRaw('reminder_people.user_id = reminder_plans.user_id'),
    )
    .delete();
}
