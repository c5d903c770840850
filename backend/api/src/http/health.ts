import { mayRead, type MetricsAccess } from '@settlewise/infra/http';
import type { ApiMiddleware } from './context';

/** One thing the program needs, and how it stands. */
export interface Fact {
  readonly name: string;
  readonly ok: boolean;
  /** Only there for what the program can do without: it is ready all the same. */
  readonly optional?: true;
  /** What an operator should know; no personal data. */
  readonly detail?: unknown;
}

/** Looks at one thing. It may throw: that is an answer too. */
export interface Check {
  readonly name: string;
  /** When it is away, only a part of what people do is: that is no reason to send them nowhere. */
  readonly optional?: true;
  look(): Promise<{ readonly ok: boolean; readonly detail?: unknown }>;
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, yes or no; whoever may read the metrics is told of each thing,
 * also of those that it can do without.
 * @param answerWithinMs a store that has not answered by then counts as away
 */
export function health(
  checks: readonly Check[],
  access: MetricsAccess,
  answerWithinMs = 3_000,
): ApiMiddleware {
  const facts = checks.map((check) => shared(() => factOf(check, answerWithinMs)));
  return async (ctx, next) => {
    const asked = ctx.method === 'GET' || ctx.method === 'HEAD' ? ctx.path : null;
    if (asked === '/healthz') {
      ctx.body = { status: 'alive' };
    } else if (asked === '/readyz') {
      const found = await Promise.all(facts.map((find) => find()));
      const ready = found.every(({ ok, optional }) => ok || optional === true);
      ctx.status = ready ? 200 : 503;
      if (!ready) ctx.set('Retry-After', '1');
      const details = mayRead(access, ctx.get('Authorization')) ? { facts: found } : {};
      ctx.body = { status: ready ? 'ready' : 'not ready', ...details };
    } else {
      await next();
      return;
    }
    ctx.set('Cache-Control', 'no-store');
  };
}

/** Who asks while a look is under way is told what it finds: many who ask at once must not weigh on the stores. */
function shared<Found>(look: () => Promise<Found>): () => Promise<Found> {
  let underWay: Promise<Found> | null = null;
  return () => {
    underWay ??= look().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

/** What one check comes to, within bounds: a store that does not answer must not keep the answer back. */
async function factOf(check: Check, answerWithinMs: number): Promise<Fact> {
  const { name, optional } = check;
  const what = { name, ...(optional === undefined ? {} : { optional }) };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<{ ok: false; detail: string }>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, detail: 'no answer in time' }), answerWithinMs);
  });
  try {
    return { ...what, ...(await Promise.race([check.look(), late])) };
  } catch (error) {
    return { ...what, ok: false, detail: error instanceof Error ? error.name : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
