import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { requireCluster, inCluster, type FaultTarget } from './faultTarget';

const postgres: FaultTarget = {
  name: 'PostgreSQL',
  ...inCluster,
  renewEvery: 10,
  async injectFault(environment, random) {
    const { postgres: member } = requireCluster(environment);
    if (random.happens(0.5)) await member.kill();
    else await member.stop();
    await pause(random.between(0, 500));
    await member.start();
  },
};

const redis: FaultTarget = {
  // Emptying it also loses the jobs that clean up files; the periodic search for orphaned files must find those files.
  name: 'Redis',
  ...inCluster,
  renewEvery: 5,
  async injectFault(environment, random) {
    const { redis: member } = requireCluster(environment);
    const how = random.oneOf(['emptied', 'killed', 'stopped'] as const);
    if (how === 'emptied') return empty(member.url);
    if (how === 'killed') await member.kill();
    else await member.stop();
    await pause(random.between(0, 500));
    await member.start();
  },
};

const eventStore: FaultTarget = {
  name: 'event store’s connection',
  deployment: 'EventStoreDB',
  renewEvery: 10,
  checks: inCluster.checks,
  async injectFault(environment, random) {
    const { eventStore: member } = requireCluster(environment);
    if (member === null) throw new Error('Events are kept in PostgreSQL');
    if (member.canLoseLeader) return member.loseLeader();
    if (random.happens(0.7)) return member.dropConnections();
    await member.stall();
    await pause(random.between(100, 2_000));
    await member.unstall();
  },
};

async function empty(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write('FLUSHALL\r\n');
  await once(socket, 'data');
  socket.destroy();
}

export const servers: readonly FaultTarget[] = [postgres, redis, eventStore];
