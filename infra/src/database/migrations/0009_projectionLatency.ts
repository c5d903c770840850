import type { Migration } from './migration';

/** How long the oldest event of a table version's last batch took to have effect, for administrators. */
export const projectionLatency: Migration = {
  name: '0009_projection_latency',
  async up(transaction) {
    await transaction.schema.alterTable('projection_generations', (table) => {
      // Milliseconds; null before the first batch.
      table.double('latency_ms').nullable();
    });
  },
};
