import { once } from 'node:events';
import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { listen, type Listening, type ListenTimes } from './listen';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A server whose answer to `/slow` is given by the test. */
async function serving(times?: ListenTimes): Promise<Listening & { slow(): Promise<ServerResponse> }> {
  const server = await listen('127.0.0.1', 0, times);
  open.push(() => void server.stop());
  const asked: ServerResponse[] = [];
  let noticed = (): void => undefined;
  server.answerWith(({ url }, response) => {
    if (url !== '/slow') return void response.end('served');
    asked.push(response);
    noticed();
  });
  return {
    ...server,
    async slow() {
      while (asked.length === 0) await new Promise<void>((resolve) => (noticed = resolve));
      const [response] = asked.splice(0, 1);
      if (response === undefined) throw new Error('Nobody asked');
      return response;
    },
  };
}

/** As a proxy does, which keeps its connections. */
function aProxy(server: Listening) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  open.push(() => agent.destroy());
  return async (path: string): Promise<IncomingMessage & { readonly content: Promise<string> }> => {
    const asking = request(new URL(path, server.url), { agent }).end();
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      asking.once('response', resolve).once('error', reject);
    });
    return Object.assign(answer, { content: text(answer) });
  };
}

function aConnection(server: Listening): Socket {
  const socket = connect(Number(server.url.port), '127.0.0.1');
  socket.on('error', () => undefined);
  open.push(() => socket.destroy());
  return socket;
}

test('an idle connection is kept longer than any proxy in front keeps its side of it', async () => {
  const ask = aProxy(await serving());
  const answer = await ask('/');
  await answer.content;
  const [, seconds] = /timeout=(\d+)/.exec(String(answer.headers['keep-alive'])) ?? [];
  // Caddy keeps one for two minutes where nothing else is said.
  expect(Number(seconds)).toBeGreaterThan(120);
});

test('a connection may stand idle for longer than the head of a request may take', async () => {
  const ask = aProxy(await serving({ headMs: 40, lookEveryMs: 10 }));
  const first = await ask('/');
  await first.content;
  const { socket } = first;
  // Another connection that has said nothing for as long is closed: so long it has been.
  const silent = aConnection(await serving({ headMs: 60, lookEveryMs: 10 }));
  silent.write('GET / HTTP/1.1\r\n');
  silent.resume();
  await once(silent, 'close');
  const second = await ask('/');
  expect([await second.content, second.socket === socket]).toEqual(['served', true]);
});

test('told to stop, it says so at once and goes on serving until the proxy has noticed', async () => {
  const server = await serving({ noticedWithinMs: 60_000 });
  const ask = aProxy(server);
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

test('a request that is under way when it is told to stop is answered, and its connection closed', async () => {
  const server = await serving({ finishWithinMs: 60_000 });
  const asking = aProxy(server)('/slow');
  const response = await server.slow();
  const stopped = server.stop();
  response.end('slowly');
  const answer = await asking;
  expect([await answer.content, answer.headers.connection]).toEqual(['slowly', 'close']);
  await stopped;
});

test('an answer that is under way when it is told to stop is given whole, and its connection closed', async () => {
  const server = await serving({ finishWithinMs: 60_000 });
  const asking = aProxy(server)('/slow');
  const response = await server.slow();
  response.write('one piece, ');
  const answer = await asking;
  const stopped = server.stop();
  response.end('and another');
  expect(await answer.content).toBe('one piece, and another');
  await stopped;
});

test('a connection that has asked for nothing does not hold up the end', async () => {
  const server = await serving({ finishWithinMs: 60_000 });
  const socket = aConnection(server);
  await once(socket, 'connect');
  // Once this is answered, the server knows of the other.
  await fetch(server.url);
  const closed = once(socket.resume(), 'close');
  await server.stop();
  await closed;
});

test('what does not finish in time is cut off', async () => {
  const server = await serving({ finishWithinMs: 20 });
  const asking = aProxy(server)('/slow');
  await server.slow();
  const cut = expect(asking).rejects.toThrow();
  await server.stop();
  await cut;
});
