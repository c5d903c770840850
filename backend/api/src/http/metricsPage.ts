import { canReadMetrics, type MetricsAccess } from '@settlewise/infra/http';
import type { Metrics } from '@settlewise/infra/telemetry/metrics';
import type { ApiMiddleware } from './context';

/** Serves `GET /metrics` for Prometheus, which sends `Authorization: Bearer …` if a token is set. */
export function metricsPage(metrics: Pick<Metrics, 'scrape'>, access: MetricsAccess): ApiMiddleware {
  return async (ctx, next) => {
    if (ctx.path !== '/metrics' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next();
      return;
    }
    ctx.set('Cache-Control', 'no-store');
    if (access === 'closed') {
      ctx.status = 404;
      ctx.body = { message: 'There is nothing at this address.' };
    } else if (!canReadMetrics(access, ctx.get('Authorization'))) {
      ctx.status = 401;
      ctx.set('WWW-Authenticate', 'Bearer');
      ctx.body = { message: 'This needs the token of METRICS_TOKEN.' };
    } else {
      const { contentType, text } = await metrics.scrape();
      ctx.body = text;
      ctx.set('Content-Type', contentType);
    }
  };
}
