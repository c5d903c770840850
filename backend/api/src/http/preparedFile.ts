import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestContext } from './context';

/** A file with content that does not change while the process runs. */
export interface PreparedFile {
  /** Its extension determines the media type. */
  readonly path: string;
  readonly content: Buffer;
  readonly etag: string;
  /** Filled at the first request of an encoding. */
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

export type Encoding = keyof typeof compressors;

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (content: Buffer) => promisify(gzip)(content),
};

/** @param compressed existing compressed copies */
export function prepareFile(
  name: string,
  text: string | Buffer,
  compressed: PreparedFile['compressed'] = new Map(),
): PreparedFile {
  const content = Buffer.from(text);
  return { path: name, content, etag: createEtag(content), compressed };
}

/** The ETag is weak because the same content is sent in several encodings. */
export const createEtag = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Images and fonts are compressed already. */
const compressible = /\.(?:html|m?js|css|svg|json|map|txt|xml|webmanifest)$/;

/** Answers with the file, compressed if the client accepts it, or with 304 if the client has it. */
export async function sendFile(ctx: RequestContext, file: PreparedFile, status = 200): Promise<void> {
  const isCompressible = compressible.test(file.path);
  ctx.type = path.posix.extname(file.path);
  ctx.status = status;
  ctx.etag = file.etag;
  if (isCompressible) ctx.vary('Accept-Encoding');
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const encoding = isCompressible ? ctx.acceptsEncodings('br', 'gzip', 'identity') : false;
  if (encoding === 'br' || encoding === 'gzip') {
    ctx.set('Content-Encoding', encoding);
    ctx.body = await compressFile(encoding, file);
  } else {
    ctx.body = file.content;
  }
}

function compressFile(encoding: Encoding, file: PreparedFile): Promise<Buffer> {
  const compressed = file.compressed.get(encoding) ?? compressors[encoding](file.content);
  file.compressed.set(encoding, compressed);
  return compressed;
}
