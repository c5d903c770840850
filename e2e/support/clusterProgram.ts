import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';
import { serverOr } from '../cluster/eventStore';
import { missingServers } from '../cluster/installed';
import { isAnsweredWith } from '../cluster/settlewise';
import { startCluster } from '../cluster/startCluster';
import { runScript } from './runScript';

/** Starts two APIs and two workers behind a proxy, on one PostgreSQL and Redis. @throws when they cannot start */
export async function startClusterProgram(settings: Record<string, string>) {
  const missing = missingServers();
  if (missing !== null) throw new Error(missing);
  const cluster = await startCluster({ apis: 2, workers: 2, events: serverOr('postgres'), settings });
  const members = [...cluster.apis, ...cluster.workers];
  return {
    address: cluster.address,
    dataFolder: path.join(cluster.folder, 'data'),
    pid() {
      const [api] = cluster.apis;
      if (api === undefined) throw new Error('The cluster has no API');
      return api.pid();
    },
    databaseUrl: () => Promise.resolve(cluster.postgres.url),
    async start() {
      await Promise.all(members.map((member) => member.start()));
      for (const { url } of cluster.apis)
        while (!(await isAnsweredWith(200, `${url}/readyz`))) await pause(50);
    },
    async kill() {
      await Promise.all(members.map((member) => member.kill()));
    },
    async stop() {
      const codes = await Promise.all(members.map((member) => member.stop()));
      return codes.every((code) => code === 0) ? 0 : (codes.find((code) => code !== 0) ?? null);
    },
    projections: (...words: string[]) =>
      runScript(['scripts/settlewise.mjs', 'projections', ...words], cluster.settings),
    dispose: cluster.dispose,
  };
}
