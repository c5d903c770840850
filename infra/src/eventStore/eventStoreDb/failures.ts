import { EventStoreUnavailableError } from '../errors';
import { BackOff, rejectOnAbort } from '../../waiting';
import type { Connection } from './connection';
import type { NodeClient } from './nodeClient';
import { toRefusal } from './refusals';

/** Milliseconds between attempts. A cluster that has lost its leader needs a moment to elect another. */
const retryDelays = { first: 10, longest: 500 };

/**
 * Makes a call with the call timeout, independently of the client's own deadlines. If the call fails and `mayRetry` allows
 * it, it is retried within that time with another client: its connection may be broken, or its node may no longer be the
 * leader.
 * @throws EventStoreUnavailableError without an answer, or after a temporary error · the errors of `toRefusal`
 */
export async function callWithTimeout<Answer>(
  connection: Connection,
  operation: string,
  call: (client: NodeClient) => Promise<Answer>,
  mayRetry: (error: unknown) => boolean,
): Promise<Answer> {
  const { callTimeoutMs, closing } = connection;
  if (closing.aborted) throw new EventStoreUnavailableError(`${operation}, because it has been closed`);
  const timeout = AbortSignal.timeout(callTimeoutMs);
  const attempts = new Attempts(connection, call, mayRetry, timeout);
  try {
    // When the store closes, the client ends pending calls and returns partial answers as if they were complete.
    return await rejectOnAbort(rejectOnAbort(attempts.make(), timeout), closing);
  } catch (error) {
    const refusal = toRefusal(error, operation);
    if (refusal !== null) throw refusal;
    attempts.discardClient(error);
    throw new EventStoreUnavailableError(operation, { cause: attempts.lastError ?? error });
  }
}

class Attempts<Answer> {
  /** The client of the pending call. */
  #client: NodeClient | null = null;
  #lastError: unknown = null;

  constructor(
    private readonly connection: Connection,
    private readonly call: (client: NodeClient) => Promise<Answer>,
    private readonly mayRetry: (error: unknown) => boolean,
    private readonly timeout: AbortSignal,
  ) {}

  /** The error of the last failed attempt. It is more useful than the timeout. */
  get lastError(): unknown {
    return this.#lastError;
  }

  async make(): Promise<Answer> {
    const backOff = new BackOff(retryDelays.first, retryDelays.longest);
    for (;;) {
      try {
        this.#client = await this.connection.client();
        return await this.call(this.#client);
      } catch (error) {
        if (toRefusal(error, '') !== null || this.#isOver(error)) throw error;
        this.#lastError = error;
        this.discardClient(error);
      }
      await backOff.wait(this.timeout);
    }
  }

  discardClient(error: unknown): void {
    if (this.#client !== null) this.connection.discard(this.#client, error);
    this.#client = null;
  }

  /** Whether to stop. A call that did not reach the server may always be retried. */
  #isOver(error: unknown): boolean {
    const { timeout, connection } = this;
    return timeout.aborted || connection.closing.aborted || (this.#client !== null && !this.mayRetry(error));
  }
}
