import type { Position } from '../eventStore';
import type { Knex } from 'knex';

/** Much longer than any read model takes to show a write, unless something is down. */
export const rememberedForMs = 10 * 60 * 1000;

/** Columns of `last_writes` joined to a session; all null where there is none. */
export interface LastWriteRow {
  readonly commit_position: string | null;
  readonly prepare_position: string | null;
}

export const positionOf = ({
  commit_position: commit,
  prepare_position: prepare,
}: LastWriteRow): Position | null =>
  commit === null || prepare === null ? null : { commit: BigInt(commit), prepare: BigInt(prepare) };

/** Stores the log's position after a person's write, unless a later one is stored already. */
export async function keepLastWrite(
  database: Knex,
  userId: string,
  { commit, prepare }: Position,
): Promise<void> {
  await database.raw(
    `INSERT INTO last_writes (user_id, commit_position, prepare_position, written_at) VALUES (?, ?, ?, now())
     ON CONFLICT (user_id) DO UPDATE
     SET commit_position = excluded.commit_position, prepare_position = excluded.prepare_position, written_at = now()
     WHERE (last_writes.commit_position, last_writes.prepare_position)
       < (excluded.commit_position, excluded.prepare_position)`,
    [userId, String(commit), String(prepare)],
  );
}

/** The time since when a write is remembered. */
export const writtenLately = (database: Knex): Knex.Raw =>
  database.raw(`now() - ? * interval '1 millisecond'`, [rememberedForMs]);

/** Removes positions that every read model has long passed. */
export async function purgeLastWrites(database: Knex): Promise<void> {
  await database('last_writes').where('written_at', '<=', writtenLately(database)).delete();
}
