import type { Migration } from './migration';

/** The end of a visitor's shared result. Null while it works, for a person's result, and for earlier ends. */
export const whenSharedResultsEnded: Migration = {
  name: '0022_whenSharedResultsEnded',
  async up(transaction) {
    await transaction.schema.alterTable('shared_results', (table) => {
      table.timestamp('ended_at').nullable();
    });
  },
};
