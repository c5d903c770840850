import type { Knex } from 'knex';
import { z } from 'zod';

const answer = z.object({ rows: z.tuple([z.object({ mine: z.boolean() })]) });

/**
 * Does the work, or returns null when this or another process is doing it already. The lock ends with the connection,
 * also after a kill; the work must end within the database's limit for an idle transaction. It takes no transaction id,
 * so readers of the event log are not held up.
 */
export async function exclusively<Result>(
  database: Knex,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  return database.transaction(async (transaction) => {
    const asked: unknown = await transaction.raw('SELECT pg_try_advisory_xact_lock(hashtext(?)) AS mine', [
      `settlewise ${name}`,
    ]);
    const { rows } = answer.parse(asked);
    return rows[0].mine ? work() : null;
  });
}
