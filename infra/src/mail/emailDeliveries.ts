import type { Knex } from 'knex';
import { withoutAddresses } from '../telemetry';
import type { Mail } from './mailer';
import { maskedAddress } from './maskedAddress';

export type EmailDeliveryState = 'sent' | 'failed';

const retentionDays = 90;
const longestReason = 500;

interface Outcome {
  readonly at: Date;
  /** What went wrong; null when the mail was handed over. */
  readonly error: unknown;
}

/** Remembers an attempt to deliver an email. */
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
      masked_address: maskedAddress(to),
      state: error === null ? 'sent' : 'failed',
      reason: error === null ? null : reasonOf(error),
      first_tried_at: at,
      last_tried_at: at,
    })
    .onConflict('id')
    .merge({
      masked_address: maskedAddress(to),
      last_tried_at: at,
      state: error === null ? 'sent' : 'failed',
      reason: error === null ? null : reasonOf(error),
      tries: database.raw('mail_tries.tries + 1'),
    });
}

/** When an email was handed over; null where it was not, or where that is not remembered (any more). */
export async function deliveredAt(database: Knex, id: string): Promise<Date | null> {
  const row = await database('mail_tries')
    .where({ id, state: 'sent' })
    .first<{ at: Date } | undefined>('last_tried_at AS at');
  return row?.at ?? null;
}

/** Forgets the deliveries of emails about a person. */
export async function forgetEmailDeliveriesOf(database: Knex, userId: string): Promise<void> {
  await database('mail_tries').where({ user_id: userId }).delete();
}

/** Forgets deliveries whose last attempt is more than ninety days ago. */
export async function purgeEmailDeliveries(database: Knex, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * 24 * 3600 * 1000);
  await database('mail_tries').where('last_tried_at', '<', before).delete();
}

export interface MailCount {
  readonly kind: string;
  readonly state: EmailDeliveryState;
  readonly mails: number;
}

/** How many deliveries are remembered, by kind and state. @param since only those attempted since then */
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

/** What the mail server said. */
function reasonOf(error: unknown): string {
  const told = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return withoutAddresses(told instanceof Error ? told.message : String(told)).slice(0, longestReason);
}
