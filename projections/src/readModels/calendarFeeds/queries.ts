import type { Knex } from 'knex';

/** The owner of a calendar address, or null. It may just have been closed; the stream decides. */
export async function findCalendarOwner(database: Knex, secretHash: string): Promise<string | null> {
  const [userId] = await database('calendar_feeds')
    .where({ secret_hash: secretHash })
    .limit(1)
    .pluck<string[]>('user_id');
  return userId ?? null;
}
