import type { MetricsAccess } from '@settlewise/infra/http';
import type { Logger } from '@settlewise/infra/telemetry';
import type { Metrics } from '@settlewise/infra/telemetry/metrics';
import Koa from 'koa';
import { administratorsOnly, type AdministratorGuard } from './administrator';
import { apiNotFound } from './apiNotFound';
import { boundedInTime } from './boundedInTime';
import { compressJson } from './compressJson';
import type { ApiApplication, ApiExtras, ApiMiddleware, ApiState } from './context';
import { createCookieSignatures } from './cookieSignatures';
import { correlation } from './correlation';
import { errorMapping } from './errorMapping';
import { health, type Check } from './health';
import { metricsPage } from './metricsPage';
import { openToOtherSites, unlessOpen } from './openToOtherSites';
import type { ReadYourWrites } from './readYourWrites';
import { requestLog } from './requestLog';
import type { Routing } from './routes';
import { sameOrigin } from './sameOrigin';
import { securityHeaders } from './securityHeaders';
import { sessionCookieName, type Sessions } from './session';
import { staticFiles, type LookAtLink } from './staticFiles';

interface Options {
  /** Signs cookies. */
  readonly secret: string;
  /** Whether a proxy of ours stands in front and tells the visitor's address. */
  readonly behindProxy: boolean;
  /** How many they are, one behind the other. */
  readonly proxies: number;
  readonly log: Logger;
}

export function createApplication({ secret, behindProxy, proxies, log }: Options): ApiApplication {
  const app = new Koa<ApiState, ApiExtras>({
    proxy: behindProxy,
    // Each appends the address that it has seen: the first of theirs is the visitor's, those before it anybody can make up.
    maxIpsCount: proxies,
  });
  app.keys = createCookieSignatures(secret);
  // What goes wrong past the error mapping: a connection that broke while an answer was on its way.
  app.silent = true;
  app.on('error', (error: unknown, ctx?: { readonly state?: Partial<ApiState> }) =>
    log.warn({ correlationId: ctx?.state?.correlationId, err: error }, 'An answer was not sent in full'),
  );
  return app;
}

interface Layers {
  readonly publicUrl: URL;
  readonly overTls: boolean;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly metricsAccess: MetricsAccess;
  readonly checks: readonly Check[];
  readonly sessions: Sessions;
  readonly readYourWrites: Pick<ReadYourWrites, 'middleware'>;
  readonly routing: Pick<Routing, 'router' | 'givesFile'>;
  readonly administrator: AdministratorGuard;
  readonly frontendFolder: string;
  readonly lookAtLink: LookAtLink;
  readonly longestAnswerMs: number;
  readonly longestUploadMs: number;
}

/** Adds the middleware in the order in which a request passes it. */
export function addLayers(app: ApiApplication, layers: Layers): void {
  const {
    publicUrl,
    overTls,
    log,
    metrics,
    metricsAccess,
    checks,
    sessions,
    readYourWrites,
    routing: { router, givesFile },
    administrator,
    frontendFolder,
    lookAtLink,
    longestAnswerMs,
    longestUploadMs,
  } = layers;
  app.use(correlation);
  app.use(requestLog(log, metrics));
  app.use(securityHeaders({ overTls }));
  app.use(errorMapping(log, givesFile));
  app.use(health(checks, metricsAccess));
  app.use(metricsPage(metrics, metricsAccess));
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
    app.use(underApi(layer));
  }
  app.use(outsideApi(onlyNotThere));
  app.use(router.routes());
  app.use(router.allowedMethods());
  const sessionCookie = sessionCookieName(overTls);
  app.use(outsideApi(staticFiles(frontendFolder, { publicUrl, sessionCookie, lookAtLink })));
}

/** Answers of the API depend on the person and the moment, so they are never cached. */
const notCached: ApiMiddleware = async (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  await next();
};

/** The router's 405 and 501 are meant for API paths only: elsewhere an unsupported method is answered with 404. */
const onlyNotThere: ApiMiddleware = async (ctx, next) => {
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
