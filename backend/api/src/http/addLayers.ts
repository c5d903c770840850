import type { App } from '../app';
import { guardAdministration } from '../identity/administratorGuard';
import { apiNotFound } from './apiNotFound';
import { requestTimeout } from './requestTimeout';
import { compressJson } from './compressJson';
import type { ApiMiddleware } from './context';
import { correlation } from './correlation';
import { errorMapping } from './errorMapping';
import { health, type Check } from './health';
import { metricsPage } from './metricsPage';
import { crossOrigin, exceptOpenCalls } from './crossOrigin';
import { requestLog } from './requestLog';
import type { Routing } from './routes';
import { sameOrigin } from './sameOrigin';
import { securityHeaders } from './securityHeaders';
import { sessionCookieName } from './session';
import { staticFiles, type CheckLink } from './staticFiles';

/** Adds the middleware in the order in which a request passes through it. */
export function addLayers(
  app: App,
  { router, servesFile }: Pick<Routing, 'router' | 'servesFile'>,
  checks: readonly Check[],
  checkLink: CheckLink,
): void {
  const { config, koa, overTls, log, metrics, sessions, readYourWrites, administrator } = app;
  const { publicUrl, metrics: metricsAccess = 'closed', frontendFolder } = config;
  const { maxAnswerMs = 30_000, maxUploadMs = 290_000 } = config;
  koa.use(correlation);
  koa.use(requestLog(log, metrics));
  koa.use(securityHeaders({ overTls }));
  koa.use(errorMapping(log, servesFile));
  koa.use(health(checks, metricsAccess));
  koa.use(metricsPage(metrics, metricsAccess));
  for (const layer of [
    noStore,
    crossOrigin,
    requestTimeout(maxAnswerMs, maxUploadMs, log),
    compressJson,
    apiNotFound,
    ...[
      sameOrigin(publicUrl),
      ...sessions.middleware,
      readYourWrites.middleware,
      guardAdministration(administrator),
    ].map(exceptOpenCalls),
  ]) {
    koa.use(forApiOnly(layer));
  }
  koa.use(exceptForApi(answerNotFound));
  koa.use(router.routes());
  koa.use(router.allowedMethods());
  const sessionCookie = sessionCookieName(overTls);
  koa.use(exceptForApi(staticFiles(frontendFolder, { publicUrl, sessionCookie, checkLink })));
}

/** Answers of the API depend on the person and the time, so they are never cached. */
const noStore: ApiMiddleware = async (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  await next();
};

/** The router's 405 and 501 are for API paths only. Elsewhere an unsupported method gets 404. */
const answerNotFound: ApiMiddleware = async (ctx, next) => {
  await next();
  if (ctx.status === 501 || ctx.status === 405) {
    ctx.status = 404;
    ctx.remove('Allow');
  }
};

const isApiPath = (path: string) => path === '/api' || path.startsWith('/api/');

/** Pages and files need no session. */
const forApiOnly =
  (layer: ApiMiddleware): ApiMiddleware =>
  async (ctx, next) => {
    await (isApiPath(ctx.path) ? layer(ctx, next) : next());
  };

const exceptForApi =
  (layer: ApiMiddleware): ApiMiddleware =>
  async (ctx, next) => {
    await (isApiPath(ctx.path) ? next() : layer(ctx, next));
  };
