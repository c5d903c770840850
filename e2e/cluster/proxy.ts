import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as askFor,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';

/** Hop-by-hop headers, which a proxy must not forward. */
const ofTheConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * A small round-robin HTTP proxy that streams bodies. When a server refuses the connection, it has not seen the request,
 * so the next server gets it. Any other failure is answered with 502, because the request may have been carried out and
 * must not be sent twice.
 * @param members ports of the servers, on the loopback interface
 */
export async function startProxy(port: number, members: readonly number[]): Promise<{ close(): void }> {
  const agents = members.map((member) => ({
    port: member,
    agent: new Agent({ keepAlive: true, maxSockets: 500 }),
  }));
  let turn = 0;

  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const first = turn++;
    const attempt = (passedOver: number): void => {
      const member = agents[(first + passedOver) % agents.length];
      if (member === undefined || passedOver === agents.length) {
        refuse(response, 'No server takes the request.');
        return;
      }
      const { method, url } = request;
      const onward = askFor({
        host: '127.0.0.1',
        port: member.port,
        agent: member.agent,
        method,
        path: url,
        headers: headersFor(request),
      });
      onward.once('error', (error) => {
        if (isRefusal(error)) attempt(passedOver + 1);
        else fail(response);
      });
      onward.once('response', (answer) => giveBack(answer, response));
      response.once('close', () => onward.destroy());
      sendBody(request, onward);
    };
    attempt(0);
  };

  // No timeouts of its own, because the tests are about those of the servers.
  const server = createServer({ requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 60_000 }, pass);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    close() {
      server.close();
      server.closeAllConnections();
      for (const { agent } of agents) agent.destroy();
    },
  };
}

/** Starts to read the body only once connected: until then the request can still go to another server. */
function sendBody(request: IncomingMessage, onward: ClientRequest): void {
  const send = (): void => {
    // A server may answer and close before it has read the whole body; then its answer counts, not the write error.
    request.pipe(onward);
    onward.once('close', () => {
      request.unpipe(onward);
      request.resume();
    });
  };
  onward.once('socket', (socket) => {
    if (socket.connecting) socket.once('connect', send);
    else send();
  });
}

function headersFor(request: IncomingMessage): IncomingHttpHeaders {
  const { headers, socket } = request;
  return {
    ...passedOn(headers),
    ...(headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
    // The tests set this header themselves, as an outer proxy would, so that visitors have different addresses.
    'x-forwarded-for': headers['x-forwarded-for'] ?? socket.remoteAddress ?? '',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': headers.host ?? '',
  };
}

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.includes(name)));

function giveBack(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
  // Sends the headers at once, because the first part of a streamed body may come much later.
  response.flushHeaders();
  // Breaks the client's connection too when the server's answer is cut off.
  pipeline(answer, response, () => {});
}

const isRefusal = (error: Error): boolean => 'code' in error && error.code === 'ECONNREFUSED';

function fail(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else refuse(response, 'The server broke off. Whether the request was carried out is not known.');
}

function refuse(response: ServerResponse, message: string): void {
  if (response.destroyed) return;
  response.writeHead(502, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ message }));
}
