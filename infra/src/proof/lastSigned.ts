import type { Knex } from 'knex';
import { z } from 'zod';

/** Stores which tree head was signed last, separately from the tree heads, to detect removed ones. */
export interface LastSigned {
  /** Its sequence number; null if there is none. */
  read(): Promise<number | null>;
  save(sequence: number): Promise<void>;
  /** Allows to sign again from the start. */
  clear(): Promise<void>;
}

const rowShape = z.object({ sequence: z.coerce.number() }).optional();

export function createLastSigned(database: Knex): LastSigned {
  const row = () => database('last_signed_head');
  return {
    async read() {
      return rowShape.parse(await row().first('sequence'))?.sequence ?? null;
    },
    async save(sequence) {
      await row().insert({ only_row: true, sequence }).onConflict('only_row').merge();
    },
    async clear() {
      await row().delete();
    },
  };
}
