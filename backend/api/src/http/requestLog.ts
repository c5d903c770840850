import type { Logger } from '@settlewise/infra/telemetry';
import type { Metrics } from '@settlewise/infra/telemetry/metrics';
import type { ApiMiddleware, RequestContext } from './context';

/**
 * One line a request: which route, how it ended, how long it took; the same is counted. The route's pattern stands in place of the path,
 * and neither query, body, cookies nor address are written: a log is no place for a person's data. Who asked stands there as a
 * keyed hash: the same person always as the same mark, which tells nobody who that is.
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
        ...{ method: ctx.method, route, status: whole ? ctx.res.statusCode : null },
        seconds: milliseconds / 1000,
      });
    });
    await next();
  };
}

/** What operators ask, which is no page. */
const operators = new Set(['/healthz', '/readyz', '/metrics']);

function routeOf(ctx: RequestContext): string {
  if ('_matchedRoute' in ctx && typeof ctx._matchedRoute === 'string') return ctx._matchedRoute;
  if (operators.has(ctx.path)) return ctx.path;
  return ctx.path.startsWith('/api/') ? 'unknown' : 'page';
}
