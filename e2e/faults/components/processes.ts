import { endAbandonedLeases } from '@settlewise/projections/runner';
import { setTimeout as pause } from 'node:timers/promises';
import { clusterOf, firstOf, inCluster, type Component } from './component';
import { untilTrue } from './untilTrue';

const api: Component = {
  ...{ name: 'API', ...inCluster, renewEvery: 10 },
  async strike(scene) {
    const member = firstOf(clusterOf(scene).apis);
    await member.kill();
    await member.start();
  },
};

const worker: Component = {
  ...{ name: 'worker', ...inCluster, renewEvery: 5 },
  async strike(scene) {
    const member = firstOf(clusterOf(scene).workers);
    await member.kill();
    // The only worker is dead for sure, so its leases are ended now instead of waiting until they expire.
    await endAbandonedLeases((await scene.observer()).database);
    await member.start();
  },
};

const allInOne: Component = {
  ...{ name: 'all-in-one', shape: 'all in one', renewEvery: 10 },
  // The production program: reminders are checked once a minute and orphaned files after an hour, too late for this test.
  whole: { reminded: false, cleanedUp: false },
  async strike({ program }) {
    await program?.kill();
    await program?.start();
  },
};

/** A worker is paused until its lease expires and another takes over; then the first continues where it was. */
const pausedWorker: Component = {
  ...{ name: 'worker, paused past its lease', shape: 'two workers', renewEvery: 1, most: 20, once: true },
  whole: inCluster.whole,
  async strike(scene, chance) {
    const { workers } = clusterOf(scene);
    const { database } = await scene.observer();
    const owners = async () =>
      (
        await database('projection_generations')
          .where({ state: 'live' })
          .pluck<(string | null)[]>('lease_owner')
      ).map((owner) => owner ?? '');
    const before = await owners();
    const held =
      workers.find((member) => before.some((owner) => owner.endsWith(`pid ${member.pid()}`))) ??
      chance.oneOf(workers);
    held.pause();
    try {
      await untilTrue('another worker to take over', async () =>
        (await owners()).every((owner) => owner !== '' && !owner.endsWith(`pid ${held.pid()}`)),
      );
    } finally {
      held.resume();
    }
    await pause(chance.between(50, 1_000));
  },
};

export const processes: readonly Component[] = [api, worker, allInOne, pausedWorker];
