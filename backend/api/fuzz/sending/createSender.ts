import { Agent, request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { readArchive } from '../../testing/readArchive';
import type { ReceivedAnswer, Outcome } from '../judging/outcome';
import type { FuzzRequest } from './fuzzRequest';

export interface Sender {
  /** @throws TypeError if Node's client refuses the request; send its bytes instead */
  send(outgoing: FuzzRequest): Promise<Outcome>;
  close(): void;
}

/** Sends over keep-alive connections. @param timeoutMs after this time, a request counts as not answered */
export function createSender(address: URL, timeoutMs: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return { send: (outgoing) => send(outgoing, address, agent, timeoutMs), close: () => agent.destroy() };
}

async function send(outgoing: FuzzRequest, address: URL, agent: Agent, timeoutMs: number): Promise<Outcome> {
  const { method, target, headers, content } = outgoing;
  return new Promise((resolve, reject) => {
    const sending = request({
      host: address.hostname,
      port: address.port,
      agent,
      method,
      path: target,
      headers: { ...Object.fromEntries(headers), ...createLengthHeader(outgoing) },
    });
    const timer = setTimeout(() => {
      resolve({ kind: 'hung' });
      sending.destroy();
    }, timeoutMs);
    sending.on('response', (response) => {
      readAnswer(response, method)
        .then((answer) => resolve({ kind: 'answered', answer }))
        .catch((error: unknown) => resolve({ kind: 'closed', why: `while it was read: ${String(error)}` }))
        .finally(() => clearTimeout(timer));
    });
    sending.on('error', (error) => {
      clearTimeout(timer);
      // The server closed a keep-alive connection before it received this request.
      if (sending.reusedSocket && 'code' in error && error.code === 'ECONNRESET') {
        send(outgoing, address, agent, timeoutMs).then(resolve, reject);
      } else {
        resolve({ kind: 'closed', why: error.message });
      }
    });
    sending.end(content ?? undefined);
  });
}

/** Node sets the length only for some methods. Without it, the server would read the content of a DELETE as a request. */
function createLengthHeader({ headers, content }: FuzzRequest): Record<string, string> {
  const framed = headers.some(([name]) => /^(?:content-length|transfer-encoding)$/i.test(name));
  return content === null || framed ? {} : { 'Content-Length': String(content.length) };
}

async function readAnswer(response: IncomingMessage, method: string): Promise<ReceivedAnswer> {
  const bytes = await buffer(response);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.headers)) {
    if (value !== undefined) headers[name] = typeof value === 'string' ? value : value.join('\n');
  }
  // An answer to HEAD has the headers of content, but no content to decode.
  const text =
    method === 'HEAD' && bytes.length === 0
      ? ''
      : await decodeBody(bytes, headers['content-encoding'], headers['content-type'] ?? '');
  return { status: response.statusCode ?? 0, headers, text, isFromNode: isNodeRefusal(headers, text) };
}

/** Node's own refusals have no body and none of the program's headers. */
const isNodeRefusal = (headers: Readonly<Record<string, string>>, text: string) =>
  text === '' && headers['x-correlation-id'] === undefined && headers['x-content-type-options'] === undefined;

const decoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: promisify<Buffer, Buffer>(gunzip),
  br: promisify<Buffer, Buffer>(brotliDecompress),
  deflate: promisify<Buffer, Buffer>(inflate),
};

/** The text of an answer, decompressed and with all files of an archive. */
async function decodeBody(bytes: Buffer, encoding: string | undefined, type: string): Promise<string> {
  const decode = decoders[encoding ?? ''];
  const plain = decode === undefined || bytes.length === 0 ? bytes : await decode(bytes);
  if (!type.startsWith('application/zip')) return plain.toString('latin1');
  const files = await readArchive(plain);
  return [...files].map(([name, content]) => `${name}\n${content.toString('latin1')}`).join('\n');
}
