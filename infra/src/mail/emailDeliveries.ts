import type { Knex } from 'knex';
import { removeAddresses } from '../telemetry';
import type { Mail } from './mailer';
import { maskAddress } from './maskAddress';

export type EmailDeliveryState = 'sent' | 'failed';

const retentionDays = 90;
const maxReasonLength = 500;

interface Outcome {
  readonly at: Date;
  /** Null if the mail was sent. */
  readonly error: unknown;
}

/** Records an attempt to deliver an email. */
export async function recordDeliveryAttempt(
  database: Knex,
  { about, to }: Mail,
  { at, error }: Outcome,
): Promise<void> {
  await database('mail_tries')
    .insert({
      id: about.id,
      kind: about.kind,
      user_id: about.userId,
      masked_address: maskAddress(to),
      state: error === null ? 'sent' : 'failed',
      reason: error === null ? null : describeFailure(error),
      first_tried_at: at,
      last_tried_at: at,
    })
    .onConflict('id')
    .merge({
      masked_address: maskAddress(to),
      last_tried_at: at,
      state: error === null ? 'sent' : 'failed',
      reason: error === null ? null : describeFailure(error),
      tries: database.raw('mail_tries.tries + 1'),
    });
}

/** When an email was sent; null if it was not, or if its record has been purged. */
export async function findDeliveryTime(database: Knex, id: string): Promise<Date | null> {
  const row = await database('mail_tries')
    .where({ id, state: 'sent' })
    .first<{ at: Date } | undefined>('last_tried_at AS at');
  return row?.at ?? null;
}

/** Deletes the deliveries of emails about a person. */
export async function deleteEmailDeliveries(database: Knex, userId: string): Promise<void> {
  await database('mail_tries').where({ user_id: userId }).delete();
}

/** Deletes deliveries whose last attempt was more than 90 days ago. */
export async function purgeEmailDeliveries(database: Knex, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - retentionDays * 24 * 3600 * 1000);
  await database('mail_tries').where('last_tried_at', '<', cutoff).delete();
}

export interface MailCount {
  readonly kind: string;
  readonly state: EmailDeliveryState;
  readonly mails: number;
}

/** Counts deliveries by kind and state. @param since earliest last attempt */
export async function countEmailDeliveries(database: Knex, since?: Date): Promise<readonly MailCount[]> {
  const query = database('mail_tries').groupBy('kind', 'state').orderBy(['kind', 'state']);
  if (since !== undefined) void query.where('last_tried_at', '>=', since);
  const rows = await query.select<{ kind: string; state: EmailDeliveryState; mails: string }[]>(
    'kind',
    'state',
    database.raw('count(*) AS mails'),
  );
  return rows.map(({ mails, ...rest }) => ({ ...rest, mails: Number(mails) }));
}

/** The answer of the mail server. */
function describeFailure(error: unknown): string {
  const answer = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return removeAddresses(answer instanceof Error ? answer.message : String(answer)).slice(0, maxReasonLength);
}
