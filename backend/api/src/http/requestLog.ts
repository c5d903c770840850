import type { Logger } from '@settlewise/infra/telemetry';
import type { ApiMiddleware, RequestContext } from './context';

/**
 * One line a request: which route, how it ended, how long it took. The route's pattern stands in place of the path,
 * and neither query, body, cookies nor address are written: a log is no place for a person's data.
 */
export function requestLog(log: Logger): ApiMiddleware {
  return async (ctx, next) => {
    const begun = performance.now();
    ctx.res.once('close', () => {
      const entry = {
        correlationId: ctx.state.correlationId,
        method: ctx.method,
        route: routeOf(ctx),
        status: ctx.res.statusCode,
        milliseconds: Math.round(performance.now() - begun),
        ...(ctx.res.writableFinished ? {} : { unfinished: true }),
      };
      if (ctx.res.statusCode >= 500) log.warn(entry, 'request');
      else log.info(entry, 'request');
    });
    await next();
  };
}

function routeOf(ctx: RequestContext): string {
  if ('_matchedRoute' in ctx && typeof ctx._matchedRoute === 'string') return ctx._matchedRoute;
  return ctx.path.startsWith('/api/') ? 'unknown' : 'page';
}
