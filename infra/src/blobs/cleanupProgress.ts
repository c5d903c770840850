import type { Knex } from 'knex';
import { z } from 'zod';

/** Progress of a walk through the files. */
export interface CleanupProgress {
  /** The last checked key; null after the end of the walk. */
  readonly after: string | null;
  readonly begunAt: Date;
}

/** Stores the progress in the table `file_sweeps`. */
export interface CleanupProgressStore {
  /** Null before the first walk. */
  read(): Promise<CleanupProgress | null>;
  /** @param removed files removed since the last write */
  write(place: CleanupProgress, removed: number): Promise<void>;
}

const name = 'documents';
const rowShape = z.object({ after: z.string().nullable(), begun_at: z.date() });

export function createCleanupProgressStore(database: Knex): CleanupProgressStore {
  return {
    async read() {
      const row: unknown = await database('file_sweeps').where({ name }).first();
      if (row === undefined) return null;
      const { after, begun_at: begunAt } = rowShape.parse(row);
      return { after, begunAt };
    },

    async write({ after, begunAt }, removed) {
      await database('file_sweeps')
        .insert({ name, after, begun_at: begunAt, removed })
        .onConflict('name')
        .merge({ after, begun_at: begunAt, removed: database.raw('file_sweeps.removed + ?', [removed]) });
    },
  };
}

/** The number of orphaned files that all processes have removed so far. */
export async function countRemovedOrphans(database: Knex): Promise<number> {
  const [removed] = await database('file_sweeps').where({ name }).pluck<string[]>('removed');
  return Number(removed ?? 0);
}
