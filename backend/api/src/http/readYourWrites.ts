import { comparePositions, formatPosition, parsePosition, type Position } from '@settlewise/infra/eventStore';
import type { Freshness } from '@settlewise/projections';
import { LRUCache } from 'lru-cache';
import type { ApiContext } from './context';
import { cookieName } from './cookieName';
import { personOf } from './session';

/** Long past the moment when every read model has seen the write, unless something is down. */
const rememberedForMs = 10 * 60 * 1000;
/** People; whoever is forgotten early has the cookie still. */
const mostRemembered = 10_000;

export interface ReadYourWrites {
  /**
   * Remembers where the log stood after this person's writes: in a cookie, which every process can read, and in this
   * process, as of two answers that are on their way at once the earlier one can set the cookie last. Once a request: the
   * last call counts.
   */
  remember(ctx: ApiContext, ...positions: readonly (Position | null)[]): void;
  /** Waits until a read model shows what this person wrote last; when it takes too long, marks the answer stale. */
  upToDate(ctx: ApiContext, readModel: string): Promise<void>;
}

/** @param longestWaitMs after this a query answers with what there is */
export function createReadYourWrites(
  freshness: Pick<Freshness, 'reached'>,
  longestWaitMs: number,
  overTls: boolean,
): ReadYourWrites {
  const cookie = cookieName('settlewise_written', overTls);
  const writtenBy = new LRUCache<string, Position>({ max: mostRemembered, ttl: rememberedForMs });

  /** Signed, so that nobody can make queries wait for a place that the log will never reach. */
  function lastWritten(ctx: ApiContext): Position | null {
    const text = ctx.cookies.get(cookie, { signed: true });
    const told = text === undefined ? null : parsePosition(text);
    const person = personOf(ctx.session);
    return person === null ? told : later(told, writtenBy.get(person.userId) ?? null);
  }

  return {
    remember(ctx, ...positions) {
      const newest = positions.reduce(later, lastWritten(ctx));
      if (newest === null) return;
      const person = personOf(ctx.session);
      if (person !== null) writtenBy.set(person.userId, newest);
      ctx.cookies.set(cookie, formatPosition(newest), {
        httpOnly: true,
        sameSite: 'lax',
        secure: overTls,
        signed: true,
        maxAge: rememberedForMs,
      });
    },

    async upToDate(ctx, readModel) {
      const written = lastWritten(ctx);
      if (written === null) return;
      const shown = await freshness.reached(readModel, written, { timeoutMs: longestWaitMs });
      if (!shown) ctx.set('Settlewise-Stale', 'true');
    },
  };
}

function later(a: Position | null, b: Position | null): Position | null {
  if (a === null || b === null) return a ?? b;
  return comparePositions(a, b) >= 0 ? a : b;
}
