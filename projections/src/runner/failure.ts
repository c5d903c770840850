import type { Position, RecordedEvent } from '@settlewise/infra/eventStore';
import type { Knex } from 'knex';
import { controlChannel } from './channels';
import { describeError } from './errors';
import type { Lease } from './lease';

/** Records at which event a table version stopped, and releases its lease. Does nothing when the lease is no longer ours. */
export async function recordFailure(
  database: Knex,
  { name, versionNumber, token }: Lease,
  event: RecordedEvent,
  error: unknown,
): Promise<void> {
  await database('projection_generations')
    .where({ name, generation: versionNumber, lease_token: String(token) })
    .update({
      ...positionColumns(event.position),
      failed_event_id: event.id,
      failed_event_type: event.type,
      failed_event_stream: event.stream,
      failed_error: describeError(error),
      failed_at: database.fn.now(),
      lease_owner: null,
      lease_expires_at: null,
    });
}

/**
 * Lets the stopped table versions of a read model try again at the event where they stopped.
 * @returns how many had stopped
 */
export async function retry(database: Knex, name: string): Promise<number> {
  return database.transaction(async (transaction) => {
    const released = await transaction('projection_generations')
      .where({ name })
      .whereNot({ state: 'retired' })
      .whereNotNull('failed_at')
      .update({
        failed_commit_position: null,
        failed_prepare_position: null,
        failed_event_id: null,
        failed_event_type: null,
        failed_event_stream: null,
        failed_error: null,
        failed_at: null,
      });
    await transaction.raw('SELECT pg_notify(?, ?)', [controlChannel, name]);
    return released;
  });
}

function positionColumns({ commit, prepare }: Position) {
  return { failed_commit_position: String(commit), failed_prepare_position: String(prepare) };
}
