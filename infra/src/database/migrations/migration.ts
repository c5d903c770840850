import type { Knex } from 'knex';

/** A migration of the schema. It runs once, in its own transaction, and never changes after its release. */
export interface Migration {
  /** Starts with a rising number. Never changes after the release, because the database stores the names. */
  readonly name: string;
  up(transaction: Knex): Promise<void>;
}
