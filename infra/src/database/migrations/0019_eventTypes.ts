import type { Migration } from './migration';

/**
 * Event types and versions that any program has been able to write to this log, so that an older program that does not
 * know one of them notices it before it reads any.
 */
export const eventTypes: Migration = {
  name: '0019_eventTypes',
  async up(transaction) {
    await transaction.schema.createTable('event_types', (table) => {
      table.text('type').primary();
      table.integer('version').notNullable();
    });
  },
};
