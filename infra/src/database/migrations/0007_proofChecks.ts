import type { Migration } from './migration';

/** Checks of the whole log that administrators requested. The index allows one active check at a time. */
export const proofChecks: Migration = {
  name: '0007_proof_checks',
  async up(transaction) {
    await transaction.schema.createTable('proof_checks', (table) => {
      table.uuid('id').primary();
      table.text('state').notNullable();
      table.timestamp('started_at').notNullable().defaultTo(transaction.fn.now()).index();
      /** Updated while a process works on the check. */
      table.timestamp('alive_at').notNullable().defaultTo(transaction.fn.now());
      table.timestamp('finished_at').nullable();
      for (const counted of ['events', 'streams', 'heads', 'expected_events']) {
        table.bigInteger(counted).notNullable().defaultTo(0);
      }
      /** The faults, in the form of the API's answer. */
      table.json('broken').nullable();
      table.text('reason').nullable();
      table.check("state IN ('waiting', 'running', 'sound', 'broken', 'failed')", [], 'proof_checks_states');
      table.check("(state = 'broken') = (broken IS NOT NULL)", [], 'proof_checks_broken');
      table.check("(state IN ('waiting', 'running')) = (finished_at IS NULL)", [], 'proof_checks_finished');
    });
    await transaction.raw(
      "CREATE UNIQUE INDEX proof_checks_one_at_a_time ON proof_checks ((true)) WHERE state IN ('waiting', 'running')",
    );
  },
};
