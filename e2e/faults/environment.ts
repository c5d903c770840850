import { randomUUID } from 'node:crypto';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@settlewise/infra/config';
import { findRunningEmbeddedPostgres } from '@settlewise/infra/database';
import { serverOr } from '../cluster/eventStore';
import { startCluster } from '../cluster/startCluster';
import type { Cluster } from '../cluster/types';
import { startProgram, type Program } from '../support/program';
import type { SeededRandom } from './seededRandom';
import { openObserver, type Observer } from './checker/observer';
import type { CrashPoint } from './programs/crashPoints';
import { Workload } from './workload/workload';
import { Mailbox } from './workload/mailbox';

export const deployments = ['cluster', 'two workers', 'EventStoreDB', 'all in one'] as const;
export type Deployment = (typeof deployments)[number];

/** A running program, the simulated people who use it, and an observer of its data. */
export interface TestEnvironment {
  readonly workload: Workload;
  /** Answers with status 500. */
  readonly serverErrors: string[];
  /** Null when the whole program is one process; then `program` is set. */
  readonly cluster: Cluster | null;
  readonly program: Program | null;
  observer(): Promise<Observer>;
  /** Orders a death: the process that passes this point for the `passing`th time kills itself. */
  arm(point: CrashPoint, passing: number): Promise<void>;
  dispose(): Promise<void>;
}

const programs = { api: 'dist/tests/faultsApi.mjs', worker: 'dist/tests/faultsWorker.mjs' };

/** Starts a program of this deployment. @param called the beginning of everybody's name */
export async function startEnvironment(
  deployment: Deployment,
  called: string,
  random: SeededRandom,
): Promise<TestEnvironment> {
  const folder = await mkdtemp(path.join(tmpdir(), 'settlewise-faults-'));
  const orderFile = path.join(folder, 'order.json');
  const cluster =
    deployment === 'all in one'
      ? null
      : await startCluster({
          apis: 1,
          workers: deployment === 'two workers' ? 2 : 1,
          programs,
          events: deployment === 'EventStoreDB' ? serverOr('double') : 'postgres',
          settings: { FAULT_POINT_FILE: orderFile },
        });
  const program = cluster === null ? await startProgram({ TRUST_PROXY: '1' }) : null;
  const address = program?.address ?? cluster?.apis[0]?.url ?? '';
  const settings = program === null ? { ...cluster?.settings } : { DATA_DIR: program.dataFolder };
  const { mail } = readConfig(settings);
  if (mail.kind !== 'outbox') throw new RangeError('This test needs emails in a folder');
  const serverErrors: string[] = [];
  const onServerError = (what: string) => void serverErrors.push(what);
  const observers = keepObserver(cluster, program);
  return {
    cluster,
    program,
    serverErrors,
    observer: observers.current,
    workload: new Workload({
      address,
      random,
      called,
      people: 3,
      mailbox: new Mailbox(mail.folder),
      onServerError,
    }),
    async arm(point, passing) {
      await writeFile(`${orderFile}.new`, JSON.stringify({ id: randomUUID(), point, passing }));
      await rename(`${orderFile}.new`, orderFile);
    },
    async dispose() {
      await observers.close();
      await cluster?.dispose();
      await program?.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function keepObserver(cluster: Cluster | null, program: Program | null) {
  let observer: Observer | null = null;
  const where = async () => {
    if (program === null) {
      const config = readConfig({ ...cluster?.settings });
      return { config, url: config.database.kind === 'server' ? config.database.url : '' };
    }
    const config = readConfig({ DATA_DIR: program.dataFolder });
    return { config, url: (await findRunningEmbeddedPostgres(config.dataDir)) ?? '' };
  };
  return {
    /** Opens a new observer when the database's address has changed, as the embedded one's does after a restart. */
    async current(): Promise<Observer> {
      const { config, url } = await where();
      if (observer?.databaseUrl === url) return observer;
      await observer?.close();
      observer = await openObserver(config, url);
      return observer;
    },
    async close() {
      await observer?.close();
    },
  };
}
