import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestContext } from './context';

/** A file whose content does not change while the process runs. */
export interface PreparedFile {
  /** The extension gives the media type. */
  readonly path: string;
  readonly content: Buffer;
  readonly etag: string;
  /** Compressed at the first request, unless it was compressed before. */
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

export type Encoding = keyof typeof compressors;

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (content: Buffer) => promisify(gzip)(content),
};

/** @param compressed copies that exist already */
export function prepareFile(
  name: string,
  text: string | Buffer,
  compressed: PreparedFile['compressed'] = new Map(),
): PreparedFile {
  const content = Buffer.from(text);
  return { path: name, content, etag: createEtag(content), compressed };
}

/** Weak, because the same content is sent in several encodings. */
export const createEtag = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Types that compress well; images and fonts are compressed already. */
const compressible = /\.(?:html|m?js|css|svg|json|map|txt|xml|webmanifest)$/;

/** Answers with the file, compressed where the reader accepts that, or with 304 where they have it already. */
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
    ctx.body = await compressedBy(encoding, file);
  } else {
    ctx.body = file.content;
  }
}

function compressedBy(encoding: Encoding, file: PreparedFile): Promise<Buffer> {
  const made = file.compressed.get(encoding) ?? compressors[encoding](file.content);
  file.compressed.set(encoding, made);
  return made;
}
