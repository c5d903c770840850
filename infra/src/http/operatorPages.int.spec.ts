import { afterEach, expect, test } from 'vitest';
import { createMetrics } from '../telemetry/metrics';
import { listen, type ListeningServer } from './listen';
import type { MetricsAccess } from './metricsAccess';
import { createOperatorPages } from './operatorPages';

const open: ListeningServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
});

async function startPages(
  access: MetricsAccess,
): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const server = await listen('127.0.0.1', 0);
  open.push(server);
  server.setHandler(createOperatorPages(createMetrics(), access));
  return (path, init) => fetch(new URL(path, server.url), init);
}

const token = 'k3Jw8sQp2Lx9Vb7N';

test('/healthz reports that the process is alive, and other paths are not found', async () => {
  const ask = await startPages('closed');
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

test('the metrics of the process need the token if there is one', async () => {
  const ask = await startPages({ token });
  for (const authorization of ['', token, `Bearer ${token}x`, `Basic ${token}`]) {
    const answer = await ask('/metrics', { headers: { authorization } });
    expect([authorization, answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([
      authorization,
      401,
      'Bearer',
    ]);
  }
  const allowed = await ask('/metrics', { headers: { authorization: `Bearer ${token}` } });
  expect([allowed.status, allowed.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await allowed.text()).toContain('process_resident_memory_bytes');
});
