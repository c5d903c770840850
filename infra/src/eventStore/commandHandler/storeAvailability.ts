import { EventStoreUnavailableError } from '../errors';
import type { EventStore } from '../port';

/** Milliseconds that a command waits for an unavailable event store, including its turn on the stream. */
export const maxStoreWaitMs = 5_000;
/** A healthy store answers within a few milliseconds; a call that is pending for longer is stalled. */
const stalledAfterMs = 1_000;

/** The calls of the event store that a command needs. */
export type CommandStore = Pick<EventStore, 'append' | 'readStream'>;

/**
 * Tracks whether the event store answers. While it does not, a command has one time limit from its arrival instead of
 * one for each call: commands of one stream wait for each other, so their limits would add up.
 */
export class StoreAvailability {
  /** Start of the first failed call since the last answer; null after an answer. */
  #unavailableSince: number | null = null;
  #lastFailure: unknown = null;
  /** Start of each pending call. */
  readonly #pending = new Set<{ readonly since: number }>();

  constructor(private readonly store: CommandStore) {}

  /** Whether the last call failed or a pending call is stalled. */
  get isUnavailable(): boolean {
    return (
      this.#unavailableSince !== null ||
      [...this.#pending].some(({ since }) => now() - since >= stalledAfterMs)
    );
  }

  /** The store for a command or read that arrives now. @throws EventStoreUnavailableError from its calls */
  forCommand(): CommandStore {
    const arrivedAt = now();
    const { store } = this;
    const callStore = <Answer>(operation: string, call: () => Promise<Answer>) =>
      this.#call(operation, call, arrivedAt);
    return {
      append: (stream, events, expectedRevision) =>
        callStore(`append to ${stream}`, () => store.append(stream, events, expectedRevision)),
      async *readStream(stream, options) {
        const events = store.readStream(stream, options)[Symbol.asyncIterator]();
        try {
          for (;;) {
            const next = await callStore(`read ${stream}`, () => events.next());
            if (next.done === true) return;
            yield next.value;
          }
        } finally {
          // Not awaited, because a pending call would delay it.
          void events.return?.().catch(() => undefined);
        }
      },
    };
  }

  async #call<Answer>(operation: string, call: () => Promise<Answer>, arrivedAt: number): Promise<Answer> {
    const since = now();
    const remainingMs = this.#remainingMs(arrivedAt);
    if (remainingMs <= 0) throw this.#unavailable(operation);
    const pendingCall = { since };
    this.#pending.add(pendingCall);
    try {
      const answer = await this.#withTimeout(remainingMs, operation, call());
      this.#answered();
      return answer;
    } catch (error) {
      // Any other error is an answer of the store.
      if (error instanceof EventStoreUnavailableError) this.#failed(error, since);
      else this.#answered();
      throw error;
    } finally {
      this.#pending.delete(pendingCall);
    }
  }

  #answered(): void {
    this.#unavailableSince = null;
    this.#lastFailure = null;
  }

  #failed(error: EventStoreUnavailableError, since: number): void {
    this.#unavailableSince ??= since;
    this.#lastFailure = error;
  }

  /** While the store answers, only its own timeout applies. */
  #remainingMs(arrivedAt: number): number {
    return this.#unavailableSince === null
      ? Number.POSITIVE_INFINITY
      : Math.max(arrivedAt, this.#unavailableSince) + maxStoreWaitMs - now();
  }

  /** An append may still succeed after this timeout; the stream is read again before the next append. */
  #withTimeout<Answer>(remainingMs: number, operation: string, answer: Promise<Answer>): Promise<Answer> {
    if (remainingMs === Number.POSITIVE_INFINITY) return answer;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(this.#unavailable(operation)), remainingMs);
      void answer.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  #unavailable(operation: string): EventStoreUnavailableError {
    return new EventStoreUnavailableError(operation, { cause: this.#lastFailure });
  }
}

/** Milliseconds on a monotonic clock. */
const now = (): number => performance.now();
