import type { Logger } from '@settlewise/infra/telemetry';
import type { Metrics } from '@settlewise/infra/telemetry/metrics';
import type { ApiMiddleware, RequestContext } from './context';

/**
 * Logs one line for each request: its route, its status and its duration; the metrics count the same. The route's pattern
 * replaces the path, and query, body, cookies and address are left out, because a log must not hold personal data. The
 * person is logged as a keyed hash: the same for all their requests, without telling who they are.
 */
export function requestLog(log: Logger, metrics: Pick<Metrics, 'requestAnswered'>): ApiMiddleware {
  return async (ctx, next) => {
    const begun = performance.now();
    ctx.res.once('close', () => {
      const milliseconds = performance.now() - begun;
      const [route, whole] = [routeOf(ctx), ctx.res.writableFinished];
      const entry = {
        correlationId: ctx.state.correlationId,
        ...(ctx.state.actor === undefined ? {} : { actor: ctx.state.actor }),
        method: ctx.method,
        route,
        status: ctx.res.statusCode,
        milliseconds: Math.round(milliseconds),
        ...(whole ? {} : { unfinished: true }),
      };
      if (ctx.res.statusCode >= 500) log.warn(entry, 'request');
      else log.info(entry, 'request');
      metrics.requestAnswered({
        method: ctx.method,
        route,
        status: whole ? ctx.res.statusCode : null,
        seconds: milliseconds / 1000,
      });
    });
    await next();
  };
}

/** Paths for operators, which are not pages. */
const operators = new Set(['/healthz', '/readyz', '/metrics']);

function routeOf(ctx: RequestContext): string {
  if ('_matchedRoute' in ctx && typeof ctx._matchedRoute === 'string') return ctx._matchedRoute;
  if (operators.has(ctx.path)) return ctx.path;
  return ctx.path.startsWith('/api/') ? 'unknown' : 'page';
}
