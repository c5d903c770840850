import type { Migration } from './migration';

/** The delay of the oldest event in a table version's last batch, for administrators. */
export const projectionLatency: Migration = {
  name: '0009_projection_latency',
  async up(transaction) {
    await transaction.schema.alterTable('projection_generations', (table) => {
      // Milliseconds; null before the first batch.
      table.double('latency_ms').nullable();
    });
  },
};
