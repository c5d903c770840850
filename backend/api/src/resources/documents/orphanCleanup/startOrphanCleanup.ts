import { createCleanupProgressStore } from '@settlewise/infra/blobs';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { Jobs } from '@settlewise/infra/jobs';
import type { Knex } from 'knex';
import { orphanCleanupQueueName } from '../../../jobs/queueNames';
import { createIsReferenced } from '../isReferenced';
import {
  createOrphanCleanup,
  usualLimits,
  type OrphanCleanupLimits,
  type OrphanCleanupOptions,
} from './createOrphanCleanup';

export interface OrphanCleanupTimes extends OrphanCleanupLimits {
  /** From one run to the next. Default 10 minutes. */
  readonly everyMs: number;
}

export interface StartOrphanCleanupOptions extends Pick<
  OrphanCleanupOptions,
  'blobs' | 'eventStore' | 'clock' | 'log' | 'closing'
> {
  readonly jobs: Pick<Jobs, 'repeat'>;
  readonly commands: CommandHandler;
  readonly database: Knex;
  readonly times?: Partial<OrphanCleanupTimes> | undefined;
}

/**
 * Regularly looks, in one of the processes, for files that belong to nobody: their cleanup job was lost with the job store.
 * It needs nothing but the files and the log. @throws JobsUnavailableError
 */
export async function startOrphanCleanup(options: StartOrphanCleanupOptions): Promise<void> {
  const { jobs, commands, database, times, ...parts } = options;
  const { everyMs, ...limits } = { ...usualLimits, everyMs: 10 * 60_000, ...times };
  const orphanCleanup = createOrphanCleanup({
    ...parts,
    limits,
    isReferenced: createIsReferenced(commands),
    row: createCleanupProgressStore(database),
  });
  await jobs.repeat(orphanCleanupQueueName, everyMs, orphanCleanup);
}
