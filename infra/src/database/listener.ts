import { Socket } from 'node:net';
import pg from 'pg';
import { BackOff, pause, rejectOnAbort } from '../waiting';
import { parsePostgresAddress } from './parsePostgresAddress';

export interface ListenerOptions {
  readonly connectionString: string;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  readonly channels: readonly string[];
  /** Timeout of a call in milliseconds. Default 5,000. */
  readonly callTimeoutMs?: number;
  onNotification(channel: string, payload: string): void;
  /** Called each time that listening starts. Earlier notifications may have been missed. */
  onListening(): void;
  /** Called once when the connection is lost or fails, and not again until it listens again. */
  onLost?(error: unknown): void;
}

const checkEveryMs = 30_000;
const disconnectTimeoutMs = 1_000;

/** Listens to PostgreSQL's notifications on one connection, and reconnects with back-off. */
export class Listener {
  readonly #connection: ReturnType<typeof parsePostgresAddress>;
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  #reportedLost = false;

  constructor(private readonly options: ListenerOptions) {
    this.#connection = parsePostgresAddress(options.connectionString);
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
      const { client, leave: disconnect } = this.#createClient();
      try {
        await this.#listen(client, backOff, signal);
      } catch (error) {
        this.#reportLost(error);
      } finally {
        await disconnect();
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
    this.#reportedLost = false;
    this.options.onListening();
    const ended = AbortSignal.any([signal, lost.signal]);
    while (!ended.aborted) {
      await pause(checkEveryMs, ended);
      // Only a query detects a silently broken connection.
      if (!ended.aborted) await rejectOnAbort(client.query('SELECT 1'), signal);
    }
    lost.signal.throwIfAborted();
  }

  #reportLost(error: unknown): void {
    if (this.#reportedLost || this.#closing.signal.aborted) return;
    this.#reportedLost = true;
    this.options.onLost?.(error);
  }

  #createClient(): { readonly client: pg.Client; leave: () => Promise<void> } {
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
          await rejectOnAbort(client.end(), AbortSignal.timeout(disconnectTimeoutMs));
        } catch {
          // A lost or silent server does not confirm the end of the session.
        } finally {
          socket.destroy();
        }
      },
    };
  }
}
