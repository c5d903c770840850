import type { Migration } from './migration';

/**
 * Event types and versions that any program could write to this log. An older program that does not know one of them
 * detects it before it reads any events.
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
