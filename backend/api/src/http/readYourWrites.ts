import { comparePositions, formatPosition, parsePosition, type Position } from '@settlewise/infra/eventStore';
import { saveLastWrite, lastWriteTtlMs } from '@settlewise/infra/sessions';
import { loggedReason } from '@settlewise/infra/telemetry';
import type { ApiDependencies } from '../apiDependencies';
import type { ApiContext, ApiMiddleware } from './context';
import { cookieName } from './cookieName';
import { personOf } from './session';

export interface ReadYourWrites {
  /**
   * Remembers the log's position after this person's writes: beside their sessions in PostgreSQL, for every process and each of
   * their devices, and in a cookie, for people without a session. Once for each request: the last call counts.
   */
  remember(ctx: ApiContext, ...positions: readonly (Position | null)[]): void;
  /** Waits until the read models show what this person wrote last; when it takes too long, marks the answer stale. */
  upToDate(ctx: ApiContext, ...readModels: readonly string[]): Promise<void>;
  /** Wraps the routes, so that a write is only answered when other processes can know of it. */
  readonly middleware: ApiMiddleware;
}

export function createReadYourWrites({
  config,
  freshness,
  database,
  overTls,
  log,
}: Pick<ApiDependencies, 'config' | 'freshness' | 'database' | 'log'> & {
  readonly overTls: boolean;
}): ReadYourWrites {
  const longestWaitMs = config.longestWaitMs ?? 2_000;
  const cookie = cookieName('settlewise_written', overTls);

  /** The cookie is signed, so that nobody can make queries wait for a position that the log will never reach. */
  function lastWritten(ctx: ApiContext): Position | null {
    const text = ctx.cookies.get(cookie, { signed: true });
    const told = text === undefined ? null : parsePosition(text);
    const { lastWrite, written } = ctx.state;
    return [lastWrite ?? null, written ?? null].reduce(later, told);
  }

  return {
    remember(ctx, ...positions) {
      const newest = positions.reduce(later, lastWritten(ctx));
      if (newest === null) return;
      ctx.state.written = newest;
      ctx.cookies.set(cookie, formatPosition(newest), {
        httpOnly: true,
        sameSite: 'lax',
        secure: overTls,
        signed: true,
        maxAge: lastWriteTtlMs,
      });
    },

    async upToDate(ctx, ...readModels) {
      const written = lastWritten(ctx);
      if (written === null) return;
      const shown = await Promise.all(
        readModels.map((readModel) => freshness.reached(readModel, written, { timeoutMs: longestWaitMs })),
      );
      if (shown.includes(false)) ctx.set('Settlewise-Stale', 'true');
    },

    async middleware(ctx, next) {
      try {
        await next();
      } finally {
        const { written, correlationId } = ctx.state;
        const person = personOf(ctx.session);
        if (written !== undefined && person !== null) {
          await saveLastWrite(database, person.userId, written).catch((error: unknown) => {
            // The write has succeeded and must not be answered as failed; the cookie still has its position.
            log.warn(
              { correlationId, reason: loggedReason(error) },
              'The position of a write could not be stored',
            );
          });
        }
      }
    },
  };
}

function later(a: Position | null, b: Position | null): Position | null {
  if (a === null || b === null) return a ?? b;
  return comparePositions(a, b) >= 0 ? a : b;
}
