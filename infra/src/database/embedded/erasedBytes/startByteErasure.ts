import type { Knex } from 'knex';
import type { Logger } from '../../../telemetry';
import { pause } from '../../../waiting';
import { removeErasedBytes } from './removeErasedBytes';
import { findPendingRequest, markRequestsDone } from './requestByteErasure';

export interface ByteErasureOptions {
  readonly database: Knex;
  /** Connection string of the embedded database, for its superuser. */
  readonly url: string;
  readonly log: Logger;
  /**
   * Starts to watch at this moment.
   * @returns a check whether every table has deleted the people who were erased before that moment
   */
  readonly createErasureWatcher: () => Promise<() => Promise<boolean>>;
  /** Interval of the checks. Default 5,000. */
  readonly everyMs?: number;
}

/** Longest wait for open transactions during a stop. */
const stopWaitMs = 5_000;

interface Request {
  readonly number: bigint;
  readonly isErased: () => Promise<boolean>;
  /** Set after the first erasure while a table still has rows of the person. The key and the deleted rows are erased then. */
  partlyDone: boolean;
}

/**
 * Removes the bytes of erased people from the files of the embedded database, within seconds of each request. A pending
 * request is executed when the program stops, or at its next start.
 */
export function startByteErasure({
  database,
  url,
  log,
  createErasureWatcher,
  everyMs = 5_000,
}: ByteErasureOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let current: Request | null = null;

  async function eraseIfRequested(maxWaitMs?: number): Promise<void> {
    const number = await findPendingRequest(database);
    if (number === null) return;
    if (current?.number !== number) {
      current = { number, isErased: await createErasureWatcher(), partlyDone: false };
    }
    const isComplete = await current.isErased();
    if (!isComplete && current.partlyDone) return;
    await removeErasedBytes({ url, ...(maxWaitMs === undefined ? {} : { maxWaitMs }) });
    current.partlyDone = true;
    if (isComplete) await markRequestsDone(database, number);
    else
      log.warn(
        'A read model still has rows of an erased person; their bytes are erased once it has deleted them',
      );
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await eraseIfRequested();
      } catch (error) {
        log.warn({ err: error }, 'Bytes of erased people could not be removed yet; it is retried');
      }
      await pause(everyMs, stopping.signal);
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
      try {
        await eraseIfRequested(stopWaitMs);
      } catch (error) {
        log.warn({ err: error }, 'Bytes of erased people are removed at the next start');
      }
    },
  };
}
