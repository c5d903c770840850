import { expect, test } from 'playwright/test';
import { missingServers } from './installed';
import { Leases } from './leases';
import { RetryingClient } from './retryingClient';
import { startCluster } from './startCluster';
import type { Cluster } from './types';

const missing = missingServers();
test.skip(missing !== null, missing ?? '');

let cluster: Cluster;
let leases: Leases;
let clients: RetryingClient[];

test.beforeAll(async () => {
  cluster = await startCluster({ apis: 2, workers: 2, events: 'postgres' });
  leases = await Leases.open(cluster.postgres.url);
  clients = await Promise.all(['one', 'two'].map((name) => RetryingClient.start(name, cluster.address)));
});
test.afterAll(async () => {
  await Promise.all(clients.map((client) => client.dispose()));
  await leases.close();
  await cluster.dispose();
});

const everybodyHasDone = (rounds: number) => Promise.all(clients.map((client) => client.hasDone(rounds)));

test('either API and either worker is killed and started again: who retries notices nothing', async () => {
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
  await everybodyHasDone(3);
  for (const client of clients) await client.stop();
  for (const client of clients) await client.expectAllThere();
});

test('a worker that is paused past its lease cannot commit when it goes on', async () => {
  const holder = await leases.holderOf('journeys', cluster.workers);
  const other = cluster.workers.find((worker) => worker !== holder);
  const [client] = clients;
  if (other === undefined || client === undefined) throw new Error('Two of each');
  await client.stop();
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
