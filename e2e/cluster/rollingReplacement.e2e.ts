import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { makeCertificate } from '../../infra/testing/certificates';
import { createCaddy, missingCaddy, type Caddy } from './caddy';
import { serverOr } from './eventStore';
import { missingServers } from './installed';
import { RetryingClient } from './retryingClient';
import { isAnsweredWith } from './settlewise';
import { startCluster } from './startCluster';
import type { Cluster } from './types';

const missing = missingServers() ?? missingCaddy;
test.skip(missing !== null, missing ?? '');
test.describe.configure({ timeout: 400_000 });

let cluster: Cluster;
let caddy: Caddy;
let caddyFolder: string;
let clients: RetryingClient[];

test.beforeAll(async () => {
  caddyFolder = await mkdtemp(path.join(tmpdir(), 'settlewise-caddy-'));
  const { certFile, keyFile, authorityFile } = makeCertificate(path.join(caddyFolder, 'api'), 'api');
  cluster = await startCluster({
    ...{ apis: 2, workers: 2, events: serverOr('postgres') },
    settings: { TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile },
  });
  caddy = await createCaddy({
    ...{ folder: caddyFolder, apiAuthorityFile: authorityFile },
    apis: cluster.apis.map(({ url }) => Number(new URL(url).port)),
  });
  await caddy.start();
  clients = await Promise.all(
    ['one', 'two', 'three'].map((name) => RetryingClient.start(name, caddy.url, cluster.address)),
  );
});
test.afterAll(async () => {
  await Promise.all(clients.map((client) => client.dispose()));
  await caddy.kill();
  await cluster.dispose();
  await rm(caddyFolder, { recursive: true, force: true });
});

const everybodyHasDone = (rounds: number) => Promise.all(clients.map((client) => client.hasDone(rounds)));

test('every process is replaced in turn behind the proxy of the deployment: nobody needs more than one retry', async () => {
  const [oneApi, otherApi] = cluster.apis;
  const [oneWorker, otherWorker] = cluster.workers;
  if (oneApi === undefined || otherApi === undefined) throw new Error('Two of each');
  if (oneWorker === undefined || otherWorker === undefined) throw new Error('Two of each');
  for (const member of [oneApi, oneWorker, otherApi, otherWorker]) {
    await everybodyHasDone(3);
    expect([member.name, await member.stop()]).toEqual([member.name, 0]);
    await everybodyHasDone(3);
    // If EventStoreDB is a cluster, it also loses its leader meanwhile.
    if (cluster.eventStore?.canLoseLeader === true) await cluster.eventStore.loseLeader();
    await member.start();
    await expect
      .poll(
        () => isAnsweredWith(200, `${member.url}${cluster.apis.includes(member) ? '/readyz' : '/healthz'}`),
        {
          timeout: 60_000,
        },
      )
      .toBe(true);
  }
  await everybodyHasDone(3);
  for (const client of clients) await client.stop();
  for (const client of clients) await client.expectAllThere();
  expect(clients.flatMap(({ unansweredTwice }) => unansweredTwice)).toEqual([]);
});

test('standard error stays empty in every process: warnings of libraries are lines of the log', () => {
  const members = [...cluster.apis, ...cluster.workers];
  expect(members.map((member) => [member.name, member.errorOutput()])).toEqual(
    members.map(({ name }) => [name, '']),
  );
});
