import type { Knex } from 'knex';
import { z } from 'zod';

/** Remembers, outside of the second place, which tree head was signed last, so that removed tree heads are noticed. */
export interface LastSigned {
  /** Its sequence; null when none was. */
  read(): Promise<number | null>;
  remember(sequence: number): Promise<void>;
  /** Lets signing begin anew. */
  forget(): Promise<void>;
}

const rowShape = z.object({ sequence: z.coerce.number() }).optional();

export function createLastSigned(database: Knex): LastSigned {
  const row = () => database('last_signed_head');
  return {
    async read() {
      return rowShape.parse(await row().first('sequence'))?.sequence ?? null;
    },
    async remember(sequence) {
      await row().insert({ only_row: true, sequence }).onConflict('only_row').merge();
    },
    async forget() {
      await row().delete();
    },
  };
}
