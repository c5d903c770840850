import { gunzipSync } from 'node:zlib';
import type { Header } from '../generating/oddHeaders';

/** A request as it is sent. */
export interface FuzzRequest {
  readonly method: string;
  /** Path and query as they are written. */
  readonly target: string;
  readonly headers: readonly Header[];
  readonly content: Buffer | null;
  /** Set for one that is written byte by byte: the bytes in their pieces. */
  readonly raw: readonly Buffer[] | null;
}

/** As bytes, which need not be HTTP. */
export function written({ method, target, headers, content }: Omit<FuzzRequest, 'raw'>): Buffer {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), content ?? Buffer.alloc(0)]);
}

/** Everything that a request says: what is packed in it is read by the API, too. */
export function saidBy(asked: FuzzRequest): string {
  const bytes = asked.raw === null ? written(asked) : Buffer.concat(asked.raw);
  return [bytes, ...unpacked(asked.content)].map((part) => part.toString('utf8')).join('\n');
}

function unpacked(content: Buffer | null): readonly Buffer[] {
  if (content?.[0] !== 0x1f || content[1] !== 0x8b) return [];
  try {
    return [gunzipSync(content)];
  } catch {
    // It only begins like something packed: the API reads nothing in it either.
    return [];
  }
}

const shownBytes = 1_500;

/** How somebody repeats the request by hand; whose session it was stands for the cookie. */
export function asCommand({ method, target, headers, content, raw }: FuzzRequest, who: string): string {
  if (raw !== null) {
    const bytes = JSON.stringify(Buffer.concat(raw).toString('latin1').slice(0, shownBytes));
    return `printf ${withoutCookie(bytes)} | nc $HOST $PORT   # as ${who}`;
  }
  const shownHeaders = headers.flatMap(([name, value]) =>
    name === 'Cookie' && value.includes('settlewise_session=') ? [] : ['-H', quoted(`${name}: ${value}`)],
  );
  const text = content?.toString().slice(0, shownBytes);
  return [
    'curl',
    '-X',
    method,
    quoted(`$ADDRESS${target.slice(0, shownBytes)}`),
    ...shownHeaders,
    ...(text === undefined ? [] : ['--data-binary', quoted(text)]),
    `# as ${who}`,
  ].join(' ');
}

const quoted = (text: string) => `'${text.replaceAll(`'`, `'\\''`)}'`;
const withoutCookie = (text: string) => text.replace(/settlewise_session=[\w-]+/g, 'settlewise_session=…');
