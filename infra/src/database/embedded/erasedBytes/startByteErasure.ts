import type { Knex } from 'knex';
import type { Logger } from '../../../telemetry';
import { pause } from '../../../waiting';
import { removeErasedBytes } from './removeErasedBytes';
import { openRequest, requestsDone } from './requestByteErasure';

export interface ByteErasureOptions {
  readonly database: Knex;
  /** Connection string of the embedded database, for its superuser. */
  readonly url: string;
  readonly log: Logger;
  /**
   * Begins to watch at this moment.
   * @returns whether by now every table has forgotten who was erased before that moment
   */
  readonly watchForgetting: () => Promise<() => Promise<boolean>>;
  /** Time from one check to the next. Default 5,000. */
  readonly everyMs?: number;
}

/** Transactions that belong to a start or a stop end within this time. */
const waitAtStopMs = 5_000;

interface Request {
  readonly number: bigint;
  readonly hasForgotten: () => Promise<boolean>;
  /** Done once although a table still holds rows of the person, so that the key and the rows removed so far are gone. */
  doneInPart: boolean;
}

/**
 * Removes the bytes of erased people from the files of the embedded database, within seconds of each request. A request
 * that is open when the program ends is carried out while it stops, or at its next start.
 */
export function startByteErasure({
  database,
  url,
  log,
  watchForgetting,
  everyMs = 5_000,
}: ByteErasureOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let current: Request | null = null;

  async function look(longestWaitMs?: number): Promise<void> {
    const number = await openRequest(database);
    if (number === null) return;
    if (current?.number !== number) {
      current = { number, hasForgotten: await watchForgetting(), doneInPart: false };
    }
    const whole = await current.hasForgotten();
    if (!whole && current.doneInPart) return;
    await removeErasedBytes({ url, ...(longestWaitMs === undefined ? {} : { longestWaitMs }) });
    current.doneInPart = true;
    if (whole) await requestsDone(database, number);
    else
      log.warn(
        'A read model still has rows of an erased person; their bytes are erased once it has deleted them',
      );
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await look();
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
        await look(waitAtStopMs);
      } catch (error) {
        log.warn({ err: error }, 'Bytes of erased people are removed at the next start');
      }
    },
  };
}
