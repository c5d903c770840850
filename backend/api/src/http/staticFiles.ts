import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ApiMiddleware, RequestContext } from './context';

/** Files under it are named by a hash of their content, so a name never changes its meaning. */
const hashedFolder = '/assets/';

interface StaticFile {
  readonly path: string;
  readonly content: Buffer;
  readonly etag: string;
  /** Compressed at the first request, unless the build has done it. */
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

type Encoding = keyof typeof compressors;

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (content: Buffer) => promisify(gzip)(content),
};

/**
 * Serves the built front end as it was when the process started, so that a new build cannot leave a page without its files. A
 * path that is not a file gets index.html, for the browser's router; it says so where the request has no session, so that
 * the page need not ask who is signed in.
 * @param folder of the build; without one the home page says how to make it @param sessionCookie its name
 */
export function staticFiles(folder: string, sessionCookie: string): ApiMiddleware {
  const files = readFiles(folder);
  const index = files.get('/index.html');
  if (index === undefined) return notBuilt;
  const forVisitors = markedForVisitors(index);

  return async (ctx, next) => {
    const looking = ctx.method === 'GET' || ctx.method === 'HEAD';
    const file = looking ? (files.get(ctx.path) ?? (isPage(ctx) ? index : undefined)) : undefined;
    if (file === index) {
      ctx.vary('Cookie');
      const hasSession = ctx.cookies.get(sessionCookie, { signed: false }) !== undefined;
      await send(ctx, hasSession ? index : forVisitors);
    } else await (file === undefined ? next() : send(ctx, file));
  };
}

/** The page with the word that nobody is signed in. */
function markedForVisitors(index: StaticFile): StaticFile {
  const content = Buffer.from(index.content.toString('utf8').replace('<html', '<html data-visitor'));
  return { path: index.path, content, etag: etagOf(content), compressed: new Map() };
}

/** A path for the browser's router: it names no file, and a browser asks for a page. */
function isPage(ctx: RequestContext): boolean {
  const namesFile = path.posix.extname(ctx.path) !== '' || ctx.path.includes('/.');
  return !namesFile && ctx.accepts('html') !== false;
}

/** Types that compress well; images and fonts are compressed already. */
const compressible = /\.(?:html|js|css|svg|json|map|txt|webmanifest)$/;

async function send(ctx: RequestContext, file: StaticFile): Promise<void> {
  const immutable = file.path.startsWith(hashedFolder);
  ctx.set('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  ctx.type = path.posix.extname(file.path);
  ctx.status = 200;
  ctx.etag = file.etag;
  if (compressible.test(file.path)) ctx.vary('Accept-Encoding');
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const encoding = compressible.test(file.path) ? ctx.acceptsEncodings('br', 'gzip', 'identity') : false;
  if (encoding === 'br' || encoding === 'gzip') {
    ctx.set('Content-Encoding', encoding);
    ctx.body = await compressedBy(encoding, file);
  } else {
    ctx.body = file.content;
  }
}

function compressedBy(encoding: Encoding, file: StaticFile): Promise<Buffer> {
  const made = file.compressed.get(encoding) ?? compressors[encoding](file.content);
  file.compressed.set(encoding, made);
  return made;
}

const suffixes: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

/**
 * All files of a folder by their request path. Names that begin with a dot are left out; compressed copies that the build made
 * are kept with their original.
 */
function readFiles(folder: string): ReadonlyMap<string, StaticFile> {
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

  const files = new Map<string, StaticFile>();
  for (const [name, content] of contents) {
    if (path.posix.extname(name) in suffixes) continue;
    const compressed = new Map<Encoding, Promise<Buffer>>();
    for (const [suffix, encoding] of Object.entries(suffixes)) {
      const copy = contents.get(name + suffix);
      if (copy !== undefined) compressed.set(encoding, Promise.resolve(copy));
    }
    files.set(name, { path: name, content, etag: etagOf(content), compressed });
  }
  return files;
}

/** Weak, because the same content is sent in several encodings. */
function etagOf(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

const notBuilt: ApiMiddleware = async (ctx, next) => {
  await next();
  if (ctx.method !== 'GET' || ctx.path !== '/' || ctx.status !== 404) return;
  ctx.status = 503;
  ctx.type = 'text';
  ctx.body = 'The pages have not been built yet: run "npm run build".';
};
