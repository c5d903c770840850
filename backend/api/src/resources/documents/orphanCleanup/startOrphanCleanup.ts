import { createCleanupProgressStore } from '@settlewise/infra/blobs';
import type { App } from '../../../app';
import { orphanCleanupQueueName } from '../../../jobs/queues';
import { createIsReferenced } from '../isReferenced';
import { createOrphanCleanup, usualLimits } from './createOrphanCleanup';

/**
 * Regularly looks, in one of the processes, for files that belong to nobody: their cleanup job was lost with the job store.
 * It needs nothing but the files and the log. @throws JobsUnavailableError
 */
export async function startOrphanCleanup(
  app: Pick<
    App,
    'config' | 'jobs' | 'commands' | 'database' | 'blobs' | 'eventStore' | 'clock' | 'log' | 'closing'
  >,
): Promise<void> {
  const { config, jobs, commands, database } = app;
  const { everyMs, ...limits } = { ...usualLimits, everyMs: 10 * 60_000, ...config.documents?.orphanCleanup };
  const orphanCleanup = createOrphanCleanup({
    ...app,
    limits,
    isReferenced: createIsReferenced(commands),
    row: createCleanupProgressStore(database),
  });
  await jobs.repeat(orphanCleanupQueueName, everyMs, orphanCleanup);
}
