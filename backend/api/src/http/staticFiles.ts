import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPageAddress, isPrivateLink, isPublicPage } from '@settlewise/contract/pages';
import {
  builtPagesFile,
  filled,
  fillingFor,
  readBuiltPages,
  type Asked,
  type BuiltPages,
} from './builtPages';
import type { ApiMiddleware, RequestContext } from './context';
import { refusalOf } from './errorMapping';
import { prepareFile, sendFile, type Encoding, type PreparedFile } from './preparedFile';
import { robotsText, siteMap, withPublicHeads } from './searchEngines';

/** Files under it are named by a hash of their content, so a name never changes its meaning. */
const hashedFolder = '/assets/';

interface Options {
  /** Where people open the site. */
  readonly publicUrl: URL;
  /** The name of the cookie that a signed-in person has. */
  readonly sessionCookie: string;
  readonly lookAtLink: LookAtLink;
}

/** Looks where a private link leads. @throws what the call is refused with that its page makes */
export type LookAtLink = (asked: Pick<RequestContext, 'path' | 'ip'>) => Promise<void>;

/**
 * Serves the built front end as it was when the process started, so that a new build cannot leave a page without its files. A
 * path that is not a file gets index.html, for the browser's router; where there is no page that says so, with 404.
 * @param folder of the build; without one the home page says how to make it
 */
export function staticFiles(
  folder: string,
  { publicUrl, sessionCookie, lookAtLink }: Options,
): ApiMiddleware {
  const files = readFiles(folder);
  const index = files.get('/index.html');
  if (index === undefined) return notBuilt;

  files.delete(index.path);
  files.set('/robots.txt', prepareFile('/robots.txt', robotsText(publicUrl)));
  files.set('/sitemap.xml', prepareFile('/sitemap.xml', siteMap(publicUrl)));
  const built = readBuiltPages(files.get(builtPagesFile)?.content);
  files.delete(builtPagesFile);
  const documentFor = documentsOf(index.content.toString(), built, publicUrl);

  return async (ctx, next) => {
    const looking = ctx.method === 'GET' || ctx.method === 'HEAD';
    const file = looking ? files.get(ctx.path) : undefined;
    if (file !== undefined) await send(ctx, file);
    else if (looking && asksForPage(ctx, index.path)) {
      const hasSession = ctx.cookies.get(sessionCookie, { signed: false }) !== undefined;
      const isThere = isPageAddress(ctx.path) || ctx.path === index.path;
      const status = isThere ? await statusOfLink(ctx, lookAtLink) : 404;
      await sendPage(
        ctx,
        documentFor({ path: ctx.path, hasQuery: ctx.querystring !== '', hasSession }),
        status,
      );
    } else await next();
  };
}

/** The documents of all requests for a page. There are few: each is made once, and kept with its compressed copies. */
function documentsOf(index: string, built: BuiltPages, publicUrl: URL): (asked: Asked) => PreparedFile {
  const withHeads = withPublicHeads(index, publicUrl);
  const made = new Map<string, PreparedFile>();
  return (asked) => {
    const filling = fillingFor(built, asked);
    const withHead = withHeads.get(asked.path);
    const name = `${withHead === undefined ? '' : asked.path} ${filling.name} ${asked.hasSession}`;
    const file =
      made.get(name) ?? prepareFile('/index.html', filled(withHead ?? index, filling, asked.hasSession));
    made.set(name, file);
    return file;
  };
}

/** The page that says in words what has become of a link is answered with that as well. */
async function statusOfLink(ctx: RequestContext, lookAtLink: LookAtLink): Promise<number> {
  if (!isPrivateLink(ctx.path)) return 200;
  try {
    await lookAtLink(ctx);
    return 200;
  } catch (error) {
    const refused = refusalOf(error, 'GET');
    if (refused === null) throw error;
    ctx.set(refused.headers);
    return refused.status;
  }
}

async function sendPage(ctx: RequestContext, page: PreparedFile, status: number): Promise<void> {
  ctx.vary('Cookie');
  if (!isPublicPage(ctx.path)) ctx.set('X-Robots-Tag', 'noindex');
  if (isPrivateLink(ctx.path)) ctx.set('Referrer-Policy', 'no-referrer');
  await send(ctx, page, { status, keeping: isPrivateLink(ctx.path) ? 'no-store' : 'no-cache' });
}

/** The path is that of the built page itself, or names no file; and a browser asks for a page. */
function asksForPage(ctx: RequestContext, builtPage: string): boolean {
  const namesFile =
    ctx.path !== builtPage && (path.posix.extname(ctx.path) !== '' || ctx.path.includes('/.'));
  return !namesFile && ctx.accepts('html') !== false;
}

interface Sending {
  readonly status: number;
  /** What the browser is told of keeping it. */
  readonly keeping: 'no-cache' | 'no-store';
}

async function send(
  ctx: RequestContext,
  file: PreparedFile,
  { status, keeping }: Sending = { status: 200, keeping: 'no-cache' },
): Promise<void> {
  const immutable = file.path.startsWith(hashedFolder);
  ctx.set('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : keeping);
  await sendFile(ctx, file, status);
}

const suffixes: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

/**
 * All files of a folder by their request path. Names that begin with a dot are left out; compressed copies that the build made
 * are kept with their original. sirv opens a file at each request instead, and a file that a new build removed then ends the
 * process (ADR 0011).
 */
function readFiles(folder: string): Map<string, PreparedFile> {
  const contents = new Map<string, Buffer>();
  const readFolder = (below: string): void => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue;
      const name = path.posix.join(below, entry.name);
      if (entry.isDirectory()) readFolder(name);
      else if (entry.isFile()) contents.set(name, readFileSync(path.join(folder, name)));
    }
  };
  if (existsSync(folder)) readFolder('/');

  const files = new Map<string, PreparedFile>();
  for (const [name, content] of contents) {
    if (path.posix.extname(name) in suffixes) continue;
    const compressed = new Map<Encoding, Promise<Buffer>>();
    for (const [suffix, encoding] of Object.entries(suffixes)) {
      const copy = contents.get(name + suffix);
      if (copy !== undefined) compressed.set(encoding, Promise.resolve(copy));
    }
    files.set(name, prepareFile(name, content, compressed));
  }
  return files;
}

const notBuilt: ApiMiddleware = async (ctx, next) => {
  await next();
  if (ctx.method !== 'GET' || ctx.path !== '/' || ctx.status !== 404) return;
  ctx.status = 503;
  ctx.type = 'text';
  ctx.body = 'The pages have not been built yet: run "npm run build".';
};
