import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { createCertificate } from '../../infra/testing/certificates';
import { askByTls, createCaddy, missingCaddy, type Caddy } from './caddy';
import { serverOr } from './eventStore';
import { missingServers } from './installed';
import { Leases } from './leases';
import { RetryingClient } from './retryingClient';
import { isAnsweredWith } from './settlewise';
import { startCluster } from './startCluster';
import type { Cluster } from './types';

const missing = missingServers();
test.skip(missing !== null, missing ?? '');
// All tests use one cluster, one after the other.
test.describe.configure({ mode: 'serial' });

let cluster: Cluster;
let caddy: Caddy | null = null;
let folder: string;
let leases: Leases;
let clients: RetryingClient[];

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'settlewise-caddy-'));
  const { certFile, keyFile, authorityFile } = createCertificate(path.join(folder, 'api'), 'api');
  cluster = await startCluster({
    apis: 2,
    workers: 2,
    events: serverOr('postgres'),
    // The deployment's proxy reaches the APIs by TLS, the tests' proxy without.
    settings: missingCaddy === null ? { TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile } : {},
  });
  if (missingCaddy === null) {
    caddy = await createCaddy({
      folder,
      apiAuthorityFile: authorityFile,
      apis: cluster.apis.map(({ url }) => Number(new URL(url).port)),
    });
    await caddy.start();
  }
  leases = await Leases.open(cluster.postgres.url);
  clients = await Promise.all(
    ['one', 'two', 'three'].map((name) =>
      RetryingClient.register(name, caddy?.url ?? cluster.address, cluster.address),
    ),
  );
});
test.afterAll(async () => {
  await Promise.all(clients.map((client) => client.dispose()));
  await leases.close();
  await caddy?.kill();
  await cluster.dispose();
  await rm(folder, { recursive: true, force: true });
});

const everybodyHasDone = (rounds: number) => Promise.all(clients.map((client) => client.hasDone(rounds)));

async function expectNothingLost(): Promise<void> {
  await everybodyHasDone(3);
  for (const client of clients) await client.stop();
  for (const client of clients) await client.expectAllThere();
}

test("all processes are replaced in turn behind the deployment's proxy, and nobody needs more than one retry", async () => {
  test.skip(missingCaddy !== null, missingCaddy ?? '');
  const [oneApi, otherApi] = cluster.apis;
  const [oneWorker, otherWorker] = cluster.workers;
  if (oneApi === undefined || otherApi === undefined) throw new Error('Two of each');
  if (oneWorker === undefined || otherWorker === undefined) throw new Error('Two of each');
  for (const client of clients) client.start();
  for (const member of [oneApi, oneWorker, otherApi, otherWorker]) {
    await everybodyHasDone(3);
    expect([member.name, await member.stop()]).toEqual([member.name, 0]);
    await everybodyHasDone(3);
    // If EventStoreDB is a cluster, it also loses its leader meanwhile.
    if (cluster.eventStore?.canLoseLeader === true) await cluster.eventStore.loseLeader();
    await member.start();
    const probe = cluster.apis.includes(member) ? '/readyz' : '/healthz';
    await expect.poll(() => isAnsweredWith(200, `${member.url}${probe}`)).toBe(true);
  }
  await expectNothingLost();
  expect(clients.flatMap(({ unansweredTwice }) => unansweredTwice)).toEqual([]);
});

test("the next request behind the deployment's proxy is answered after a compressed body was refused", async () => {
  test.skip(missingCaddy !== null, missingCaddy ?? '');
  if (caddy === null) throw new Error('The proxy has not been started');
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
  // Decompressed, both bodies are too long. The API reads the rest of the first, and closes the connection
  // of the second.
  for (const bytes of [800_000, 5_000_000]) {
    const content = gzipSync(JSON.stringify({ notes: randomBytes(bytes).toString('base64') }));
    // Several of each, because the proxy asks the APIs in turn.
    for (let turn = 0; turn < 4; turn += 1) {
      const refused = await askByTls(caddy, { path: '/api/assess', method: 'POST', headers }, content);
      expect([bytes, refused.status]).toEqual([bytes, 413]);
    }
    for (let turn = 0; turn < 4; turn += 1)
      expect((await askByTls(caddy, { path: '/healthz' })).status).toBe(200);
  }
});

test('either API and either worker is killed and restarted, and clients that retry notice nothing', async () => {
  for (const client of clients) client.start();
  for (const turn of [0, 1]) {
    const [api, worker] = [cluster.apis[turn], cluster.workers[turn]];
    const other = cluster.workers[1 - turn];
    if (api === undefined || worker === undefined || other === undefined) throw new Error('Two of each');
    await everybodyHasDone(3);
    await Promise.all([api.kill(), worker.kill()]);
    await leases.areAllHeldBy(other);
    await everybodyHasDone(3);
    await Promise.all([api.start(), worker.start()]);
  }
  await expectNothingLost();
});

test('a worker that is paused past its lease cannot commit when it resumes', async () => {
  const holder = await leases.holderOf('journeys', cluster.workers);
  const other = cluster.workers.find((worker) => worker !== holder);
  const [client] = clients;
  if (other === undefined || client === undefined) throw new Error('Two of each');
  const before = await leases.tokenOf('journeys');

  // Stops the worker in the middle of a transaction: it has moved the checkpoint, but not yet written the row.
  await leases.whileHeldUp('journeys_v1', async (isHeldUp) => {
    await client.write();
    await expect.poll(isHeldUp).toBe(true);
    holder.pause();
  });
  await leases.areAllHeldBy(other);
  const after = await leases.tokenOf('journeys');
  expect(after).toBeGreaterThan(before);
  await client.expectAllThere();

  const printed = holder.output().length;
  holder.resume();
  // The open transaction is lost, and the worker cannot begin another one.
  const failed = /"projection":"journeys".*(A batch failed|is held by somebody else)/;
  await expect.poll(() => holder.output().slice(printed)).toMatch(failed);
  await client.write();
  await client.expectAllThere();
  expect(await leases.tokenOf('journeys')).toBe(after);
  await leases.areAllHeldBy(other);
});

test('standard error stays empty in every process, because warnings of libraries become log lines', () => {
  const members = [...cluster.apis, ...cluster.workers];
  expect(members.map((member) => [member.name, member.errorOutput()])).toEqual(
    members.map(({ name }) => [name, '']),
  );
});
