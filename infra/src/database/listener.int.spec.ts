import { createServer } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { patiently } from '../../testing/patiently';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { startProxyTo } from '../../testing/tcpProxy';
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

async function listeningThroughProxy() {
  const proxy = await startProxyTo(database.url);
  close.push(() => proxy.close());
  const told: string[] = [];
  const listener = new Listener({
    connectionString: proxy.url,
    applicationName: 'listener under test',
    channels: ['one channel', 'another'],
    onNotification: (channel, payload) => told.push(`${channel}: ${payload}`),
    onListening: () => told.push('listening'),
    onLost: () => told.push('lost'),
  });
  close.push(() => listener.close());
  const untilTold = (expected: readonly string[]) =>
    vi.waitFor(() => expect(told).toEqual(expected), patiently);
  await untilTold(['listening']);
  return { listener, proxy, untilTold };
}

const notify = (channel: string, payload: string) =>
  sender.query('SELECT pg_notify($1, $2)', [channel, payload]);

test('each notification is passed on with its channel', async () => {
  const { untilTold } = await listeningThroughProxy();
  await notify('one channel', 'a');
  await notify('a third', 'b');
  await notify('another', 'c');
  await untilTold(['listening', 'one channel: a', 'another: c']);
});

test('a lost connection is told once, made anew, and told again when it listens', async () => {
  const { proxy, untilTold } = await listeningThroughProxy();
  for (const rounds of [1, 2]) {
    proxy.drop();
    await untilTold(['listening', ...Array.from({ length: rounds }, () => ['lost', 'listening']).flat()]);
  }
  await notify('another', 'after all');
  await untilTold(['listening', 'lost', 'listening', 'lost', 'listening', 'another: after all']);
});

test('however often the server cannot be reached, that is told once', async () => {
  let attempts = 0;
  const refusing = createServer((socket) => {
    attempts += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  close.push(() => new Promise((resolve) => refusing.close(() => resolve())));
  const address = refusing.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  const told: string[] = [];
  const listener = new Listener({
    connectionString: `postgres://nobody:none@127.0.0.1:${address.port}/none`,
    applicationName: 'listener under test',
    channels: ['one channel'],
    onNotification: () => told.push('notified'),
    onListening: () => told.push('listening'),
    onLost: () => told.push('lost'),
  });
  close.push(() => listener.close());
  await vi.waitFor(() => expect(attempts).toBeGreaterThan(2), patiently);
  expect(told).toEqual(['lost']);
});

test('closing ends the connection, also when the server has fallen silent', async () => {
  const { listener, proxy, untilTold } = await listeningThroughProxy();
  proxy.stall();
  await listener.close();
  await untilTold(['listening']);
});
