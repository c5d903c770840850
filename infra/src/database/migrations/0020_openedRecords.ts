import type { Migration } from './migration';

/**
 * The session in which an administrator opened a person's record. The access is not valid in other sessions, and ends
 * with its session at the latest. Only the log contains who opened whose record, why and until when. `person_mark` is a
 * pseudonym.
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
