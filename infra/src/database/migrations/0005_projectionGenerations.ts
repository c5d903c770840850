import type { Migration } from './migration';

/**
 * One row per table version of a read model: its position in the log, the process that fills it, and why it stopped. Rows
 * outlive their tables, so that neither a table version nor a lease token is reused.
 */
export const projectionGenerations: Migration = {
  name: '0005_projection_generations',
  async up(transaction) {
    await transaction.schema.createTable('projection_generations', (table) => {
      table.text('name').notNullable();
      table.integer('generation').notNullable();
      table.integer('code_version').notNullable();
      table.text('state').notNullable();
      table.specificType('tables', 'text[]').notNullable();
      table.bigInteger('commit_position').nullable();
      table.bigInteger('prepare_position').nullable();
      table.bigInteger('events_applied').notNullable().defaultTo(0);
      table.text('lease_owner').nullable();
      table.bigInteger('lease_token').notNullable().defaultTo(0);
      table.timestamp('lease_expires_at').nullable();
      table.bigInteger('failed_commit_position').nullable();
      table.bigInteger('failed_prepare_position').nullable();
      table.text('failed_event_id').nullable();
      table.text('failed_event_type').nullable();
      table.text('failed_event_stream').nullable();
      table.text('failed_error').nullable();
      table.timestamp('failed_at').nullable();
      table.timestamp('created_at').notNullable().defaultTo(transaction.fn.now());
      table.timestamp('updated_at').notNullable().defaultTo(transaction.fn.now());
      table.timestamp('tables_dropped_at').nullable();
      table.primary(['name', 'generation']);
      table.check(`state IN ('live', 'building', 'retired')`, [], 'projection_generations_state');
      table.check(
        '(commit_position IS NULL) = (prepare_position IS NULL)',
        [],
        'projection_generations_position',
      );
    });
    await transaction.raw(
      `CREATE UNIQUE INDEX projection_generations_one_of_a_kind
         ON projection_generations (name, state) WHERE state <> 'retired'`,
    );
  },
};
