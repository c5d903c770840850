import { Socket } from 'node:net';
import pg from 'pg';
import { surviveLostConnections } from '../../database/heldConnections';
import { postgresConnection } from '../../database/postgresConnection';
import { EventStoreUnavailableError } from '../errors';
import { unlessAborted } from '../../waiting';

export interface ConnectionSettings {
  readonly connectionString: string;
  /** Milliseconds within which the server has to answer one statement. */
  readonly callTimeoutMs: number;
  readonly poolSize: number;
}

/** Time the server gets to report its own timeout before the client stops listening, in milliseconds. */
const answerGraceMs = 250;

/** The store's own connections; every statement has a time limit, and failures are told apart by their cause. */
export class Connections {
  readonly #pool: pg.Pool;
  readonly #sockets = new Set<Socket>();
  #closed = false;

  constructor(private readonly settings: ConnectionSettings) {
    this.#pool = new pg.Pool({ ...this.#clientConfig(), max: settings.poolSize });
    // An idle connection that breaks leaves the pool by itself; the next call shows whether the server answers.
    this.#pool.on('error', () => undefined);
    surviveLostConnections(this.#pool);
  }

  /**
   * Runs one statement. After a restart of the server each connection of the pool breaks at its next use; a statement
   * that may safely run twice is then run again on another one.
   * @throws EventStoreUnavailableError · pg.DatabaseError when the server refused the statement.
   */
  async query<Row extends pg.QueryResultRow>(
    operation: string,
    statement: pg.QueryConfig,
    { repeatable = true }: { readonly repeatable?: boolean } = {},
  ): Promise<Row[]> {
    const giveUpAt = Date.now() + this.settings.callTimeoutMs;
    for (;;) {
      try {
        return await this.#withClient(operation, async (client) => (await client.query<Row>(statement)).rows);
      } catch (error) {
        const again = repeatable && error instanceof ConnectionLostError && Date.now() < giveUpAt;
        if (!again) throw error;
      }
    }
  }

  /** Runs statements in one transaction. @throws as `query` */
  transaction<Result>(operation: string, work: (client: pg.ClientBase) => Promise<Result>): Promise<Result> {
    return this.#withClient(operation, async (client) => {
      await client.query('BEGIN');
      try {
        const result = await work(client);
        await client.query('COMMIT');
        return result;
      } catch (error) {
        if (error instanceof pg.DatabaseError) await client.query('ROLLBACK');
        throw error;
      }
    });
  }

  /** Waits for calls under way, ends the sessions, and at last cuts the connections on which the server is silent. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    try {
      await unlessAborted(this.#pool.end(), AbortSignal.timeout(this.settings.callTimeoutMs));
    } catch {
      // A silent server does not confirm the end of the sessions, so the connections are cut.
    } finally {
      for (const socket of this.#sockets) socket.destroy();
    }
  }

  #clientConfig(): pg.ClientConfig {
    const { connectionString, callTimeoutMs } = this.settings;
    return {
      ...postgresConnection(connectionString),
      application_name: 'event store',
      connectionTimeoutMillis: callTimeoutMs,
      statement_timeout: callTimeoutMs,
      query_timeout: callTimeoutMs + answerGraceMs,
      // A transaction left open would hold back every reader of the log.
      idle_in_transaction_session_timeout: callTimeoutMs,
      keepAlive: true,
      stream: () => {
        const socket = new Socket();
        this.#sockets.add(socket);
        socket.once('close', () => this.#sockets.delete(socket));
        return socket;
      },
    };
  }

  async #withClient<Result>(
    operation: string,
    work: (client: pg.ClientBase) => Promise<Result>,
  ): Promise<Result> {
    if (this.#closed) throw new EventStoreUnavailableError(`${operation}, because it has been closed`);
    let client: pg.PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      throw new EventStoreUnavailableError(operation, { cause: error });
    }
    let usable = false;
    try {
      const result = await work(client);
      usable = true;
      return result;
    } catch (error) {
      usable = isRefusedStatement(error);
      if (usable) throw error;
      const Failure = isLostConnection(error) ? ConnectionLostError : EventStoreUnavailableError;
      throw new Failure(operation, { cause: error });
    } finally {
      client.release(!usable);
    }
  }
}

/** The connection broke under a statement; whether that was carried out is unknown. */
class ConnectionLostError extends EventStoreUnavailableError {}

/** Classes of SQLSTATE that speak of the server's condition, not of the statement: PostgreSQL manual, appendix A. */
const conditionClasses = new Set(['08', '53', '57', '58']);
const lockNotAvailable = '55P03';
/** The server ends this connection: it shuts down, or another process of it has crashed. */
const endOfConnection = new Set(['57P01', '57P02']);

function isRefusedStatement(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return false;
  return !conditionClasses.has(error.code.slice(0, 2)) && error.code !== lockNotAvailable;
}

function isLostConnection(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || endOfConnection.has(error.code ?? '');
}
