import type { Knex } from 'knex';
import { exclusively } from '../database';
import type { EventStore } from '../eventStore';
import type { Jobs } from '../jobs';
import type { Logger } from '../telemetry';
import { unlessAborted } from '../waiting';
import type { LogHeads } from './openLogHeads';
import { createHeadWriter } from './writeHeads';

export const headWriterQueue = 'log-heads';

export interface StartHeadWriterOptions {
  readonly jobs: Pick<Jobs, 'repeat'>;
  readonly database: Knex;
  readonly store: Pick<EventStore, 'readAll'>;
  readonly heads: Pick<LogHeads, 'place' | 'signer' | 'lastSigned'>;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Default a minute. */
  readonly everyMs?: number;
}

/**
 * Signs the head of the log now and again, each time in one of all processes that do this, and at once where there is
 * no head yet. The second place may be away meanwhile: that is logged, and the next turn catches up.
 * @throws JobsUnavailableError
 */
export async function startHeadWriter(options: StartHeadWriterOptions): Promise<{ stop(): Promise<void> }> {
  const { jobs, database, store, heads, clock, log, everyMs = 60_000 } = options;
  const stopping = new AbortController();
  const writer = writerOf({ database, store, heads, clock });
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
    if ((await heads.place.sequences()).length === 0) await write();
  }
  await jobs.repeat(headWriterQueue, everyMs, write);
  return {
    async stop() {
      stopping.abort();
      await first;
    },
  };
}

type WriterDependencies = Pick<StartHeadWriterOptions, 'database' | 'store' | 'heads' | 'clock'>;

const writerOf = ({ database, store, heads, clock }: WriterDependencies) =>
  createHeadWriter({
    ...{ store, clock, place: heads.place, signer: heads.signer, lastSigned: heads.lastSigned },
    exclusively: (work) => exclusively(database, headWriterQueue, work),
  });

/** A second place that is away does not hold up the end of the program. */
const signsAtStopWithinMs = 5_000;

/** Signs what was appended since the last head, where nothing is appended any more. Never throws: it is logged. */
export async function signLastHead(
  options: WriterDependencies & Pick<StartHeadWriterOptions, 'log'>,
): Promise<void> {
  const limit = AbortSignal.timeout(signsAtStopWithinMs);
  try {
    await unlessAborted(writerOf(options).write(limit), limit);
  } catch (error) {
    options.log.error({ err: error }, 'The last head of the log could not be signed; the next start does it');
  }
}
