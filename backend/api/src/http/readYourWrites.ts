import { comparePositions, formatPosition, parsePosition, type Position } from '@settlewise/infra/eventStore';
import type { Freshness } from '@settlewise/projections';
import type { ApiContext } from './context';
import { cookieName } from './cookieName';

/** Long past the moment when every read model has seen the write, unless something is down. */
const rememberedForMs = 10 * 60 * 1000;

export interface ReadYourWrites {
  /** Remembers, in a cookie, where the log stood after this person's writes. Once a request: the last call counts. */
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

  /** Signed, so that nobody can make queries wait for a place that the log will never reach. */
  function lastWritten(ctx: ApiContext): Position | null {
    const text = ctx.cookies.get(cookie, { signed: true });
    return text === undefined ? null : parsePosition(text);
  }

  return {
    remember(ctx, ...positions) {
      const newest = positions.reduce(later, lastWritten(ctx));
      if (newest === null) return;
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
