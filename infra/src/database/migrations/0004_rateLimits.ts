import type { Migration } from './migration';

/** The table of rate-limiter-flexible's PostgreSQL store: used points, and their expiry in milliseconds since 1970. */
export const rateLimits: Migration = {
  name: '0004_rate_limits',
  async up(transaction) {
    await transaction.schema.createTable('rate_limits', (table) => {
      table.string('key', 255).primary();
      table.integer('points').notNullable().defaultTo(0);
      table.bigInteger('expire').nullable().index();
    });
  },
};
