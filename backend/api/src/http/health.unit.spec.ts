import { listen, type MetricsAccess } from '@settlewise/infra/http';
import Koa from 'koa';
import { expect, onTestFinished, test } from 'vitest';
import type { ApiExtras, ApiState } from './context';
import { health, type Check } from './health';

async function serving(
  checks: readonly Check[],
  { answerWithinMs, access = 'open' }: { answerWithinMs?: number; access?: MetricsAccess } = {},
): Promise<URL> {
  const app = new Koa<ApiState, ApiExtras>();
  app.use(health(checks, access, answerWithinMs));
  const server = await listen('127.0.0.1', 0);
  onTestFinished(() => server.stop());
  const answer = app.callback();
  server.setHandler((request, response) => void answer(request, response));
  return new URL('/readyz', server.url);
}

test('a store that never answers counts as unavailable, and does not delay the answer', async () => {
  const silent: Check = { name: 'silent', run: () => new Promise(() => undefined) };
  const sound: Check = { name: 'sound', run: () => Promise.resolve({ ok: true }) };
  const answer = await fetch(await serving([silent, sound], { answerWithinMs: 10 }));
  expect([answer.status, await answer.json()]).toEqual([
    503,
    {
      status: 'not ready',
      facts: [
        { name: 'silent', ok: false, detail: 'no answer in time' },
        { name: 'sound', ok: true },
      ],
    },
  ]);
});

test('a request during a running check shares its result', async () => {
  let looks = 0;
  const waiting: ((found: { ok: true }) => void)[] = [];
  const slow: Check = {
    name: 'slow',
    run: () => {
      looks += 1;
      return new Promise((resolve) => waiting.push(resolve));
    },
  };
  let asked = 0;
  let bothAsk: () => void = () => undefined;
  const bothAsked = new Promise<void>((resolve) => {
    bothAsk = resolve;
  });
  const counting: Check = {
    name: 'counting',
    run: () => {
      asked += 1;
      if (asked === 2) bothAsk();
      return Promise.resolve({ ok: true });
    },
  };
  const address = await serving([slow, counting]);
  const answers = [fetch(address), fetch(address)];
  await bothAsked;
  expect(looks).toBe(1);
  for (const resolve of waiting) resolve({ ok: true });
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
});
