import type { Knex } from 'knex';

/**
 * Creates the tables of the log. Called once, by a migration.
 *
 * - `events`: append-only; a trigger refuses other changes. The global order is (transaction_id, number). A sequence alone
 *   would not do: its ids are assigned before the commit, and a reader would skip an event that commits late.
 *   `data` and `metadata` are `json`, not `jsonb`, to keep the exact text.
 * - `event_log_offset`: one row, added to the server's transaction ids. See `raiseLogOffset`.
 */
export async function createEventTables(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE events (
      transaction_id bigint NOT NULL,
      number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
      stream text NOT NULL,
      revision bigint NOT NULL CHECK (revision >= 0),
      event_id uuid NOT NULL,
      type text NOT NULL,
      data json NOT NULL,
      metadata json NOT NULL,
      recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (transaction_id, number),
      CONSTRAINT events_stream_revision UNIQUE (stream, revision)
    )`);
  await knex.raw(`
    CREATE TABLE event_log_offset (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      value bigint NOT NULL CHECK (value >= 0)
    )`);
  await knex.raw('INSERT INTO event_log_offset (value) VALUES (0)');
  await knex.raw(`
    CREATE FUNCTION refuse_to_change_events() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'events are never changed or removed (% on %)', TG_OP, TG_TABLE_NAME;
    END
    $$`);
  await knex.raw(`
    CREATE TRIGGER events_are_append_only
    BEFORE UPDATE OR DELETE OR TRUNCATE ON events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_events()`);
}
