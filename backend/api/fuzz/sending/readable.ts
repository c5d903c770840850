import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { readArchive } from '../../testing/readArchive';

const decoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: promisify<Buffer, Buffer>(gunzip),
  br: promisify<Buffer, Buffer>(brotliDecompress),
  deflate: promisify<Buffer, Buffer>(inflate),
};

/** What an answer's bytes say, whatever they are wrapped in. */
export async function readable(bytes: Buffer, encoding: string | undefined, type: string): Promise<string> {
  const decode = decoders[encoding ?? ''];
  const plain = decode === undefined || bytes.length === 0 ? bytes : await decode(bytes);
  if (!type.startsWith('application/zip')) return plain.toString('latin1');
  const files = await readArchive(plain);
  return [...files].map(([name, content]) => `${name}\n${content.toString('latin1')}`).join('\n');
}
