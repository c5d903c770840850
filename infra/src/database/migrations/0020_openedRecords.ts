import type { Migration } from './migration';

/**
 * In which session an administrator opened a person's record: another session of the same administrator opens nothing
 * with it, and it ends with its own at the latest. Who opened whose record, why and until when stands in the log alone.
 * `person_mark` is a pseudonym.
 */
export const openedRecords: Migration = {
  name: '0020_openedRecords',
  async up(transaction) {
    await transaction.schema.createTable('opened_records', (table) => {
      table.uuid('look_id').primary();
      table.uuid('session_id').notNullable().references('id').inTable('sessions').onDelete('CASCADE');
      table.uuid('person_mark').notNullable();
      table.timestamp('until').notNullable();
      table.index(['session_id', 'person_mark', 'until']);
    });
  },
};
