import { canReadMetrics, type MetricsAccess } from '@settlewise/infra/http';
import type { ApiMiddleware } from './context';

/** The state of one dependency of the program. */
export interface CheckResult {
  readonly name: string;
  readonly ok: boolean;
  /** The program is ready without an optional dependency. */
  readonly optional?: true;
  /** Details for operators; no personal data. */
  readonly detail?: unknown;
}

/** Checks one dependency. A thrown error is a failed check. */
export interface Check {
  readonly name: string;
  /** If an optional dependency is unavailable, the process stays in service, because most of the program works. */
  readonly optional?: true;
  run(): Promise<{ readonly ok: boolean; readonly detail?: unknown }>;
}

/**
 * `/healthz` answers that the process is alive. `/readyz` answers whether it can serve; clients that may read the metrics also
 * get the state of each dependency.
 * @param timeoutMs a store that has not answered by then counts as unavailable
 */
export function health(checks: readonly Check[], access: MetricsAccess, timeoutMs = 3_000): ApiMiddleware {
  const facts = checks.map((check) => shareRuns(() => runCheck(check, timeoutMs)));
  return async (ctx, next) => {
    const path = ctx.method === 'GET' || ctx.method === 'HEAD' ? ctx.path : null;
    if (path === '/healthz') {
      ctx.body = { status: 'alive' };
    } else if (path === '/readyz') {
      const results = await Promise.all(facts.map((find) => find()));
      const isReady = results.every(({ ok, optional }) => ok || optional === true);
      ctx.status = isReady ? 200 : 503;
      if (!isReady) ctx.set('Retry-After', '1');
      const details = canReadMetrics(access, ctx.get('Authorization')) ? { facts: results } : {};
      ctx.body = { status: isReady ? 'ready' : 'not ready', ...details };
    } else {
      await next();
      return;
    }
    ctx.set('Cache-Control', 'no-store');
  };
}

/** Concurrent requests share one check, so that they do not load the stores. */
function shareRuns<Found>(look: () => Promise<Found>): () => Promise<Found> {
  let running: Promise<Found> | null = null;
  return () => {
    running ??= look().finally(() => {
      running = null;
    });
    return running;
  };
}

/** Runs one check with a timeout, because a hanging store must not delay the answer. */
async function runCheck(check: Check, timeoutMs: number): Promise<CheckResult> {
  const { name, optional } = check;
  const base = { name, ...(optional === undefined ? {} : { optional }) };
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<{ ok: false; detail: string }>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, detail: 'no answer in time' }), timeoutMs);
  });
  try {
    return { ...base, ...(await Promise.race([check.run(), timeout])) };
  } catch (error) {
    return { ...base, ok: false, detail: error instanceof Error ? error.name : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
