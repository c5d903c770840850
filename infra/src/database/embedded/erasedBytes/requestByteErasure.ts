import type { Knex } from 'knex';
import { z } from 'zod';

/**
 * Asks, for good, that the bytes of rows removed so far go from the files of the database. The embedded program does it
 * by itself (`startByteErasure`); for a server see OPERATIONS.md.
 */
export async function requestByteErasure(database: Knex): Promise<void> {
  await database('byte_erasures').increment('asked');
}

const rowShape = z.object({ asked: z.coerce.bigint(), done: z.coerce.bigint() });

/** The number of the newest request; null when that is done. */
export async function openRequest(database: Knex): Promise<bigint | null> {
  const { asked, done } = rowShape.parse(await database('byte_erasures').first('asked', 'done'));
  return done < asked ? asked : null;
}

/** This request and those before it are done. */
export async function requestsDone(database: Knex, upTo: bigint): Promise<void> {
  await database('byte_erasures')
    .where('done', '<', String(upTo))
    .update({ done: String(upTo) });
}
