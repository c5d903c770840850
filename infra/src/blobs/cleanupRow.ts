import type { Knex } from 'knex';
import { z } from 'zod';

/** How far a walk through the files has come. */
export interface CleanupPlace {
  /** The last key that was looked at; null when the walk has come to its end. */
  readonly after: string | null;
  readonly begunAt: Date;
}

/** Its row in the table `file_sweeps`. */
export interface CleanupRow {
  /** Null before the first walk. */
  read(): Promise<CleanupPlace | null>;
  /** @param removed since it was written last */
  write(place: CleanupPlace, removed: number): Promise<void>;
}

const name = 'documents';
const rowShape = z.object({ after: z.string().nullable(), begun_at: z.date() });

export function createCleanupRow(database: Knex): CleanupRow {
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

/** How many orphaned files have been removed so far, by all processes. */
export async function countRemovedOrphans(database: Knex): Promise<number> {
  const [removed] = await database('file_sweeps').where({ name }).pluck<string[]>('removed');
  return Number(removed ?? 0);
}
