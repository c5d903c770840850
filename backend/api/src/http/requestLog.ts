import type { Logger } from '@settlewise/infra/telemetry';
import type { Metrics } from '@settlewise/infra/telemetry/metrics';
import type { ApiMiddleware, RequestContext } from './context';

/**
 * Logs one line for each request with its route, status and duration, and counts the same in the metrics. A log must not hold
 * personal data, so it has the route's pattern instead of the path, no query, body, cookies or address, and the person's
 * pseudonym.
 */
export function requestLog(log: Logger, metrics: Pick<Metrics, 'requestAnswered'>): ApiMiddleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    ctx.res.once('close', () => {
      const milliseconds = performance.now() - startedAt;
      const [route, isComplete] = [findRoute(ctx), ctx.res.writableFinished];
      const entry = {
        correlationId: ctx.state.correlationId,
        ...(ctx.state.actor === undefined ? {} : { actor: ctx.state.actor }),
        method: ctx.method,
        route,
        status: ctx.res.statusCode,
        milliseconds: Math.round(milliseconds),
        ...(isComplete ? {} : { unfinished: true }),
      };
      if (ctx.res.statusCode >= 500) log.warn(entry, 'request');
      else log.info(entry, 'request');
      metrics.requestAnswered({
        method: ctx.method,
        route,
        status: isComplete ? ctx.res.statusCode : null,
        seconds: milliseconds / 1000,
      });
    });
    await next();
  };
}

const operatorPaths = new Set(['/healthz', '/readyz', '/metrics']);

function findRoute(ctx: RequestContext): string {
  if ('_matchedRoute' in ctx && typeof ctx._matchedRoute === 'string') return ctx._matchedRoute;
  if (operatorPaths.has(ctx.path)) return ctx.path;
  return ctx.path.startsWith('/api/') ? 'unknown' : 'page';
}
