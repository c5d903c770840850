import type { Migration } from './migration';

/**
 * Which kinds of events, in which version, any program has been able to write to this log: an older program that would
 * not understand them sees it before it reads any.
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
