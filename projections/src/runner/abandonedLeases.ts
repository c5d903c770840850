import type { Knex } from 'knex';

/**
 * Ends every lease at once. Only for a process that knows itself to be the only one on this database: after a crash it
 * would otherwise wait until the leases of its dead predecessor run out. A holder that is alive after all cannot commit
 * any more as soon as the lease is taken again, because the token rises.
 */
export async function endAbandonedLeases(database: Knex): Promise<void> {
  await database('projection_generations')
    .whereNotNull('lease_owner')
    .update({ lease_owner: null, lease_expires_at: null });
}
