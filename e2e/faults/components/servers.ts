import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { clusterOf, inCluster, type Component } from './component';

const postgres: Component = {
  ...{ name: 'PostgreSQL', ...inCluster, renewEvery: 10 },
  async strike(scene, chance) {
    const { postgres: member } = clusterOf(scene);
    if (chance.happens(0.5)) await member.kill();
    else await member.stop();
    await pause(chance.between(0, 500));
    await member.start();
  },
};

const redis: Component = {
  // Emptying it also loses the jobs that clean up files; the periodic search for orphaned files must find those files.
  ...{ name: 'Redis', ...inCluster, renewEvery: 5 },
  async strike(scene, chance) {
    const { redis: member } = clusterOf(scene);
    const how = chance.oneOf(['emptied', 'killed', 'stopped'] as const);
    if (how === 'emptied') return empty(member.url);
    if (how === 'killed') await member.kill();
    else await member.stop();
    await pause(chance.between(0, 500));
    await member.start();
  },
};

const eventStore: Component = {
  ...{ name: 'event store’s connection', shape: 'EventStoreDB', renewEvery: 10 },
  whole: inCluster.whole,
  async strike(scene, chance) {
    const { eventStore: member } = clusterOf(scene);
    if (member === null) throw new Error('Events are kept in PostgreSQL');
    if (member.canLoseLeader) return member.loseLeader();
    if (chance.happens(0.7)) return member.dropConnections();
    await member.stall();
    await pause(chance.between(100, 2_000));
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

export const servers: readonly Component[] = [postgres, redis, eventStore];
