import type pg from 'pg';
import { BackOff, pause, type Bell } from '../waiting';
import type { Connections } from './connections';

const channel = 'event_store_appended';
const listenerCheckMs = 30_000;

/**
 * Tells other processes that something was appended. NOTIFY takes a lock of the whole cluster at commit, so it is no
 * part of the append: one announcement is under way at a time, with a rest after it, and stands for all appends
 * since. A lost one only delays: subscribers also look by themselves.
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
          text: `SELECT pg_notify('${channel}', '')`,
        });
      } catch {
        // The append itself succeeded; whoever missed this looks within a second.
      }
      await pause(this.restMs, this.#closing.signal);
    }
  }
}

/** Rings the bell when another process announces an append, on one connection that is made anew when it is lost. */
export class Listener {
  readonly #closing = new AbortController();
  #running: Promise<void> | null = null;

  constructor(
    private readonly connections: Connections,
    private readonly bell: Bell,
  ) {}

  /** Begins to listen, if it has not begun yet. */
  start(): void {
    if (!this.#closing.signal.aborted) this.#running ??= this.#run();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    const backOff = new BackOff(50, 2_000);
    while (!signal.aborted) {
      const client = this.connections.dedicatedClient();
      try {
        await this.#listen(client, backOff, signal);
      } catch {
        // The subscribers' own reads report an absent server; here it is only waited for.
        await backOff.wait(signal);
      } finally {
        // Takes leave of the server, which may no longer answer; `Connections` cuts what is left at close.
        void client.end().catch(() => undefined);
      }
    }
  }

  async #listen(client: pg.Client, backOff: BackOff, signal: AbortSignal): Promise<void> {
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    client.on('notification', () => this.bell.ring());
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    backOff.reset();
    // Whatever was announced while nobody listened.
    this.bell.ring();
    const ended = AbortSignal.any([signal, lost.signal]);
    while (!ended.aborted) {
      await pause(listenerCheckMs, ended);
      if (!ended.aborted) await client.query('SELECT 1');
    }
    if (!signal.aborted) throw new Error('The listening connection was lost');
  }
}
