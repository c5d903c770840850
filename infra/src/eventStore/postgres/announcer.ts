import { pause } from '../../waiting';
import type { Connections } from './connections';

/** Notified when events have been appended. */
export const appendedChannel = 'event_store_appended';

/**
 * Notifies other processes of appends. NOTIFY takes a lock of the whole cluster at commit, so it is not part of the
 * append: one notification is sent at a time, with a pause after it, and covers all appends since the last one. A lost
 * notification only causes a delay, because subscribers also poll.
 */
export class Announcer {
  #pending = false;
  #sending: Promise<void> | null = null;
  readonly #closing = new AbortController();

  constructor(
    private readonly connections: Connections,
    private readonly pauseMs = 20,
  ) {}

  announce(): void {
    if (this.#closing.signal.aborted) return;
    this.#pending = true;
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#sending;
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
        // The append itself succeeded, and subscribers poll within a second.
      }
      await pause(this.pauseMs, this.#closing.signal);
    }
  }
}
