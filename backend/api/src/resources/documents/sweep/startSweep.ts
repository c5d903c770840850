import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { Jobs } from '@settlewise/infra/jobs';
import type { Knex } from 'knex';
import { createIsReferenced } from '../isReferenced';
import { createSweep, usualLimits, type SweepLimits, type SweepOptions } from './createSweep';
import { createSweepRow } from './sweepRow';

export const sweepQueueName = 'file-sweep';

export interface SweepTimes extends SweepLimits {
  /** From one turn to the next. Default 10 minutes. */
  readonly everyMs: number;
}

export interface StartSweepOptions extends Pick<
  SweepOptions,
  'blobs' | 'eventStore' | 'clock' | 'log' | 'closing'
> {
  readonly jobs: Pick<Jobs, 'repeat'>;
  readonly commands: CommandHandler;
  readonly database: Knex;
  readonly times?: Partial<SweepTimes> | undefined;
}

/**
 * Looks now and again, in one of all processes that do this, for files that belong to nobody: bytes whose job was lost
 * with the job store. What is due is found again from the files and the log alone. @throws JobsUnavailableError
 */
export async function startSweep(options: StartSweepOptions): Promise<void> {
  const { jobs, commands, database, times, ...parts } = options;
  const { everyMs, ...limits } = { ...usualLimits, everyMs: 10 * 60_000, ...times };
  const sweep = createSweep({
    ...parts,
    limits,
    isReferenced: createIsReferenced(commands),
    row: createSweepRow(database),
  });
  await jobs.repeat(sweepQueueName, everyMs, sweep);
}
