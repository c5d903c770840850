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

/** Headers that are about one connection, and are not passed on. */
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
 * A small HTTP proxy before several servers, asked in turn. Bodies pass through as they come. A server that refuses the
 * connection has not seen the request, which goes to the next one; any other failure is answered with 502, as the request
 * may have been carried out: nothing is sent twice.
 * @param members where the servers listen, on the loopback interface
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
        ...{ host: '127.0.0.1', port: member.port, agent: member.agent },
        ...{ method, path: url, headers: headersFor(request) },
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

  // Without bounds of its own: those of the servers are what is tested.
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

/** Nothing of the body is read before there is a connection: until then the request can go elsewhere. */
function sendBody(request: IncomingMessage, onward: ClientRequest): void {
  const send = (): void => {
    // A server may answer before it has read everything: then its answer counts, not the broken body.
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
    // The tests stand before it as a first proxy would, and their word about where a visitor comes from is taken.
    'x-forwarded-for': headers['x-forwarded-for'] ?? socket.remoteAddress ?? '',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': headers.host ?? '',
  };
}

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.includes(name)));

function giveBack(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
  // Headers at once: a stream may take its time before its first line.
  response.flushHeaders();
  // An answer that breaks off breaks off for the visitor as well.
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
