import { createCleanupProgressStore } from '@settlewise/infra/blobs';
import type { App } from '../../../app';
import { orphanCleanupQueueName } from '../../../jobs/queues';
import { createIsReferenced } from '../isReferenced';
import { createOrphanCleanup, defaultLimits } from './createOrphanCleanup';

/**
 * Regularly deletes orphaned files, in one of the processes. Their cleanup jobs were lost with the job store, so it needs only
 * the files and the log. @throws JobsUnavailableError
 */
export async function startOrphanCleanup(
  app: Pick<
    App,
    'config' | 'jobs' | 'commands' | 'database' | 'blobs' | 'eventStore' | 'clock' | 'log' | 'closing'
  >,
): Promise<void> {
  const { config, jobs, commands, database } = app;
  const { everyMs, ...limits } = {
    ...defaultLimits,
    everyMs: 10 * 60_000,
    ...config.documents?.orphanCleanup,
  };
  const orphanCleanup = createOrphanCleanup({
    ...app,
    limits,
    isReferenced: createIsReferenced(commands),
    progressStore: createCleanupProgressStore(database),
  });
  await jobs.repeat(orphanCleanupQueueName, everyMs, orphanCleanup);
}
