import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { waitForOptions } from '../../testing/waitForOptions';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { startUrlProxy } from '../../testing/tcpProxy';
import { createLogger } from '../telemetry';
import { createDatabase } from './createDatabase';

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase({ migrated: false });
});
afterAll(() => server.drop());

async function connectThroughProxy() {
  const proxy = await startUrlProxy(server.url);
  const lines: string[] = [];
  const log = createLogger({
    level: 'info',
    name: 'test',
    destination: { write: (line) => lines.push(line) },
  });
  // Long enough to connect on a busy machine; one test waits for the timeout.
  const database = createDatabase(proxy.url, { maxConnections: 1, callTimeoutMs: 3_000, log });
  let isListening = true;
  const closeProxy = async () => {
    if (isListening) await proxy.close();
    isListening = false;
  };
  onTestFinished(async () => {
    await database.destroy();
    await closeProxy();
  });
  const serverProcess = async () => {
    const { rows } = await database.raw<{ rows: { pid: number }[] }>('SELECT pg_backend_pid() AS pid');
    return rows[0]?.pid;
  };
  return { database, proxy, cut: closeProxy, lines, serverProcess };
}

test('a connection is reused for the next statement', async () => {
  const { serverProcess } = await connectThroughProxy();
  const first = await serverProcess();
  expect(await serverProcess()).toBe(first);
});

test('a statement succeeds after a refused one', async () => {
  const { database, serverProcess } = await connectThroughProxy();
  await expect(database.raw('SELECT nothing')).rejects.toThrow('does not exist');
  expect(await serverProcess()).toBeGreaterThan(0);
});

test('a statement on a silent connection fails, and frees its place in the pool', async () => {
  const { proxy, serverProcess } = await connectThroughProxy();
  const first = await serverProcess();
  proxy.stall();
  await expect(serverProcess()).rejects.toThrow('Query read timeout');
  proxy.resume();
  // The pool has one place, so this needs the place of the silent connection.
  const second = await vi.waitFor(serverProcess, waitForOptions);
  expect(second).not.toBe(first);
});

test('an unavailable database is logged once, in one line with its reason, and not on the console', async () => {
  const { database, cut: closeProxy, lines } = await connectThroughProxy();
  const consoleSpies = (['log', 'warn', 'error'] as const).map((method) => vi.spyOn(console, method));
  onTestFinished(() => consoleSpies.forEach((spy) => spy.mockRestore()));
  await closeProxy();
  for (const value of ['a secret', 'another']) {
    await expect(database.raw('SELECT ?::text', [value])).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  }
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, reason: expect.stringContaining('ECONNREFUSED') }),
  ]);
  expect(lines.join('')).not.toMatch(/secret|SELECT|\n\s+at /);
  for (const spy of consoleSpies) expect(spy).not.toHaveBeenCalled();
});
