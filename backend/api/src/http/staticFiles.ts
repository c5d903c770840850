import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import type { ApiMiddleware } from './context';

/** Files under it are named by a hash of their content, so a name never changes its meaning. */
const hashedFolder = '/assets/';

/**
 * Serves the built front end. A page's path that is no file gets index.html: the browser's router knows it.
 * @param folder where the build lies; without one every page is answered with how to build it
 */
export function staticFiles(folder: string): ApiMiddleware {
  const indexFile = path.join(folder, 'index.html');
  if (!existsSync(indexFile)) return notBuilt;
  const index = readFileSync(indexFile, 'utf8');
  const serve = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, pathname) {
      const immutable = pathname.startsWith(hashedFolder);
      response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path !== '/' && ctx.path !== '/index.html') {
      const served = await new Promise<boolean>((resolve) => {
        ctx.res.once('close', () => resolve(true));
        serve(ctx.req, ctx.res, () => resolve(false));
      });
      if (served) {
        ctx.respond = false;
        return;
      }
    }
    if (path.posix.extname(ctx.path) !== '' && ctx.path !== '/index.html') return next();
    if (ctx.path.startsWith(hashedFolder) || ctx.accepts('html') === false) return next();
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'html';
    ctx.body = index;
  };
}

const notBuilt: ApiMiddleware = async (ctx, next) => {
  await next();
  if (ctx.method !== 'GET' || ctx.path !== '/' || ctx.status !== 404) return;
  ctx.status = 503;
  ctx.type = 'text';
  ctx.body = 'The pages have not been built yet: run "npm run build".';
};
