import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPageAddress, isPrivateLink, isPublicPage } from '@settlewise/contract/pages';
import {
  builtPagesFile,
  fillDocument,
  findPageContent,
  readBuiltPages,
  type PageRequest,
  type BuiltPages,
} from './builtPages';
import type { ApiMiddleware, RequestContext } from './context';
import { toRefusal } from './errorMapping';
import { prepareFile, sendFile, type Encoding, type PreparedFile } from './preparedFile';
import { robotsText, siteMap, addPublicHeads } from './searchEngines';

/** Files in this folder have a hash of their content in their names, so they never change. */
const hashedFolder = '/assets/';

interface Options {
  readonly publicUrl: URL;
  /** The name of the session's cookie. */
  readonly sessionCookie: string;
  readonly checkLink: CheckLink;
}

/** Checks a private link. @throws the refusal that the page's own call would get */
export type CheckLink = (request: Pick<RequestContext, 'path' | 'ip'>) => Promise<void>;

/**
 * Serves the built front end as it was when the process started, so that a new build cannot remove files of an open page. Paths
 * without a file get index.html for the browser's router, with 404 if no page has that path.
 * @param folder of the build; if it is missing, the home page tells how to build
 */
export function staticFiles(folder: string, { publicUrl, sessionCookie, checkLink }: Options): ApiMiddleware {
  const files = readFiles(folder);
  const index = files.get('/index.html');
  if (index === undefined) return answerNotBuilt;

  files.delete(index.path);
  files.set('/robots.txt', prepareFile('/robots.txt', robotsText(publicUrl)));
  files.set('/sitemap.xml', prepareFile('/sitemap.xml', siteMap(publicUrl)));
  const built = readBuiltPages(files.get(builtPagesFile)?.content);
  files.delete(builtPagesFile);
  const documentFor = createDocumentCache(index.content.toString(), built, publicUrl);

  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    const file = isRead ? files.get(ctx.path) : undefined;
    if (file !== undefined) await send(ctx, file);
    else if (isRead && isPageRequest(ctx, index.path)) {
      const hasSession = ctx.cookies.get(sessionCookie, { signed: false }) !== undefined;
      const exists = isPageAddress(ctx.path) || ctx.path === index.path;
      const status = exists ? await findLinkStatus(ctx, checkLink) : 404;
      await sendPage(
        ctx,
        documentFor({ path: ctx.path, hasQuery: ctx.querystring !== '', hasSession }),
        status,
      );
    } else await next();
  };
}

/** There are few different documents, so each is prepared once and kept with its compressed copies. */
function createDocumentCache(
  index: string,
  built: BuiltPages,
  publicUrl: URL,
): (request: PageRequest) => PreparedFile {
  const withHeads = addPublicHeads(index, publicUrl);
  const documents = new Map<string, PreparedFile>();
  return (request) => {
    const content = findPageContent(built, request);
    const withHead = withHeads.get(request.path);
    const name = `${withHead === undefined ? '' : request.path} ${content.name} ${request.hasSession}`;
    const file =
      documents.get(name) ??
      prepareFile('/index.html', fillDocument(withHead ?? index, content, request.hasSession));
    documents.set(name, file);
    return file;
  };
}

/** A page that tells why a link does not work has the matching status. */
async function findLinkStatus(ctx: RequestContext, lookAtLink: CheckLink): Promise<number> {
  if (!isPrivateLink(ctx.path)) return 200;
  try {
    await lookAtLink(ctx);
    return 200;
  } catch (error) {
    const refused = toRefusal(error, 'GET');
    if (refused === null) throw error;
    ctx.set(refused.headers);
    return refused.status;
  }
}

async function sendPage(ctx: RequestContext, page: PreparedFile, status: number): Promise<void> {
  ctx.vary('Cookie');
  if (!isPublicPage(ctx.path)) ctx.set('X-Robots-Tag', 'noindex');
  if (isPrivateLink(ctx.path)) ctx.set('Referrer-Policy', 'no-referrer');
  await send(ctx, page, { status, cacheControl: isPrivateLink(ctx.path) ? 'no-store' : 'no-cache' });
}

/** Whether the client accepts HTML and the path is the built page or has no file name. */
function isPageRequest(ctx: RequestContext, builtPage: string): boolean {
  const isFileName =
    ctx.path !== builtPage && (path.posix.extname(ctx.path) !== '' || ctx.path.includes('/.'));
  return !isFileName && ctx.accepts('html') !== false;
}

interface SendOptions {
  readonly status: number;
  readonly cacheControl: 'no-cache' | 'no-store';
}

async function send(
  ctx: RequestContext,
  file: PreparedFile,
  { status, cacheControl }: SendOptions = { status: 200, cacheControl: 'no-cache' },
): Promise<void> {
  const isImmutable = file.path.startsWith(hashedFolder);
  ctx.set('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : cacheControl);
  await sendFile(ctx, file, status);
}

const suffixes: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

/**
 * Reads all files of a folder, by request path. Skips names that begin with a dot, and keeps compressed copies with their
 * original. sirv instead opens files at each request, and a file that a new build removed ends the process (ADR 0011).
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

const answerNotBuilt: ApiMiddleware = async (ctx, next) => {
  await next();
  if (ctx.method !== 'GET' || ctx.path !== '/' || ctx.status !== 404) return;
  ctx.status = 503;
  ctx.type = 'text';
  ctx.body = 'The pages have not been built yet: run "npm run build".';
};
