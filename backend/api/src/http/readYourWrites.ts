import { comparePositions, formatPosition, parsePosition, type Position } from '@settlewise/infra/eventStore';
import { saveLastWrite, lastWriteTtlMs } from '@settlewise/infra/sessions';
import { loggedReason } from '@settlewise/infra/telemetry';
import type { ApiDependencies } from '../apiDependencies';
import type { ApiContext, ApiMiddleware } from './context';
import { createCookieName } from './createCookieName';
import { readPerson } from './session';

export interface ReadYourWrites {
  /**
   * Stores the log's position after this person's writes: in PostgreSQL for all processes and devices, and in a cookie for people
   * without a session. The last call in a request counts.
   */
  remember(ctx: ApiContext, ...positions: readonly (Position | null)[]): void;
  /** Waits until the read models show this person's last write. Marks the answer as stale if that takes too long. */
  upToDate(ctx: ApiContext, ...readModels: readonly string[]): Promise<void>;
  /** Stores the position before a write is answered, so that all processes know it. */
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
  const longestWaitMs = config.maxWaitMs ?? 2_000;
  const cookie = createCookieName('settlewise_written', overTls);

  /** The cookie is signed, because a forged position that the log never reaches would make every query wait. */
  function findLastWrite(ctx: ApiContext): Position | null {
    const text = ctx.cookies.get(cookie, { signed: true });
    const cookiePosition = text === undefined ? null : parsePosition(text);
    const { lastWrite, written } = ctx.state;
    return [lastWrite ?? null, written ?? null].reduce(findLater, cookiePosition);
  }

  return {
    remember(ctx, ...positions) {
      const newest = positions.reduce(findLater, findLastWrite(ctx));
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
      const written = findLastWrite(ctx);
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
        const person = readPerson(ctx.session);
        if (written !== undefined && person !== null) {
          await saveLastWrite(database, person.userId, written).catch((error: unknown) => {
            // The write has succeeded, so the answer must not be an error. The cookie still has its position.
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

function findLater(a: Position | null, b: Position | null): Position | null {
  if (a === null || b === null) return a ?? b;
  return comparePositions(a, b) >= 0 ? a : b;
}
