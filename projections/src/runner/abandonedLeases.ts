import type { Knex } from 'knex';

/**
 * Ends every lease at once. Only for a process that is certainly the only one on this database: after a crash it would
 * otherwise wait until the leases of its predecessor expire. If a former holder is still alive, it cannot commit once
 * the lease is taken again, because the token increases.
 */
export async function endAbandonedLeases(database: Knex): Promise<void> {
  // In the order in which checkpoints are moved together: a statement of the predecessor may still be under way.
  await database.raw(
    `WITH held AS (
       SELECT name AS held_name, generation AS held_generation FROM projection_generations
       WHERE lease_owner IS NOT NULL ORDER BY name, generation FOR UPDATE
     )
     UPDATE projection_generations SET lease_owner = NULL, lease_expires_at = NULL
     FROM held WHERE name = held_name AND generation = held_generation`,
  );
}
