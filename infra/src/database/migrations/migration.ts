import type { Knex } from 'knex';

/** One migration of the schema. It runs once, in a transaction of its own, and is never changed afterwards. */
export interface Migration {
  /** Never changed once released: the database remembers by it what has run. Starts with a rising number. */
  readonly name: string;
  up(transaction: Knex): Promise<void>;
}
