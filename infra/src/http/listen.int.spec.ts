import { expect, test } from 'vitest';
import { listen, PortTakenError } from './listen';

test('a port in use is reported in one line', async () => {
  const first = await listen('127.0.0.1', 0);
  const port = Number(first.url.port);
  await expect(listen('127.0.0.1', port)).rejects.toThrow(new PortTakenError('127.0.0.1', port).message);
  await first.stop();
});

test('requests get a retry answer until the program has started', async () => {
  const server = await listen('127.0.0.1', 0);
  const earlyResponse = await fetch(server.url);
  expect([earlyResponse.status, earlyResponse.headers.get('Retry-After')]).toEqual([503, '1']);
  server.setHandler((_request, response) => response.end('started'));
  expect(await (await fetch(server.url)).text()).toBe('started');
  await server.stop();
});

test('stopping finishes pending requests and accepts no new ones', async () => {
  const server = await listen('127.0.0.1', 0);
  let finish = (): void => undefined;
  const pendingRequest = new Promise<void>((resolve) => {
    server.setHandler((_request, response) => {
      finish = () => response.end('finished');
      resolve();
    });
  });
  const answer = fetch(server.url);
  await pendingRequest;
  const stopped = server.stop();
  await expect(fetch(server.url)).rejects.toThrow();
  finish();
  expect(await (await answer).text()).toBe('finished');
  await stopped;
  await server.stop();
});
