import { createServer } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { waitForOptions } from '../../testing/waitForOptions';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { startUrlProxy } from '../../testing/tcpProxy';
import { Listener } from './listener';

let database: TestDatabase;
let sender: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  sender = new pg.Client({ connectionString: database.url });
  await sender.connect();
});
afterAll(async () => {
  await sender.end();
  await database.drop();
});

const close: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of close.splice(0).reverse()) await end();
});

async function listenThroughProxy() {
  const proxy = await startUrlProxy(database.url);
  close.push(() => proxy.close());
  const reports: string[] = [];
  const listener = new Listener({
    connectionString: proxy.url,
    applicationName: 'listener under test',
    channels: ['one channel', 'another'],
    onNotification: (channel, payload) => reports.push(`${channel}: ${payload}`),
    onListening: () => reports.push('listening'),
    onLost: () => reports.push('lost'),
  });
  close.push(() => listener.close());
  const expectReports = (expected: readonly string[]) =>
    vi.waitFor(() => expect(reports).toEqual(expected), waitForOptions);
  await expectReports(['listening']);
  return { listener, proxy, untilTold: expectReports };
}

const notify = (channel: string, payload: string) =>
  sender.query('SELECT pg_notify($1, $2)', [channel, payload]);

test('each notification is reported with its channel', async () => {
  const { untilTold: expectReports } = await listenThroughProxy();
  await notify('one channel', 'a');
  await notify('a third', 'b');
  await notify('another', 'c');
  await expectReports(['listening', 'one channel: a', 'another: c']);
});

test('a lost connection is reported once, and again when it is restored', async () => {
  const { proxy, untilTold: expectReports } = await listenThroughProxy();
  for (const rounds of [1, 2]) {
    proxy.drop();
    await expectReports(['listening', ...Array.from({ length: rounds }, () => ['lost', 'listening']).flat()]);
  }
  await notify('another', 'after all');
  await expectReports(['listening', 'lost', 'listening', 'lost', 'listening', 'another: after all']);
});

test('an unreachable server is reported once', async () => {
  let attempts = 0;
  const refusingServer = createServer((socket) => {
    attempts += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => refusingServer.listen(0, '127.0.0.1', resolve));
  close.push(() => new Promise((resolve) => refusingServer.close(() => resolve())));
  const address = refusingServer.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  const reports: string[] = [];
  const listener = new Listener({
    connectionString: `postgres://nobody:none@127.0.0.1:${address.port}/none`,
    applicationName: 'listener under test',
    channels: ['one channel'],
    onNotification: () => reports.push('notified'),
    onListening: () => reports.push('listening'),
    onLost: () => reports.push('lost'),
  });
  close.push(() => listener.close());
  await vi.waitFor(() => expect(attempts).toBeGreaterThan(2), waitForOptions);
  expect(reports).toEqual(['lost']);
});

test('closing ends the connection, also of a silent server', async () => {
  const { listener, proxy, untilTold: expectReports } = await listenThroughProxy();
  proxy.stall();
  await listener.close();
  await expectReports(['listening']);
});
