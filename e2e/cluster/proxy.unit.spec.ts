import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { freePort } from './freePort';
import { startProxy } from './proxy';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** @returns the port that it listens on */
async function aServer(answer: RequestListener): Promise<number> {
  const port = await freePort();
  const server = createServer(answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return port;
}

/** @returns its address */
async function aProxy(...members: number[]): Promise<string> {
  const port = await freePort();
  const proxy = await startProxy(port, members);
  closing.push(() => proxy.close());
  return `http://127.0.0.1:${port}`;
}

const named =
  (name: string): RequestListener =>
  (asked, response) => {
    asked.resume().once('end', () => response.end(name));
  };
const bodyOf = async (address: string) => (await fetch(address)).text();

test('servers take turns', async () => {
  const address = await aProxy(await aServer(named('one')), await aServer(named('two')));
  const answers = [];
  for (let turn = 0; turn < 4; turn += 1) answers.push(await bodyOf(address));
  expect(answers).toEqual(['one', 'two', 'one', 'two']);
});

test('method, path, headers and body arrive, and status, headers and body come back', async () => {
  const member = await aServer((asked, response) => {
    void text(asked).then((body) => {
      response.writeHead(418, { 'set-cookie': ['a=1', 'b=2'], 'x-kept': 'yes' });
      const { host, 'x-forwarded-for': visitor } = asked.headers;
      response.end(JSON.stringify({ method: asked.method, url: asked.url, host, visitor, body }));
    });
  });
  const address = await aProxy(member);
  const answer = await fetch(`${address}/a/b?c=%20d`, {
    method: 'PUT',
    body: 'content',
    headers: { 'x-forwarded-for': '198.51.100.7' },
  });
  expect([answer.status, answer.headers.getSetCookie(), answer.headers.get('x-kept')]).toEqual([
    418,
    ['a=1', 'b=2'],
    'yes',
  ]);
  expect(await answer.json()).toEqual({
    method: 'PUT',
    url: '/a/b?c=%20d',
    body: 'content',
    host: new URL(address).host,
    visitor: '198.51.100.7',
  });
});

test('a server that refuses the connection is skipped, and the next gets the whole body', async () => {
  const member = await aServer((asked, response) => {
    void buffer(asked).then((body) => response.end(String(body.length)));
  });
  const address = await aProxy(await freePort(), member);
  for (let turn = 0; turn < 4; turn += 1) {
    const answer = await fetch(address, { method: 'POST', body: Buffer.alloc(300_000) });
    expect(await answer.text()).toBe('300000');
  }
});

test('an interrupted answer gives 502, and nothing is sent twice', async () => {
  let seen = 0;
  const broken = async () =>
    aServer((asked) => {
      seen += 1;
      asked.socket.destroy();
    });
  const address = await aProxy(await broken(), await broken());
  expect((await fetch(address, { method: 'POST', body: 'once' })).status).toBe(502);
  expect(seen).toBe(1);
});

test('without any server the answer is 502', async () => {
  const address = await aProxy(await freePort(), await freePort());
  expect((await fetch(address)).status).toBe(502);
});

test('an answer is forwarded piece by piece, and an interrupted one does not look complete', async () => {
  let cut = (): void => {};
  const member = await aServer((asked, response) => {
    response.write('first piece');
    cut = () => asked.socket.destroy();
  });
  const asking = request(await aProxy(member)).end();
  const answer = await new Promise<IncomingMessage>((resolve) => asking.once('response', resolve));
  const [piece] = (await once(answer, 'data')).map(String);
  expect(piece).toBe('first piece');
  cut();
  await expect(buffer(answer)).rejects.toThrow();
});

test('an answer that comes before the body was read is forwarded', async () => {
  const member = await aServer((_asked, response) => {
    response.writeHead(413, { connection: 'close' });
    response.end('too large');
  });
  const address = await aProxy(member);
  const asking = request(address, { method: 'POST', headers: { 'transfer-encoding': 'chunked' } });
  asking.on('error', () => {});
  asking.write('the beginning');
  const answer = await new Promise<IncomingMessage>((resolve) => asking.once('response', resolve));
  expect([answer.statusCode, await text(answer)]).toEqual([413, 'too large']);
  asking.destroy();
});
