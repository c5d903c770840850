import { Agent, request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Answered, Outcome } from '../judging/answered';
import type { FuzzRequest } from './fuzzRequest';
import { readable } from './readable';

export interface Sender {
  /** @throws TypeError for what Node's client does not send: such a request is written byte by byte */
  send(asked: FuzzRequest): Promise<Outcome>;
  close(): void;
}

/** Sends over kept connections. @param hangMs after which a request counts as not answered */
export function createSender(address: URL, hangMs: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return { send: (asked) => send(asked, address, agent, hangMs), close: () => agent.destroy() };
}

async function send(asked: FuzzRequest, address: URL, agent: Agent, hangMs: number): Promise<Outcome> {
  const { method, target, headers, content } = asked;
  return new Promise((resolve, reject) => {
    const sending = request({
      host: address.hostname,
      port: address.port,
      agent,
      method,
      path: target,
      headers: { ...Object.fromEntries(headers), ...lengthOf(asked) },
    });
    const timer = setTimeout(() => {
      resolve({ kind: 'hung' });
      sending.destroy();
    }, hangMs);
    sending.on('response', (response) => {
      read(response, method)
        .then((answer) => resolve({ kind: 'answered', answer }))
        .catch((error: unknown) => resolve({ kind: 'closed', why: `while it was read: ${String(error)}` }))
        .finally(() => clearTimeout(timer));
    });
    sending.on('error', (error) => {
      clearTimeout(timer);
      // The server had hung up on a kept connection before it could know of this request.
      if (sending.reusedSocket && 'code' in error && error.code === 'ECONNRESET') {
        send(asked, address, agent, hangMs).then(resolve, reject);
      } else {
        resolve({ kind: 'closed', why: error.message });
      }
    });
    sending.end(content ?? undefined);
  });
}

/** Node says it by itself for some methods alone: after a DELETE without it the content would be taken for a request. */
function lengthOf({ headers, content }: FuzzRequest): Record<string, string> {
  const framed = headers.some(([name]) => /^(?:content-length|transfer-encoding)$/i.test(name));
  return content === null || framed ? {} : { 'Content-Length': String(content.length) };
}

async function read(response: IncomingMessage, method: string): Promise<Answered> {
  const bytes = await buffer(response);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.headers)) {
    if (value !== undefined) headers[name] = typeof value === 'string' ? value : value.join('\n');
  }
  // An answer to HEAD tells of content that does not come: nothing is there to be unpacked.
  const text =
    method === 'HEAD' && bytes.length === 0
      ? ''
      : await readable(bytes, headers['content-encoding'], headers['content-type'] ?? '');
  return { status: response.statusCode ?? 0, headers, text, byNode: isByNode(headers, text) };
}

/** Node's own refusals say nothing but to close, or nothing at all. */
const isByNode = (headers: Readonly<Record<string, string>>, text: string) =>
  text === '' && headers['x-correlation-id'] === undefined && headers['x-content-type-options'] === undefined;
