import { LRUCache } from 'lru-cache';
import { formatPosition } from '../position';
import type { Position } from '../port';
import type { LogPage } from './read';

/**
 * How many full pages are cached, and for how long: subscribers that fill tables at the same time read the same pages
 * within some seconds.
 */
const pageCache = { pages: 8, forMs: 10_000 };

/**
 * What several subscribers of one process ask for at the same moment is read once. A page that is full is kept for
 * those who come a little later: the log only grows, and below the horizon nothing is added between.
 */
export class LogPages {
  readonly #asked = new Map<string, Promise<LogPage>>();
  readonly #full = new LRUCache<string, LogPage>({
    max: pageCache.pages,
    ttl: pageCache.forMs,
    ttlAutopurge: true,
  });

  constructor(private readonly readPage: (after: Position, limit: number) => Promise<LogPage>) {}

  /**
   * What has been committed before the call is in the answer: only a reading that has not begun is shared.
   * @throws whatever the reading throws
   */
  read(after: Position, limit: number): Promise<LogPage> {
    const place = `${formatPosition(after)} ${limit}`;
    const full = this.#full.get(place);
    if (full !== undefined) return Promise.resolve(full);
    const asked = this.#asked.get(place);
    if (asked !== undefined) return asked;
    const reading = this.#readSoon(place, after, limit);
    this.#asked.set(place, reading);
    return reading;
  }

  async #readSoon(place: string, after: Position, limit: number): Promise<LogPage> {
    // By then all callers that were woken by the same signal have asked.
    await new Promise((resolve) => setImmediate(resolve));
    this.#asked.delete(place);
    const page = await this.readPage(after, limit);
    if (page.events.length === limit) this.#full.set(place, page);
    return page;
  }
}
