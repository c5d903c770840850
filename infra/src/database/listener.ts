import { Socket } from 'node:net';
import pg from 'pg';
import { BackOff, pause, rejectOnAbort } from '../waiting';
import { postgresConnection } from './postgresConnection';

export interface ListenerOptions {
  readonly connectionString: string;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  readonly channels: readonly string[];
  /** Milliseconds within which the server has to answer. Default 5,000. */
  readonly callTimeoutMs?: number;
  onNotification(channel: string, payload: string): void;
  /** Called each time that listening begins: notifications that were sent before may have been missed. */
  onListening(): void;
  /** Called once when the connection is lost or cannot be made, and not again until listening has begun anew. */
  onLost?(error: unknown): void;
}

const checkEveryMs = 30_000;
const leaveWithinMs = 1_000;

/** One connection that listens to PostgreSQL's notifications, reconnecting with growing pauses when it is lost. */
export class Listener {
  readonly #connection: ReturnType<typeof postgresConnection>;
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  #toldLost = false;

  constructor(private readonly options: ListenerOptions) {
    this.#connection = postgresConnection(options.connectionString);
    this.#running = this.#run();
  }

  /** Ends the connection. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    const backOff = new BackOff(50, 2_000);
    while (!signal.aborted) {
      const { client, leave } = this.#newClient();
      try {
        await this.#listen(client, backOff, signal);
      } catch (error) {
        this.#tellLost(error);
      } finally {
        await leave();
      }
      await backOff.wait(signal);
    }
  }

  async #listen(client: pg.Client, backOff: BackOff, signal: AbortSignal): Promise<void> {
    const lost = new AbortController();
    client.on('error', (error) => lost.abort(error));
    client.on('end', () => lost.abort(new Error('The listening connection was closed')));
    client.on('notification', ({ channel, payload }) => this.options.onNotification(channel, payload ?? ''));
    await rejectOnAbort(client.connect(), signal);
    for (const channel of this.options.channels) {
      await rejectOnAbort(client.query(`LISTEN ${client.escapeIdentifier(channel)}`), signal);
    }
    backOff.reset();
    this.#toldLost = false;
    this.options.onListening();
    const ended = AbortSignal.any([signal, lost.signal]);
    while (!ended.aborted) {
      await pause(checkEveryMs, ended);
      // A connection that broke silently shows only when it is used.
      if (!ended.aborted) await rejectOnAbort(client.query('SELECT 1'), signal);
    }
    lost.signal.throwIfAborted();
  }

  #tellLost(error: unknown): void {
    if (this.#toldLost || this.#closing.signal.aborted) return;
    this.#toldLost = true;
    this.options.onLost?.(error);
  }

  #newClient(): { readonly client: pg.Client; leave: () => Promise<void> } {
    const { applicationName, callTimeoutMs = 5_000 } = this.options;
    const socket = new Socket();
    const client = new pg.Client({
      ...this.#connection,
      application_name: applicationName,
      connectionTimeoutMillis: callTimeoutMs,
      query_timeout: callTimeoutMs,
      keepAlive: true,
      stream: () => socket,
    });
    return {
      client,
      async leave() {
        try {
          await rejectOnAbort(client.end(), AbortSignal.timeout(leaveWithinMs));
        } catch {
          // A server that is gone or silent does not confirm the end of the session, so the connection is closed.
        } finally {
          socket.destroy();
        }
      },
    };
  }
}
