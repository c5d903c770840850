import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { patiently } from '../../testing/patiently';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { startProxyTo } from '../../testing/tcpProxy';
import { createLogger } from '../telemetry';
import { createDatabase } from './createDatabase';

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase({ migrated: false });
});
afterAll(() => server.drop());

async function throughProxy() {
  const proxy = await startProxyTo(server.url);
  const lines: string[] = [];
  const log = createLogger({
    level: 'info',
    name: 'test',
    destination: { write: (line) => lines.push(line) },
  });
  // Long enough for a busy machine to connect in; one test has to wait for it.
  const database = createDatabase(proxy.url, { maxConnections: 1, callTimeoutMs: 3_000, log });
  let isListening = true;
  const cut = async () => {
    if (isListening) await proxy.close();
    isListening = false;
  };
  onTestFinished(async () => {
    await database.destroy();
    await cut();
  });
  const serverProcess = async () => {
    const { rows } = await database.raw<{ rows: { pid: number }[] }>('SELECT pg_backend_pid() AS pid');
    return rows[0]?.pid;
  };
  return { database, proxy, cut, lines, serverProcess };
}

test('one connection serves one statement after the other', async () => {
  const { serverProcess } = await throughProxy();
  const first = await serverProcess();
  expect(await serverProcess()).toBe(first);
});

test('after a statement that was refused the next one is served', async () => {
  const { database, serverProcess } = await throughProxy();
  await expect(database.raw('SELECT nothing')).rejects.toThrow('does not exist');
  expect(await serverProcess()).toBeGreaterThan(0);
});

test('a statement on a connection that has fallen silent fails, and its place in the pool is free again', async () => {
  const { proxy, serverProcess } = await throughProxy();
  const first = await serverProcess();
  proxy.stall();
  await expect(serverProcess()).rejects.toThrow('Query read timeout');
  proxy.resume();
  // The only place: taken by the silent connection it would not be had.
  const second = await vi.waitFor(serverProcess, patiently);
  expect(second).not.toBe(first);
});

test('a database that is away is logged with its reason, once and in one line, and nothing goes to the console', async () => {
  const { database, cut, lines } = await throughProxy();
  const onConsole = (['log', 'warn', 'error'] as const).map((method) => vi.spyOn(console, method));
  onTestFinished(() => onConsole.forEach((spy) => spy.mockRestore()));
  await cut();
  for (const value of ['a secret', 'another']) {
    await expect(database.raw('SELECT ?::text', [value])).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  }
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, reason: expect.stringContaining('ECONNREFUSED') }),
  ]);
  expect(lines.join('')).not.toMatch(/secret|SELECT|\n\s+at /);
  for (const spy of onConsole) expect(spy).not.toHaveBeenCalled();
});
