import type { Knex } from 'knex';
import { runExclusive } from '../database';
import type { EventStore } from '../eventStore';
import type { Jobs } from '../jobs';
import type { Logger } from '../telemetry';
import { rejectOnAbort } from '../waiting';
import type { TreeHeads } from './openTreeHeads';
import { createTreeHeadWriter } from './writeTreeHeads';

export const treeHeadWriterQueue = 'log-heads';

export interface StartTreeHeadWriterOptions {
  readonly jobs: Pick<Jobs, 'repeat'>;
  readonly database: Knex;
  readonly store: Pick<EventStore, 'readAll'>;
  readonly treeHeads: Pick<TreeHeads, 'place' | 'signer' | 'lastSigned'>;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Default a minute. */
  readonly everyMs?: number;
}

/**
 * Signs the tree head of the log at regular intervals, each time in one of the processes, and at once if there is none
 * yet. If the store of tree heads is unavailable, it logs this, and the next run catches up.
 * @throws JobsUnavailableError
 */
export async function startTreeHeadWriter(
  options: StartTreeHeadWriterOptions,
): Promise<{ stop(): Promise<void> }> {
  const { jobs, database, store, treeHeads, clock, log, everyMs = 60_000 } = options;
  const stopping = new AbortController();
  const writer = createWriter({ database, store, treeHeads, clock });
  const write = async () => {
    try {
      await writer.write(stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) throw error;
    }
  };
  const first = writeFirst().catch((error: unknown) =>
    log.error({ err: error }, 'The first tree head could not be written; it is retried'),
  );
  async function writeFirst(): Promise<void> {
    if ((await treeHeads.place.sequences()).length === 0) await write();
  }
  await jobs.repeat(treeHeadWriterQueue, everyMs, write);
  return {
    async stop() {
      stopping.abort();
      await first;
    },
  };
}

type WriterDependencies = Pick<StartTreeHeadWriterOptions, 'database' | 'store' | 'treeHeads' | 'clock'>;

const createWriter = ({ database, store, treeHeads, clock }: WriterDependencies) =>
  createTreeHeadWriter({
    store,
    clock,
    place: treeHeads.place,
    signer: treeHeads.signer,
    lastSigned: treeHeads.lastSigned,
    runExclusive: (work) => runExclusive(database, treeHeadWriterQueue, work),
  });

/** Limits how long an unavailable store of tree heads delays the stop. */
const stopTimeoutMs = 5_000;

/** Signs the events since the last tree head, after the last append of the program. Logs errors instead of throwing. */
export async function signLastTreeHead(
  options: WriterDependencies & Pick<StartTreeHeadWriterOptions, 'log'>,
): Promise<void> {
  const limit = AbortSignal.timeout(stopTimeoutMs);
  try {
    await rejectOnAbort(createWriter(options).write(limit), limit);
  } catch (error) {
    options.log.error({ err: error }, 'The last tree head could not be signed; the next start signs it');
  }
}
