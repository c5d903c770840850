import type { Migration } from './migration';

/**
 * How often erasing the bytes of removed rows was asked for, and which of these is done: one row. Where there
 * are people already it begins with one that is asked for: rows that an earlier version removed stand in the files.
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
