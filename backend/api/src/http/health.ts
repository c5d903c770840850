import type { ApiMiddleware } from './context';

/** One thing the program needs, and how it stands. */
export interface Fact {
  readonly name: string;
  readonly ok: boolean;
  /** What an operator should know; no personal data. */
  readonly detail?: unknown;
}

/** Looks at one thing. It may throw: that is an answer too. */
export interface Check {
  readonly name: string;
  look(): Promise<{ readonly ok: boolean; readonly detail?: unknown }>;
}

const answerWithinMs = 3_000;

/** `/healthz`: the process lives. `/readyz`: everything it needs is there and the read models have caught up. */
export function health(checks: readonly Check[]): ApiMiddleware {
  return async (ctx, next) => {
    const asked = ctx.method === 'GET' || ctx.method === 'HEAD' ? ctx.path : null;
    if (asked === '/healthz') {
      ctx.body = { status: 'alive' };
    } else if (asked === '/readyz') {
      const facts = await Promise.all(checks.map(factOf));
      const ready = facts.every(({ ok }) => ok);
      ctx.status = ready ? 200 : 503;
      if (!ready) ctx.set('Retry-After', '1');
      ctx.body = { status: ready ? 'ready' : 'not ready', facts };
    } else {
      await next();
      return;
    }
    ctx.set('Cache-Control', 'no-store');
  };
}

/** What one check comes to, within bounds: a store that does not answer must not keep the answer back. */
async function factOf(check: Check): Promise<Fact> {
  const { name } = check;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<{ ok: false; detail: string }>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, detail: 'no answer in time' }), answerWithinMs);
  });
  try {
    return { name, ...(await Promise.race([check.look(), late])) };
  } catch (error) {
    return { name, ok: false, detail: error instanceof Error ? error.name : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
