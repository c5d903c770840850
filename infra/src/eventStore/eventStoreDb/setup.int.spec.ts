import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createCertificate, type Certificate } from '../../../testing/certificates';
import { startEventStoreDbDouble, type EventStoreDbDouble } from '../../../testing/eventStoreDbDouble';
import {
  createEvent,
  newStream,
  catchRejection,
  toArray,
} from '../../../testing/eventStoreContract/builders';
import { AppendTooLargeError, EventStoreSetupError, EventStoreUnavailableError } from '../errors';
import type { EventStore } from '../port';
import { createEventStoreDbEventStore } from './createEventStoreDbEventStore';
import { testDoubleStream } from './testDouble';

let folder: string;
let certificate: Certificate;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'settlewise-certificates-'));
  certificate = createCertificate(folder, 'localhost');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function startServer(
  options?: Parameters<typeof startEventStoreDbDouble>[0],
): Promise<EventStoreDbDouble> {
  const server = await startEventStoreDbDouble(options);
  onTestFinished(() => server.close());
  return server;
}

const startTlsServer = async (): Promise<{ server: EventStoreDbDouble; at: string }> => {
  const server = await startServer({ tls: certificate });
  return { server, at: server.host.replace('127.0.0.1', 'localhost') };
};

async function openStore(connectionString: string, callTimeoutMs?: number): Promise<EventStore> {
  const store = await createEventStoreDbEventStore({
    connectionString,
    allowTestDouble: true,
    ...(callTimeoutMs === undefined ? {} : { callTimeoutMs }),
  });
  onTestFinished(() => store.close());
  return store;
}

it.each(['esdb', 'kurrentdb'])('works over TLS with a private authority (%s://)', async (scheme) => {
  const { at } = await startTlsServer();
  const store = await openStore(`${scheme}://app:secret@${at}?tlsCAFile=${certificate.authorityFile}`);
  const stream = newStream();
  await store.append(stream, [createEvent()], 'no_stream');
  expect(await toArray(store.readStream(stream))).toHaveLength(1);
});

it.each([
  ['one server', (at: string) => at],
  ['a cluster', (at: string) => `${at},${at}`],
])('reports that the certificate of %s is not trusted, with a hint', async (_what, hosts) => {
  const { at } = await startTlsServer();
  const refused = await catchRejection(openStore(`esdb://app:secret@${hosts(at)}`, 20_000));
  expect(refused).toBeInstanceOf(EventStoreSetupError);
  expect(refused).toMatchObject({
    message: expect.stringMatching(
      /^EVENTSTORE_URL leads to a server whose certificate is not trusted \(.+\): name its authority with tlsCAFile=$/,
    ),
  });
});

it('connects to an IP address without a deprecation warning, and verifies its certificate', async () => {
  const emitted = vi.spyOn(process, 'emitWarning');
  onTestFinished(() => emitted.mockRestore());
  const addressCertificate = createCertificate(path.join(folder, 'address'), '127.0.0.1');
  const [server, another] = [
    await startServer({ tls: addressCertificate }),
    await startServer({ tls: certificate }),
  ];
  const connect = (host: string, { authorityFile }: Certificate) =>
    openStore(`esdb://app:secret@${host}?tlsCAFile=${authorityFile}`);
  const store = await connect(server.host, addressCertificate);
  await expect(store.check()).resolves.toBeUndefined();
  expect(emitted).not.toHaveBeenCalled();
  expect(await catchRejection(connect(another.host, certificate))).toMatchObject({
    name: 'EventStoreSetupError',
    message: expect.stringContaining("does not match certificate's altnames"),
  });
});

it('does not mention the test double in the error for a silent server', async () => {
  const server = await startServer();
  server.stall();
  const { connectionString } = server;
  const refused = await catchRejection(
    createEventStoreDbEventStore({ connectionString, callTimeoutMs: 300 }),
  );
  expect(refused).toBeInstanceOf(EventStoreUnavailableError);
  expect(inspect(refused)).not.toContain(testDoubleStream);
});

it('reports a server without TLS', async () => {
  const server = await startServer();
  const refused = await catchRejection(openStore(`esdb://app:secret@${server.host}`));
  expect(refused).toMatchObject({
    name: 'EventStoreSetupError',
    message: 'EVENTSTORE_URL asks for TLS, which the server does not speak: it needs tls=false',
  });
});

it('gives the reason for an unreachable server, and hints at TLS', async () => {
  const stopped = await startEventStoreDbDouble();
  await stopped.close();
  expect(await catchRejection(openStore(stopped.connectionString, 300))).toMatchObject({
    name: 'EventStoreUnavailableError',
    message: expect.stringContaining(`at EVENTSTORE_URL (connect ECONNREFUSED ${stopped.host}`),
  });
  const { at } = await startTlsServer();
  expect(await catchRejection(openStore(`esdb://${at}?tls=false`, 300))).toMatchObject({
    name: 'EventStoreUnavailableError',
    message: expect.stringContaining('a server that speaks TLS needs an address without tls=false'),
  });
});

it('retries while an empty server does not know its accounts yet', async () => {
  const server = await startServer();
  server.refuseSignIns(3);
  const store = await openStore(server.connectionString);
  await expect(store.check()).resolves.toBeUndefined();
});

it('reports a wrong name or password, at the start and later', async () => {
  const server = await startServer();
  const store = await openStore(server.connectionString);
  server.refuseSignIns(Number.POSITIVE_INFINITY);
  const calls = [
    openStore(server.connectionString, 300),
    store.append(newStream(), [createEvent()], 'any'),
    toArray(store.readStream(newStream())),
    store.head(),
    store.check(),
  ];
  for (const refused of await Promise.all(calls.map(catchRejection))) {
    expect(refused).toBeInstanceOf(EventStoreUnavailableError);
    expect(refused).toMatchObject({
      name: 'EventStoreSetupError',
      message: 'EVENTSTORE_URL has a name or a password that the event store does not take',
    });
  }
});

it('reports the append limit of a server with a lower limit', async () => {
  const server = await startServer({ maxAppendBytes: 1_000 });
  const store = await openStore(server.connectionString);
  const large = createEvent({ data: { text: 'x'.repeat(2_000) } });
  const refused = await catchRejection(store.append(newStream(), [large], 'no_stream'));
  expect(refused).toBeInstanceOf(AppendTooLargeError);
  expect(refused).toMatchObject({ limitBytes: 1_000 });
});
