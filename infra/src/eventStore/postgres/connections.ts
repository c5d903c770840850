import { Socket } from 'node:net';
import pg from 'pg';
import { ignoreConnectionErrors } from '../../database/ignoreConnectionErrors';
import { parsePostgresAddress } from '../../database/parsePostgresAddress';
import { EventStoreUnavailableError } from '../errors';
import { rejectOnAbort } from '../../waiting';

export interface ConnectionSettings {
  readonly connectionString: string;
  /** Timeout of a statement in milliseconds. */
  readonly callTimeoutMs: number;
  readonly poolSize: number;
}

/** Milliseconds that the server gets to report its own timeout before the client gives up. */
const answerGraceMs = 250;

/** The store's connection pool. Every statement has a time limit, and failures are classified by their cause. */
export class Connections {
  readonly #pool: pg.Pool;
  readonly #sockets = new Set<Socket>();
  #closed = false;

  constructor(private readonly settings: ConnectionSettings) {
    this.#pool = new pg.Pool({ ...this.#clientConfig(), max: settings.poolSize });
    // The pool removes a broken idle connection; the next call shows whether the server answers.
    this.#pool.on('error', () => undefined);
    ignoreConnectionErrors(this.#pool);
  }

  /**
   * Runs one statement. After a restart of the server each pooled connection breaks at its next use; a statement that may
   * run twice is then retried on another connection.
   * @throws EventStoreUnavailableError · pg.DatabaseError when the server refused the statement.
   */
  async query<Row extends pg.QueryResultRow>(
    operation: string,
    statement: pg.QueryConfig,
    { repeatable = true }: { readonly repeatable?: boolean } = {},
  ): Promise<Row[]> {
    const deadline = Date.now() + this.settings.callTimeoutMs;
    for (;;) {
      try {
        return await this.#withClient(operation, async (client) => (await client.query<Row>(statement)).rows);
      } catch (error) {
        const mayRetry = repeatable && error instanceof ConnectionLostError && Date.now() < deadline;
        if (!mayRetry) throw error;
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

  /** Waits for pending calls, ends the sessions, and finally cuts connections on which the server is silent. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    try {
      await rejectOnAbort(this.#pool.end(), AbortSignal.timeout(this.settings.callTimeoutMs));
    } catch {
      // A silent server does not confirm the end of the sessions, so the connections are cut.
    } finally {
      for (const socket of this.#sockets) socket.destroy();
    }
  }

  #clientConfig(): pg.ClientConfig {
    const { connectionString, callTimeoutMs } = this.settings;
    return {
      ...parsePostgresAddress(connectionString),
      application_name: 'event store',
      connectionTimeoutMillis: callTimeoutMs,
      statement_timeout: callTimeoutMs,
      query_timeout: callTimeoutMs + answerGraceMs,
      // An open transaction would delay every reader of the log.
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

/** The connection broke during a statement, whose outcome is unknown. */
class ConnectionLostError extends EventStoreUnavailableError {}

/** SQLSTATE classes for a problem of the server, not of the statement: PostgreSQL manual, appendix A. */
const serverErrorClasses = new Set(['08', '53', '57', '58']);
const lockNotAvailable = '55P03';
/** The server ends the connection, because it shuts down or one of its processes has crashed. */
const connectionEndCodes = new Set(['57P01', '57P02']);

function isRefusedStatement(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return false;
  return !serverErrorClasses.has(error.code.slice(0, 2)) && error.code !== lockNotAvailable;
}

function isLostConnection(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || connectionEndCodes.has(error.code ?? '');
}
