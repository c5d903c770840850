import { gunzipSync } from 'node:zlib';
import type { Header } from '../generating/oddHeaders';

/** A request to send. */
export interface FuzzRequest {
  readonly method: string;
  /** Path and query, as sent. */
  readonly target: string;
  readonly headers: readonly Header[];
  readonly content: Buffer | null;
  /** The raw bytes to send, in pieces. Null for a request that Node's client sends. */
  readonly raw: readonly Buffer[] | null;
}

/** The bytes of a request, which may not be valid HTTP. */
export function encodeRequest({ method, target, headers, content }: Omit<FuzzRequest, 'raw'>): Buffer {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), content ?? Buffer.alloc(0)]);
}

/** The whole text of a request, with its decompressed content, because the API reads that too. */
export function readRequestText(request: FuzzRequest): string {
  const bytes = request.raw === null ? encodeRequest(request) : Buffer.concat(request.raw);
  return [bytes, ...decompress(request.content)].map((part) => part.toString('utf8')).join('\n');
}

function decompress(content: Buffer | null): readonly Buffer[] {
  if (content?.[0] !== 0x1f || content[1] !== 0x8b) return [];
  try {
    return [gunzipSync(content)];
  } catch {
    // The API cannot decompress it either.
    return [];
  }
}

const maxShownBytes = 1_500;

/** A shell command that repeats the request. A comment names the sender instead of the cookie. */
export function formatCommand({ method, target, headers, content, raw }: FuzzRequest, who: string): string {
  if (raw !== null) {
    const bytes = JSON.stringify(Buffer.concat(raw).toString('latin1').slice(0, maxShownBytes));
    return `printf ${maskCookie(bytes)} | nc $HOST $PORT   # as ${who}`;
  }
  const shownHeaders = headers.flatMap(([name, value]) =>
    name === 'Cookie' && value.includes('settlewise_session=') ? [] : ['-H', quote(`${name}: ${value}`)],
  );
  const text = content?.toString().slice(0, maxShownBytes);
  return [
    'curl',
    '-X',
    method,
    quote(`$ADDRESS${target.slice(0, maxShownBytes)}`),
    ...shownHeaders,
    ...(text === undefined ? [] : ['--data-binary', quote(text)]),
    `# as ${who}`,
  ].join(' ');
}

const quote = (text: string) => `'${text.replaceAll(`'`, `'\\''`)}'`;
const maskCookie = (text: string) => text.replace(/settlewise_session=[\w-]+/g, 'settlewise_session=…');
