import { once } from 'node:events';
import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { listen, type ListeningServer, type ListenTimeouts } from './listen';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A server whose answer to `/slow` comes from the test. */
async function startServer(
  times?: ListenTimeouts,
): Promise<ListeningServer & { slow(): Promise<ServerResponse> }> {
  const server = await listen('127.0.0.1', 0, times);
  open.push(() => void server.stop());
  const pending: ServerResponse[] = [];
  let notify = (): void => undefined;
  server.setHandler(({ url }, response) => {
    if (url !== '/slow') return void response.end('served');
    pending.push(response);
    notify();
  });
  return {
    ...server,
    async slow() {
      while (pending.length === 0) await new Promise<void>((resolve) => (notify = resolve));
      const [response] = pending.splice(0, 1);
      if (response === undefined) throw new Error('Nobody asked');
      return response;
    },
  };
}

/** A client that keeps its connections, like a proxy. */
function createProxyClient(server: ListeningServer) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  open.push(() => agent.destroy());
  return async (path: string): Promise<IncomingMessage & { readonly content: Promise<string> }> => {
    const pendingAnswer = request(new URL(path, server.url), { agent }).end();
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      pendingAnswer.once('response', resolve).once('error', reject);
    });
    return Object.assign(answer, { content: text(answer) });
  };
}

function openConnection(server: ListeningServer): Socket {
  const socket = connect(Number(server.url.port), '127.0.0.1');
  socket.on('error', () => undefined);
  open.push(() => socket.destroy());
  return socket;
}

test('an idle connection is kept longer than by any proxy', async () => {
  const ask = createProxyClient(await startServer());
  const answer = await ask('/');
  await answer.content;
  const [, seconds] = /timeout=(\d+)/.exec(String(answer.headers['keep-alive'])) ?? [];
  // Caddy keeps one for 2 minutes by default.
  expect(Number(seconds)).toBeGreaterThan(120);
});

test('a connection may be idle for longer than the headers timeout', async () => {
  const ask = createProxyClient(await startServer({ headersTimeoutMs: 40, checkIntervalMs: 10 }));
  const first = await ask('/');
  await first.content;
  const { socket } = first;
  // The close of another connection shows that the headers timeout has passed.
  const silent = openConnection(await startServer({ headersTimeoutMs: 60, checkIntervalMs: 10 }));
  silent.write('GET / HTTP/1.1\r\n');
  silent.resume();
  await once(silent, 'close');
  const second = await ask('/');
  expect([await second.content, second.socket === socket]).toEqual(['served', true]);
});

test('a stopping server reports it at once and keeps serving until the proxy has noticed', async () => {
  const server = await startServer({ drainMs: 60_000 });
  const ask = createProxyClient(server);
  const before = await ask('/readyz');
  expect([before.statusCode, await before.content, before.headers.connection]).toEqual([
    200,
    'served',
    'keep-alive',
  ]);
  void server.stop();
  const ready = await ask('/readyz');
  expect([ready.statusCode, ready.headers.connection]).toEqual([503, 'close']);
  await ready.content;
  const other = await ask('/');
  expect([other.statusCode, await other.content, other.headers.connection]).toEqual([200, 'served', 'close']);
});

test('a request that is pending at the stop is answered, and its connection closed', async () => {
  const server = await startServer({ finishTimeoutMs: 60_000 });
  const pendingAnswer = createProxyClient(server)('/slow');
  const response = await server.slow();
  const stopped = server.stop();
  response.end('slowly');
  const answer = await pendingAnswer;
  expect([await answer.content, answer.headers.connection]).toEqual(['slowly', 'close']);
  await stopped;
});

test('an answer that is being sent at the stop is completed, and its connection closed', async () => {
  const server = await startServer({ finishTimeoutMs: 60_000 });
  const pendingAnswer = createProxyClient(server)('/slow');
  const response = await server.slow();
  response.write('one piece, ');
  const answer = await pendingAnswer;
  const stopped = server.stop();
  response.end('and another');
  expect(await answer.content).toBe('one piece, and another');
  await stopped;
});

test('a connection without a request does not delay the stop', async () => {
  const server = await startServer({ finishTimeoutMs: 60_000 });
  const socket = openConnection(server);
  await once(socket, 'connect');
  // After this answer the server knows the other connection.
  await fetch(server.url);
  const closed = once(socket.resume(), 'close');
  await server.stop();
  await closed;
});

test('a request that does not finish in time is cut off', async () => {
  const server = await startServer({ finishTimeoutMs: 20 });
  const pendingAnswer = createProxyClient(server)('/slow');
  await server.slow();
  const rejected = expect(pendingAnswer).rejects.toThrow();
  await server.stop();
  await rejected;
});
