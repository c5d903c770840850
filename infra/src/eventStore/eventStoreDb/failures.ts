import { EventStoreUnavailableError } from '../errors';
import { BackOff, unlessAborted } from '../../waiting';
import type { Connection } from './connection';
import type { NodeClient } from './nodeClient';
import { refusalOf } from './refusals';

/** Milliseconds between attempts: a cluster that has lost its leader needs a moment to choose another. */
const pauses = { first: 10, longest: 500 };

/**
 * Makes a call and waits for it for at most as long as a call may take, whatever the client makes of its own deadlines.
 * A call that fails where `mayRepeat` allows it is made again in what is left of that time, with another client: its
 * connection may have broken, or its node may not be the leader any more.
 * @throws EventStoreUnavailableError when there is no answer, or one that is no refusal · what `refusalOf` makes of one
 */
export async function withinTime<Answer>(
  connection: Connection,
  operation: string,
  call: (client: NodeClient) => Promise<Answer>,
  mayRepeat: (error: unknown) => boolean,
): Promise<Answer> {
  const { callTimeoutMs, closing } = connection;
  if (closing.aborted) throw new EventStoreUnavailableError(`${operation}, because it has been closed`);
  const timeout = AbortSignal.timeout(callTimeoutMs);
  const attempts = new Attempts(connection, call, mayRepeat, timeout);
  try {
    // At `closing` the client ends calls under way, and then returns partial answers as if they were complete.
    return await unlessAborted(unlessAborted(attempts.make(), timeout), closing);
  } catch (error) {
    const refusal = refusalOf(error, operation);
    if (refusal !== null) throw refusal;
    attempts.giveUp(error);
    throw new EventStoreUnavailableError(operation, { cause: attempts.lastError ?? error });
  }
}

class Attempts<Answer> {
  /** The client that has been asked, until it answers. */
  #asked: NodeClient | null = null;
  #lastError: unknown = null;

  constructor(
    private readonly connection: Connection,
    private readonly call: (client: NodeClient) => Promise<Answer>,
    private readonly mayRepeat: (error: unknown) => boolean,
    private readonly timeout: AbortSignal,
  ) {}

  /** Why the attempts failed, which says more than that the time is over. */
  get lastError(): unknown {
    return this.#lastError;
  }

  async make(): Promise<Answer> {
    const backOff = new BackOff(pauses.first, pauses.longest);
    for (;;) {
      try {
        this.#asked = await this.connection.client();
        return await this.call(this.#asked);
      } catch (error) {
        if (refusalOf(error, '') !== null || this.#isOver(error)) throw error;
        this.#lastError = error;
        this.giveUp(error);
      }
      await backOff.wait(this.timeout);
    }
  }

  giveUp(error: unknown): void {
    if (this.#asked !== null) this.connection.giveUp(this.#asked, error);
    this.#asked = null;
  }

  /** A call that did not reach the server may always be repeated. */
  #isOver(error: unknown): boolean {
    const { timeout, connection } = this;
    return timeout.aborted || connection.closing.aborted || (this.#asked !== null && !this.mayRepeat(error));
  }
}
