import type { Knex } from 'knex';
import { exclusively } from '../database';
import type { EventStore } from '../eventStore';
import type { Jobs } from '../jobs';
import type { Logger } from '../telemetry';
import type { LogHeads } from './openLogHeads';
import { createHeadWriter } from './writeHeads';

export const headWriterQueue = 'log-heads';

export interface StartHeadWriterOptions {
  readonly jobs: Pick<Jobs, 'repeat'>;
  readonly database: Knex;
  readonly store: Pick<EventStore, 'readAll'>;
  readonly heads: Pick<LogHeads, 'place' | 'signer'>;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Default 5 minutes. */
  readonly everyMs?: number;
}

/**
 * Signs the head of the log now and again, each time in one of all processes that do this, and at once where there is
 * no head yet. The second place may be away meanwhile: that is logged, and the next turn catches up.
 * @throws JobsUnavailableError
 */
export async function startHeadWriter(options: StartHeadWriterOptions): Promise<{ stop(): Promise<void> }> {
  const { jobs, database, store, heads, clock, log, everyMs = 5 * 60_000 } = options;
  const stopping = new AbortController();
  const writer = createHeadWriter({
    ...{ store, clock, place: heads.place, signer: heads.signer },
    exclusively: (work) => exclusively(database, headWriterQueue, work),
  });
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
