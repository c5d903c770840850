import { LRUCache } from 'lru-cache';
import { formatPosition } from '../position';
import type { Position } from '../port';
import type { LogPage } from './read';

/**
 * Limits of the page cache. Subscribers that fill tables at the same time read the same pages within a few seconds.
 */
const pageCache = { pages: 8, forMs: 10_000 };

/**
 * Shares reads of log pages between the subscribers of a process. Full pages are cached for later subscribers: the log
 * only grows, and nothing is inserted below the horizon.
 */
export class LogPages {
  readonly #pending = new Map<string, Promise<LogPage>>();
  readonly #cache = new LRUCache<string, LogPage>({
    max: pageCache.pages,
    ttl: pageCache.forMs,
    ttlAutopurge: true,
  });

  constructor(private readonly readPage: (after: Position, limit: number) => Promise<LogPage>) {}

  /**
   * The answer holds everything that was committed before the call, because only reads that have not started are shared.
   * @throws errors of the read
   */
  read(after: Position, limit: number): Promise<LogPage> {
    const key = `${formatPosition(after)} ${limit}`;
    const cached = this.#cache.get(key);
    if (cached !== undefined) return Promise.resolve(cached);
    const pending = this.#pending.get(key);
    if (pending !== undefined) return pending;
    const pendingRead = this.#readDeferred(key, after, limit);
    this.#pending.set(key, pendingRead);
    return pendingRead;
  }

  async #readDeferred(key: string, after: Position, limit: number): Promise<LogPage> {
    // Waits until all callers of the same signal have asked.
    await new Promise((resolve) => setImmediate(resolve));
    this.#pending.delete(key);
    const page = await this.readPage(after, limit);
    if (page.events.length === limit) this.#cache.set(key, page);
    return page;
  }
}
