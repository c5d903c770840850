import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEventStore } from './eventStore';
import { freePort } from './freePort';
import { createPostgres } from './postgres';
import { createMember, type StartedMember } from './process';
import { createRedis } from './redis';
import { createApi, createWorker, isAnsweredWith, findPrograms, sharedSettings } from './settlewise';
import type { Cluster, ClusterShape } from './types';

/**
 * Starts a cluster and waits until all of it is ready. Check `missingServers` first where servers may not be installed.
 * @throws when a member cannot start, with its output; everything else is stopped then
 */
export async function startCluster(shape: ClusterShape): Promise<Cluster> {
  const programs = findPrograms(shape);
  requireBuilt([programs.api, programs.worker, 'dist/tests/proxy.mjs']);
  const folder = await mkdtemp(path.join(tmpdir(), 'settlewise-cluster-'));
  const members: StartedMember[] = [];
  const part = <Part extends StartedMember>(member: Part): Part => {
    members.push(member);
    return member;
  };
  const dispose = async (): Promise<void> => {
    // In reverse order, so that no member loses a server that it still uses.
    for (const member of members.toReversed()) await member.kill();
    await rm(folder, { recursive: true, force: true });
    const faults = members.flatMap((member) =>
      member.faults().map((fault) => [`${fault}:`, ...describeEnd(member.output())].join('\n')),
    );
    if (faults.length > 0) throw new Error(faults.join('\n\n'));
  };

  try {
    // PostgreSQL and Redis may run as `nobody`, who must be able to reach their folders inside this one.
    await chmod(folder, 0o711);
    await mkdir(path.join(folder, 'data'), { mode: 0o700 });
    const postgres = part(await createPostgres(folder));
    const redis = part(await createRedis(folder));
    await Promise.all([postgres.start(), redis.start()]);
    const eventStore = shape.events === 'postgres' ? null : part(await startEventStore(shape.events));

    const proxyPort = await freePort();
    const address = `http://127.0.0.1:${proxyPort}`;
    const places = { folder, address, postgres: postgres.url, redis: redis.url };
    const settings = {
      ...sharedSettings({ ...places, eventStore: eventStore?.url ?? null }, shape.events !== 'double'),
      ...shape.settings,
    };
    const apis = await Promise.all(
      numbers(shape.apis).map((number) => createApi(`api ${number}`, programs.api, settings)),
    );
    const workers = await Promise.all(
      numbers(shape.workers).map((number) => createWorker(`worker ${number}`, programs.worker, settings)),
    );
    const proxy = createMember({
      name: 'proxy',
      command: [
        process.execPath,
        'dist/tests/proxy.mjs',
        String(proxyPort),
        ...apis.map(({ port }) => String(port)),
      ],
      isReady: (output) => output.includes('The proxy answers'),
    });
    // All start at the same time, as after a power cut, and all try to migrate the database.
    await Promise.all([...workers, ...apis, proxy].map((member) => part(member).start()));
    for (const { url } of apis) {
      // No timeout: with an empty log a worker either gets ready or ends, and its end is reported as a fault.
      while (!(await isAnsweredWith(200, `${url}/readyz`))) await pause(50);
    }
    return { address, apis, workers, postgres, redis, eventStore, settings, folder, dispose };
  } catch (error) {
    await dispose().catch(() => {});
    throw error;
  }
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

function requireBuilt(programs: readonly string[]): void {
  const missing = programs.filter((program) => !existsSync(program));
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is not built: run npm run build`);
}

/** The fatal log lines, which may be far from the end of the output, and the last part of the output. */
const describeEnd = (output: string) => [
  ...output.split('\n').filter((line) => line.startsWith('{"level":60')),
  output.slice(-2_000),
];
