import { comparePositions, hasReached, type Position } from '@settlewise/infra/eventStore';
import type { Knex } from 'knex';
import { parseProgress } from '../runner/channels';
import { readTableVersions } from '../runner/tableVersion';

export interface ReachedOptions {
  /** Longest wait, in milliseconds. Default 2,000. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

const defaultTimeoutMs = 2_000;

/**
 * What this process knows of the progress of the live read models, and the callers that wait for it. It is updated by
 * notifications, and queries the database only for progress that may have been missed while the connection was down.
 */
export class ProgressTracker {
  readonly #known = new Map<string, Position>();
  readonly #waiting = new Set<() => void>();
  #connected = false;
  #asked = false;

  constructor(private readonly database: Knex) {}

  /** See `Freshness.reached`. */
  async reached(
    projection: string,
    position: Position,
    { timeoutMs = defaultTimeoutMs, signal }: ReachedOptions = {},
  ): Promise<boolean> {
    const isReached = () => hasReached(this.#known.get(projection) ?? null, position);
    if (isReached()) return true;
    const outcome = this.#until(isReached, timeoutMs, signal);
    if (!this.#connected || !this.#known.has(projection)) this.#readRows();
    return outcome;
  }

  /** The payload of a notification of progress. */
  onProgress(payload: string): void {
    const progress = parseProgress(payload);
    if (progress !== null) this.#learn(progress.projection, progress.position);
  }

  /** From now on every progress is notified. */
  connected(): void {
    this.#connected = true;
    if (this.#waiting.size > 0 || this.#known.size > 0) this.#readRows();
  }

  /** From now on notifications may be missed. */
  disconnected(): void {
    this.#connected = false;
  }

  /** Many callers ask in one turn of the event loop, and one query answers them all. */
  #readRows(): void {
    if (this.#asked) return;
    this.#asked = true;
    setImmediate(() => {
      this.#asked = false;
      const learn = async () => {
        const rows = await readTableVersions(this.database, { unfinished: true });
        for (const { name, state, position } of rows) {
          if (state === 'live' && position !== null) this.#learn(name, position);
        }
      };
      // Without the database there is no progress; waiting callers continue when their time is up, with stale data.
      learn().catch(() => undefined);
    });
  }

  #learn(projection: string, position: Position): void {
    const before = this.#known.get(projection);
    // A newer notification may have arrived before the answer of the query.
    if (before !== undefined && comparePositions(before, position) >= 0) return;
    this.#known.set(projection, position);
    for (const check of this.#waiting) check();
  }

  /** True as soon as `isThere` holds after a change, false when the time is up or the signal comes first. */
  #until(isReached: () => boolean, timeoutMs: number, signal: AbortSignal | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(check);
        signal?.removeEventListener('abort', finish);
        resolve(isReached());
      };
      const check = (): void => {
        if (isReached()) finish();
      };
      // No AbortSignal.timeout in an AbortSignal.any: Node 20 garbage-collects it, and it never fires.
      const timer = setTimeout(finish, timeoutMs);
      this.#waiting.add(check);
      if (signal?.aborted === true) finish();
      else signal?.addEventListener('abort', finish);
    });
  }
}
