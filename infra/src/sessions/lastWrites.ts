import type { Position } from '../eventStore';
import type { Knex } from 'knex';

/** Much longer than a working read model needs to show a write. */
export const lastWriteTtlMs = 10 * 60 * 1000;

/** Columns of `last_writes` joined to a session; null if there is no write. */
export interface LastWriteRow {
  readonly commit_position: string | null;
  readonly prepare_position: string | null;
}

export const toPosition = ({
  commit_position: commit,
  prepare_position: prepare,
}: LastWriteRow): Position | null =>
  commit === null || prepare === null ? null : { commit: BigInt(commit), prepare: BigInt(prepare) };

/** Stores the log's position after a person's write, unless a later one is stored. */
export async function saveLastWrite(
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

/** Older writes are ignored. */
export const lastWriteCutoff = (database: Knex): Knex.Raw =>
  database.raw(`now() - ? * interval '1 millisecond'`, [lastWriteTtlMs]);

/** Deletes positions that every read model has long passed. */
export async function purgeLastWrites(database: Knex): Promise<void> {
  await database('last_writes').where('written_at', '<=', lastWriteCutoff(database)).delete();
}
