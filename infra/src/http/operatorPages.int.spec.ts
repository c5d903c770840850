import { afterEach, expect, test } from 'vitest';
import { createMetrics } from '../telemetry/metrics';
import { listen, type Listening } from './listen';
import type { MetricsAccess } from './metricsAccess';
import { operatorPages } from './operatorPages';

const open: Listening[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
});

async function serving(
  access: MetricsAccess,
): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const server = await listen('127.0.0.1', 0);
  open.push(server);
  server.answerWith(operatorPages(createMetrics(), access));
  return (path, init) => fetch(new URL(path, server.url), init);
}

const token = 'k3Jw8sQp2Lx9Vb7N';

test('/healthz says that the process lives, and whatever else is asked is not there', async () => {
  const ask = await serving('closed');
  const alive = await ask('/healthz');
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'alive' }]);
  for (const [path, method] of [
    ['/', 'GET'],
    ['/api/user', 'GET'],
    ['/healthz', 'POST'],
    ['/metrics', 'GET'],
  ] as const)
    expect([path, method, (await ask(path, { method })).status]).toEqual([path, method, 404]);
});

test('the metrics of the process are for who sends the token, where there is one', async () => {
  const ask = await serving({ token });
  for (const authorization of ['', token, `Bearer ${token}x`, `Basic ${token}`]) {
    const answer = await ask('/metrics', { headers: { authorization } });
    expect([authorization, answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([
      authorization,
      401,
      'Bearer',
    ]);
  }
  const told = await ask('/metrics', { headers: { authorization: `Bearer ${token}` } });
  expect([told.status, told.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await told.text()).toContain('process_resident_memory_bytes');
});
