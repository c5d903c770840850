import type { App } from '../app';
import { administratorsOnly } from '../identity/administratorGuard';
import { apiNotFound } from './apiNotFound';
import { boundedInTime } from './boundedInTime';
import { compressJson } from './compressJson';
import type { ApiMiddleware } from './context';
import { correlation } from './correlation';
import { errorMapping } from './errorMapping';
import { health, type Check } from './health';
import { metricsPage } from './metricsPage';
import { openToOtherSites, unlessOpen } from './openToOtherSites';
import { requestLog } from './requestLog';
import type { Routing } from './routes';
import { sameOrigin } from './sameOrigin';
import { securityHeaders } from './securityHeaders';
import { sessionCookieName } from './session';
import { staticFiles, type LookAtLink } from './staticFiles';

/** Adds the middleware in the order in which a request passes it. */
export function addLayers(
  app: App,
  { router, givesFile }: Pick<Routing, 'router' | 'givesFile'>,
  checks: readonly Check[],
  lookAtLink: LookAtLink,
): void {
  const { config, koa, overTls, log, metrics, sessions, readYourWrites, administrator } = app;
  const { publicUrl, metrics: metricsAccess = 'closed', frontendFolder } = config;
  const { longestAnswerMs = 30_000, longestUploadMs = 290_000 } = config;
  koa.use(correlation);
  koa.use(requestLog(log, metrics));
  koa.use(securityHeaders({ overTls }));
  koa.use(errorMapping(log, givesFile));
  koa.use(health(checks, metricsAccess));
  koa.use(metricsPage(metrics, metricsAccess));
  for (const layer of [
    notCached,
    openToOtherSites,
    boundedInTime(longestAnswerMs, longestUploadMs, log),
    compressJson,
    apiNotFound,
    ...[
      sameOrigin(publicUrl),
      ...sessions.middleware,
      readYourWrites.middleware,
      administratorsOnly(administrator),
    ].map(unlessOpen),
  ]) {
    koa.use(underApi(layer));
  }
  koa.use(outsideApi(answerNotFound));
  koa.use(router.routes());
  koa.use(router.allowedMethods());
  const sessionCookie = sessionCookieName(overTls);
  koa.use(outsideApi(staticFiles(frontendFolder, { publicUrl, sessionCookie, lookAtLink })));
}

/** Answers of the API depend on the person and the moment, so they are never cached. */
const notCached: ApiMiddleware = async (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  await next();
};

/** The router's 405 and 501 are meant for API paths only: elsewhere an unsupported method is answered with 404. */
const answerNotFound: ApiMiddleware = async (ctx, next) => {
  await next();
  if (ctx.status === 501 || ctx.status === 405) {
    ctx.status = 404;
    ctx.remove('Allow');
  }
};

const isApi = (path: string) => path === '/api' || path.startsWith('/api/');

/** Pages and files need no session. */
const underApi =
  (layer: ApiMiddleware): ApiMiddleware =>
  async (ctx, next) => {
    await (isApi(ctx.path) ? layer(ctx, next) : next());
  };

const outsideApi =
  (layer: ApiMiddleware): ApiMiddleware =>
  async (ctx, next) => {
    await (isApi(ctx.path) ? next() : layer(ctx, next));
  };
