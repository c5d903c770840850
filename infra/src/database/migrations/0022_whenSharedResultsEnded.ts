import type { Migration } from './migration';

/** When a visitor's shared result ended. Null while it works, of a person's own, and where it ended before this was recorded. */
export const whenSharedResultsEnded: Migration = {
  name: '0022_whenSharedResultsEnded',
  async up(transaction) {
    await transaction.schema.alterTable('shared_results', (table) => {
      table.timestamp('ended_at').nullable();
    });
  },
};
