import { canReadMetrics, type MetricsAccess } from '@settlewise/infra/http';
import type { ApiMiddleware } from './context';

/** One dependency of the program, and its state. */
export interface Fact {
  readonly name: string;
  readonly ok: boolean;
  /** Set for an optional dependency: without it the program is ready all the same. */
  readonly optional?: true;
  /** Details for operators; no personal data. */
  readonly detail?: unknown;
}

/** Checks one dependency. An error counts as a failed check. */
export interface Check {
  readonly name: string;
  /** Optional: when it is unavailable, only a part of the program is, so the process stays in service. */
  readonly optional?: true;
  look(): Promise<{ readonly ok: boolean; readonly detail?: unknown }>;
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, yes or no; clients that may read the metrics get the state of each
 * dependency, also of optional ones.
 * @param answerWithinMs a store that has not answered by then counts as unavailable
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
      const details = canReadMetrics(access, ctx.get('Authorization')) ? { facts: found } : {};
      ctx.body = { status: ready ? 'ready' : 'not ready', ...details };
    } else {
      await next();
      return;
    }
    ctx.set('Cache-Control', 'no-store');
  };
}

/** Requests during a check share its result, so that many requests do not load the stores. */
function shared<Found>(look: () => Promise<Found>): () => Promise<Found> {
  let underWay: Promise<Found> | null = null;
  return () => {
    underWay ??= look().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

/** The result of one check, with a time limit: a store that hangs must not delay the answer. */
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
