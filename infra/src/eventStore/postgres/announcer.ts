import { pause } from '../../waiting';
import type { Connections } from './connections';

/** Notified when events have been appended. */
export const appendedChannel = 'event_store_appended';

/**
 * Tells other processes that something was appended. NOTIFY takes a lock of the whole cluster at commit, so it is
 * not part of the append: one announcement is made at a time, with a pause after it, and covers all appends since the
 * one before. A lost announcement only causes a delay: subscribers also read by themselves.
 */
export class Announcer {
  #pending = false;
  #underWay: Promise<void> | null = null;
  readonly #closing = new AbortController();

  constructor(
    private readonly connections: Connections,
    private readonly restMs = 20,
  ) {}

  announce(): void {
    if (this.#closing.signal.aborted) return;
    this.#pending = true;
    this.#underWay ??= this.#send().finally(() => {
      this.#underWay = null;
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#underWay;
  }

  async #send(): Promise<void> {
    while (this.#pending) {
      this.#pending = false;
      try {
        await this.connections.query('announce an append', {
          name: 'announce',
          text: `SELECT pg_notify('${appendedChannel}', '')`,
        });
      } catch {
        // The append itself succeeded; subscribers that miss the announcement read within a second.
      }
      await pause(this.restMs, this.#closing.signal);
    }
  }
}
