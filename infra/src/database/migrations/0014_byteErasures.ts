import type { Migration } from './migration';

/**
 * Requests to erase the bytes of deleted rows, and how many are done: one row. A database with people starts with one
 * request, because the files contain rows that an earlier version deleted.
 */
export const byteErasures: Migration = {
  name: '0014_byteErasures',
  async up(transaction) {
    await transaction.schema.createTable('byte_erasures', (table) => {
      table.boolean('only_row').primary().defaultTo(true).checkIn(['true']);
      table.bigInteger('asked').notNullable();
      table.bigInteger('done').notNullable().defaultTo(0);
    });
    const anybody: unknown = await transaction('person_keys').first('user_id');
    await transaction('byte_erasures').insert({ only_row: true, asked: anybody === undefined ? 0 : 1 });
  },
};
