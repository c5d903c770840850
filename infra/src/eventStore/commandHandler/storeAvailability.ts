import { EventStoreUnavailableError } from '../errors';
import type { EventStore } from '../port';

/** Milliseconds that a command waits for an event store that is away, its turn on the stream included. */
export const longestWaitForStoreMs = 5_000;
/** A store that answers does so in a few milliseconds; one that is silent for so long is not just busy. */
const silentMs = 1_000;

/** What a command needs of the event store. */
export type CommandStore = Pick<EventStore, 'append' | 'readStream'>;

/**
 * Tracks whether the event store answers. While it does not, a command has one limit from its arrival, not a new one for
 * each call: commands of one stream wait for each other, so that their limits would add up.
 */
export class StoreAvailability {
  /** When the first call began that failed since the last answer; null after an answer. */
  #awaySince: number | null = null;
  #lastFailure: unknown = null;
  /** When each call without an answer yet began. */
  readonly #pending = new Set<{ readonly since: number }>();

  constructor(private readonly store: CommandStore) {}

  /** Whether the last call failed, or one has had no answer for long. */
  get isAway(): boolean {
    return this.#awaySince !== null || [...this.#pending].some(({ since }) => now() - since >= silentMs);
  }

  /** The store for one command or read that arrives now. @throws EventStoreUnavailableError from its calls */
  forCommand(): CommandStore {
    const arrivedAt = now();
    const { store } = this;
    const ask = <Answer>(operation: string, call: () => Promise<Answer>) =>
      this.#ask(operation, call, arrivedAt);
    return {
      append: (stream, events, expectedRevision) =>
        ask(`append to ${stream}`, () => store.append(stream, events, expectedRevision)),
      async *readStream(stream, options) {
        const events = store.readStream(stream, options)[Symbol.asyncIterator]();
        try {
          for (;;) {
            const next = await ask(`read ${stream}`, () => events.next());
            if (next.done === true) return;
            yield next.value;
          }
        } finally {
          // Not awaited: a call that has no answer would hold it up.
          void events.return?.().catch(() => undefined);
        }
      },
    };
  }

  async #ask<Answer>(operation: string, call: () => Promise<Answer>, arrivedAt: number): Promise<Answer> {
    const since = now();
    const left = this.#timeLeft(arrivedAt);
    if (left <= 0) throw this.#unavailable(operation);
    const asked = { since };
    this.#pending.add(asked);
    try {
      const answer = await this.#within(left, operation, call());
      this.#answered();
      return answer;
    } catch (error) {
      // Any other refusal is an answer too.
      if (error instanceof EventStoreUnavailableError) this.#failed(error, since);
      else this.#answered();
      throw error;
    } finally {
      this.#pending.delete(asked);
    }
  }

  #answered(): void {
    this.#awaySince = null;
    this.#lastFailure = null;
  }

  #failed(error: EventStoreUnavailableError, since: number): void {
    this.#awaySince ??= since;
    this.#lastFailure = error;
  }

  /** While the store answers, its own limit of a call is the only one. */
  #timeLeft(arrivedAt: number): number {
    return this.#awaySince === null
      ? Number.POSITIVE_INFINITY
      : Math.max(arrivedAt, this.#awaySince) + longestWaitForStoreMs - now();
  }

  /** An append that is given up here may still be carried out: the stream is read again before the next one. */
  #within<Answer>(left: number, operation: string, answer: Promise<Answer>): Promise<Answer> {
    if (left === Number.POSITIVE_INFINITY) return answer;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(this.#unavailable(operation)), left);
      void answer.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  #unavailable(operation: string): EventStoreUnavailableError {
    return new EventStoreUnavailableError(operation, { cause: this.#lastFailure });
  }
}

/** Milliseconds on a clock that is never set. */
const now = (): number => performance.now();
