import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { makeCertificate, type Certificate } from '../../../testing/certificates';
import { startEventStoreDbDouble, type EventStoreDbDouble } from '../../../testing/eventStoreDbDouble';
import { anEvent, newStream, rejectionOf, toArray } from '../../../testing/eventStoreContract/builders';
import { AppendTooLargeError, EventStoreSetupError, EventStoreUnavailableError } from '../errors';
import type { EventStore } from '../port';
import { createEventStoreDbEventStore } from './createEventStoreDbEventStore';
import { testDoubleStream } from './testDouble';

let folder: string;
let certificate: Certificate;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'settlewise-certificates-'));
  certificate = makeCertificate(folder, 'localhost');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function aServer(options?: Parameters<typeof startEventStoreDbDouble>[0]): Promise<EventStoreDbDouble> {
  const server = await startEventStoreDbDouble(options);
  onTestFinished(() => server.close());
  return server;
}

const aTlsServer = async (): Promise<{ server: EventStoreDbDouble; at: string }> => {
  const server = await aServer({ tls: certificate });
  return { server, at: server.host.replace('127.0.0.1', 'localhost') };
};

async function opened(connectionString: string, callTimeoutMs?: number): Promise<EventStore> {
  const store = await createEventStoreDbEventStore({
    connectionString,
    allowTestDouble: true,
    ...(callTimeoutMs === undefined ? {} : { callTimeoutMs }),
  });
  onTestFinished(() => store.close());
  return store;
}

it.each(['esdb', 'kurrentdb'])('works over TLS with an authority of its own (%s://)', async (scheme) => {
  const { at } = await aTlsServer();
  const store = await opened(`${scheme}://app:secret@${at}?tlsCAFile=${certificate.authorityFile}`);
  const stream = newStream();
  await store.append(stream, [anEvent()], 'no_stream');
  expect(await toArray(store.readStream(stream))).toHaveLength(1);
});

it.each([
  ['one server', (at: string) => at],
  ['a cluster', (at: string) => `${at},${at}`],
])('says of %s that its certificate is not trusted, and what to write', async (_what, hosts) => {
  const { at } = await aTlsServer();
  const refused = await rejectionOf(opened(`esdb://app:secret@${hosts(at)}`, 20_000));
  expect(refused).toBeInstanceOf(EventStoreSetupError);
  expect(refused).toMatchObject({
    message: expect.stringMatching(
      /^EVENTSTORE_URL leads to a server whose certificate is not trusted \(.+\): name its authority with tlsCAFile=$/,
    ),
  });
});

it('connects to an IP address without a deprecation, and compares the certificate with it', async () => {
  const emitted = vi.spyOn(process, 'emitWarning');
  onTestFinished(() => emitted.mockRestore());
  const ofAddress = makeCertificate(path.join(folder, 'address'), '127.0.0.1');
  const [server, another] = [await aServer({ tls: ofAddress }), await aServer({ tls: certificate })];
  const connect = (host: string, { authorityFile }: Certificate) =>
    opened(`esdb://app:secret@${host}?tlsCAFile=${authorityFile}`);
  const store = await connect(server.host, ofAddress);
  await expect(store.check()).resolves.toBeUndefined();
  expect(emitted).not.toHaveBeenCalled();
  expect(await rejectionOf(connect(another.host, certificate))).toMatchObject({
    name: 'EventStoreSetupError',
    message: expect.stringContaining("does not match certificate's altnames"),
  });
});

it('does not name the test double in what operators read about a server that is silent', async () => {
  const server = await aServer();
  server.stall();
  const { connectionString } = server;
  const refused = await rejectionOf(createEventStoreDbEventStore({ connectionString, callTimeoutMs: 300 }));
  expect(refused).toBeInstanceOf(EventStoreUnavailableError);
  expect(inspect(refused)).not.toContain(testDoubleStream);
});

it('says that a server speaks no TLS', async () => {
  const server = await aServer();
  const refused = await rejectionOf(opened(`esdb://app:secret@${server.host}`));
  expect(refused).toMatchObject({
    name: 'EventStoreSetupError',
    message: 'EVENTSTORE_URL asks for TLS, which the server does not speak: it needs tls=false',
  });
});

it('says of a server that is not there why, and of one that asks for TLS that it may do so', async () => {
  const gone = await startEventStoreDbDouble();
  await gone.close();
  expect(await rejectionOf(opened(gone.connectionString, 300))).toMatchObject({
    name: 'EventStoreUnavailableError',
    message: expect.stringContaining(`at EVENTSTORE_URL (connect ECONNREFUSED ${gone.host}`),
  });
  const { at } = await aTlsServer();
  expect(await rejectionOf(opened(`esdb://${at}?tls=false`, 300))).toMatchObject({
    name: 'EventStoreUnavailableError',
    message: expect.stringContaining('a server that speaks TLS needs an address without tls=false'),
  });
});

it('asks again where an empty server does not know its accounts yet', async () => {
  const server = await aServer();
  server.refuseSignIns(3);
  const store = await opened(server.connectionString);
  await expect(store.check()).resolves.toBeUndefined();
});

it('says that name or password is wrong, at the start and later, in an error of its own', async () => {
  const server = await aServer();
  const store = await opened(server.connectionString);
  server.refuseSignIns(Number.POSITIVE_INFINITY);
  const calls = [
    opened(server.connectionString, 300),
    store.append(newStream(), [anEvent()], 'any'),
    toArray(store.readStream(newStream())),
    store.head(),
    store.check(),
  ];
  for (const refused of await Promise.all(calls.map(rejectionOf))) {
    expect(refused).toBeInstanceOf(EventStoreUnavailableError);
    expect(refused).toMatchObject({
      name: 'EventStoreSetupError',
      message: 'EVENTSTORE_URL has a name or a password that the event store does not take',
    });
  }
});

it('says of a server that takes smaller appends than others how much it takes', async () => {
  const server = await aServer({ largestAppend: 1_000 });
  const store = await opened(server.connectionString);
  const large = anEvent({ data: { text: 'x'.repeat(2_000) } });
  const refused = await rejectionOf(store.append(newStream(), [large], 'no_stream'));
  expect(refused).toBeInstanceOf(AppendTooLargeError);
  expect(refused).toMatchObject({ limitBytes: 1_000 });
});
