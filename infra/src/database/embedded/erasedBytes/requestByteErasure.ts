import type { Knex } from 'knex';
import { z } from 'zod';

/**
 * Stores a request to erase the bytes of deleted rows from the files of the database. The embedded program executes it
 * (`startByteErasure`); for a server see OPERATIONS.md.
 */
export async function requestByteErasure(database: Knex): Promise<void> {
  await database('byte_erasures').increment('asked');
}

const rowShape = z.object({ asked: z.coerce.bigint(), done: z.coerce.bigint() });

/** The number of the newest request; null if it is done. */
export async function findPendingRequest(database: Knex): Promise<bigint | null> {
  const { asked, done } = rowShape.parse(await database('byte_erasures').first('asked', 'done'));
  return done < asked ? asked : null;
}

/** Marks this request and the earlier ones as done. */
export async function markRequestsDone(database: Knex, upTo: bigint): Promise<void> {
  await database('byte_erasures')
    .where('done', '<', String(upTo))
    .update({ done: String(upTo) });
}
