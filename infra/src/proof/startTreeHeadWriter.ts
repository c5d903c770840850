import type { Knex } from 'knex';
import { exclusively } from '../database';
import type { EventStore } from '../eventStore';
import type { Jobs } from '../jobs';
import type { Logger } from '../telemetry';
import { unlessAborted } from '../waiting';
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
 * Signs the tree head of the log now and again, each time in one of all processes that do this, and at once where there is
 * no tree head yet. The second place may be away meanwhile: that is logged, and the next turn catches up.
 * @throws JobsUnavailableError
 */
export async function startTreeHeadWriter(
  options: StartTreeHeadWriterOptions,
): Promise<{ stop(): Promise<void> }> {
  const { jobs, database, store, treeHeads, clock, log, everyMs = 60_000 } = options;
  const stopping = new AbortController();
  const writer = writerOf({ database, store, treeHeads, clock });
  const write = async () => {
    try {
      await writer.write(stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) throw error;
    }
  };
  const first = writeFirst().catch((error: unknown) =>
    log.error({ err: error }, 'The first head of the log could not be written; it is tried again'),
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

const writerOf = ({ database, store, treeHeads, clock }: WriterDependencies) =>
  createTreeHeadWriter({
    ...{ store, clock, place: treeHeads.place, signer: treeHeads.signer, lastSigned: treeHeads.lastSigned },
    exclusively: (work) => exclusively(database, treeHeadWriterQueue, work),
  });

/** A second place that is away does not hold up the end of the program. */
const signsAtStopWithinMs = 5_000;

/** Signs what was appended since the last tree head, where nothing is appended any more. Never throws: it is logged. */
export async function signLastTreeHead(
  options: WriterDependencies & Pick<StartTreeHeadWriterOptions, 'log'>,
): Promise<void> {
  const limit = AbortSignal.timeout(signsAtStopWithinMs);
  try {
    await unlessAborted(writerOf(options).write(limit), limit);
  } catch (error) {
    options.log.error({ err: error }, 'The last head of the log could not be signed; the next start does it');
  }
}
