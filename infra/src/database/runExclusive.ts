import type { Knex } from 'knex';
import { z } from 'zod';

const answer = z.object({ rows: z.tuple([z.object({ mine: z.boolean() })]) });

/**
 * Runs the work, or returns null if this or another process is already running it. The lock ends with the connection,
 * even after a kill. The work must end within the idle transaction timeout. The lock takes no transaction id, so it does
 * not delay readers of the event log.
 */
export async function runExclusive<Result>(
  database: Knex,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  return database.transaction(async (transaction) => {
    const result: unknown = await transaction.raw('SELECT pg_try_advisory_xact_lock(hashtext(?)) AS mine', [
      `settlewise ${name}`,
    ]);
    const { rows } = answer.parse(result);
    return rows[0].mine ? work() : null;
  });
}
