import { endAbandonedLeases } from '@settlewise/projections/runner';
import { setTimeout as pause } from 'node:timers/promises';
import { requireCluster, requireFirst, inCluster, type FaultTarget } from './faultTarget';
import { untilTrue } from './untilTrue';

const api: FaultTarget = {
  name: 'API',
  ...inCluster,
  renewEvery: 10,
  async injectFault(environment) {
    const member = requireFirst(requireCluster(environment).apis);
    await member.kill();
    await member.start();
  },
};

const worker: FaultTarget = {
  name: 'worker',
  ...inCluster,
  renewEvery: 5,
  async injectFault(environment) {
    const member = requireFirst(requireCluster(environment).workers);
    await member.kill();
    // The only worker is dead for sure, so its leases are ended now instead of waiting until they expire.
    await endAbandonedLeases((await environment.observer()).database);
    await member.start();
  },
};

const allInOne: FaultTarget = {
  name: 'all-in-one',
  deployment: 'all in one',
  renewEvery: 10,
  // The production program: reminders are checked once a minute and orphaned files after an hour, too late for this test.
  checks: { reminded: false, cleanedUp: false },
  async injectFault({ program }) {
    await program?.kill();
    await program?.start();
  },
};

/** A worker is paused until its lease expires and another takes over; then the first continues where it was. */
const pausedWorker: FaultTarget = {
  name: 'worker, paused past its lease',
  deployment: 'two workers',
  renewEvery: 1,
  most: 20,
  once: true,
  checks: inCluster.checks,
  async injectFault(environment, random) {
    const { workers } = requireCluster(environment);
    const { database } = await environment.observer();
    const owners = async () =>
      (
        await database('projection_generations')
          .where({ state: 'live' })
          .pluck<(string | null)[]>('lease_owner')
      ).map((owner) => owner ?? '');
    const before = await owners();
    const held =
      workers.find((member) => before.some((owner) => owner.endsWith(`pid ${member.pid()}`))) ??
      random.oneOf(workers);
    held.pause();
    try {
      await untilTrue('another worker to take over', async () =>
        (await owners()).every((owner) => owner !== '' && !owner.endsWith(`pid ${held.pid()}`)),
      );
    } finally {
      held.resume();
    }
    await pause(random.between(50, 1_000));
  },
};

export const processes: readonly FaultTarget[] = [api, worker, allInOne, pausedWorker];
