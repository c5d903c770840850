import { expect, test } from 'vitest';
import { listen, PortTakenError } from './listen';

test('a taken port is told in one line', async () => {
  const first = await listen('127.0.0.1', 0);
  const port = Number(first.url.port);
  await expect(listen('127.0.0.1', port)).rejects.toThrow(new PortTakenError('127.0.0.1', port).message);
  await first.stop();
});

test('until the program has started, requests are told to come back', async () => {
  const server = await listen('127.0.0.1', 0);
  const early = await fetch(server.url);
  expect([early.status, early.headers.get('Retry-After')]).toEqual([503, '1']);
  server.answerWith((_request, response) => response.end('started'));
  expect(await (await fetch(server.url)).text()).toBe('started');
  await server.stop();
});

test('stopping lets the request under way finish and takes no new one', async () => {
  const server = await listen('127.0.0.1', 0);
  let finish = (): void => undefined;
  const underWay = new Promise<void>((resolve) => {
    server.answerWith((_request, response) => {
      finish = () => response.end('finished');
      resolve();
    });
  });
  const answer = fetch(server.url);
  await underWay;
  const stopped = server.stop();
  await expect(fetch(server.url)).rejects.toThrow();
  finish();
  expect(await (await answer).text()).toBe('finished');
  await stopped;
  await server.stop();
});
