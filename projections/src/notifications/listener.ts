import pg from 'pg';
import { BackOff, pause } from '../runner/waiting';

export interface ListenerOptions {
  readonly connectionString: string;
  readonly channels: readonly string[];
  onNotification(channel: string, payload: string): void;
  /** Called each time that listening (again) begins: whatever was sent before may have been missed. */
  onListening(): void;
  /** Called when the connection is lost. */
  onLost?(error: unknown): void;
}

const connectTimeoutMs = 5_000;
const checkEveryMs = 30_000;

/** One connection that listens to PostgreSQL's notifications, made anew when it is lost. */
export class Listener {
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;

  constructor(private readonly options: ListenerOptions) {
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
      const client = new pg.Client({
        connectionString: this.options.connectionString,
        application_name: 'settlewise notifications',
        connectionTimeoutMillis: connectTimeoutMs,
        query_timeout: connectTimeoutMs,
        keepAlive: true,
      });
      try {
        await this.#listen(client, backOff, signal);
      } catch (error) {
        this.options.onLost?.(error);
        await backOff.wait(signal);
      } finally {
        // Only a connection that is already gone cannot be ended.
        await client.end().catch(() => undefined);
      }
    }
  }

  async #listen(client: pg.Client, backOff: BackOff, signal: AbortSignal): Promise<void> {
    const lost = new AbortController();
    client.on('error', (error) => lost.abort(error));
    client.on('end', () => lost.abort(new Error('The listening connection was closed')));
    client.on('notification', ({ channel, payload }) => this.options.onNotification(channel, payload ?? ''));
    await client.connect();
    for (const channel of this.options.channels)
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    backOff.reset();
    this.options.onListening();
    const ended = AbortSignal.any([signal, lost.signal]);
    while (!ended.aborted) {
      await pause(checkEveryMs, ended);
      // A connection that broke without a word shows when it is used.
      if (!ended.aborted) await client.query('SELECT 1');
    }
    if (!signal.aborted) throw lost.signal.reason;
  }
}
