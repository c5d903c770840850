/**
 * Process root of the worker: fills the read models, sends reminders, and signs tree heads of the log. The API runs in
 * another process.
 */
import { hostname } from 'node:os';
import { ConfigError, readSharedConfig, type SharedConfig } from '@settlewise/infra/config';
import { createOperatorPages } from '@settlewise/infra/http';
import { createJobs } from '@settlewise/infra/jobs';
import { openMailer } from '@settlewise/infra/mail';
import { run, type ProcessContext } from '@settlewise/infra/process';
import { openTreeHeads, signLastTreeHead, startTreeHeadWriter } from '@settlewise/infra/proof';
import { createLogger } from '@settlewise/infra/telemetry';
import { createMetrics } from '@settlewise/infra/telemetry/metrics';
import { composeProjector, openStores } from './process/composeProjector';
import { composeReminders } from './process/composeReminders';
import { listenForOperators } from './process/listenForOperators';
import { sampledReadModels } from './process/sampledReadModels';
import { openWorkerSnapshots } from './process/workerSnapshots';

async function start({ config, log, shutdown }: ProcessContext<SharedConfig>): Promise<void> {
  if (config.database.kind === 'embedded') {
    throw new ConfigError(
      'DATABASE_URL',
      'must be set: with the embedded database npm start runs everything',
    );
  }
  const server = await listenForOperators(config, log);
  await shutdown.add('pages for operators', () => server?.stop());
  const metrics = createMetrics();
  const projector = { ...config, databaseUrl: config.database.url };
  const stores = await openStores(projector, { migrating: true, log, metrics });
  await shutdown.add('stores', () => stores.close());
  const workerId = `${hostname()}, pid ${process.pid}`;
  const projections = await composeProjector(projector, stores, { log, workerId });
  await shutdown.add('projections', () => projections.stop());
  const mailer = openMailer(config, log);
  await shutdown.add('mail', () => mailer.close());
  const treeHeads = openTreeHeads(config.treeHeads, config.lookupKey, stores.database);
  await shutdown.add('signed tree heads', () => treeHeads.close());
  const signing = { ...stores, treeHeads, log, clock: () => new Date() };
  // Registered before the jobs are opened, so that it runs after they are closed: jobs append events.
  await shutdown.add('last signed tree head', () => signLastTreeHead(signing));
  const snapshots = await openWorkerSnapshots({ ...stores, ...projections, log });
  await shutdown.add('stream snapshots', () => snapshots.flush());
  const { databaseUrl } = projector;
  const jobs = await createJobs({ databaseUrl, log, redisUrl: config.redisUrl ?? undefined });
  await shutdown.add('jobs', () => jobs.close());
  const { erasedPeople } = treeHeads;
  await composeReminders(projector, stores, {
    ...projections,
    erasedPeople,
    snapshots,
    jobs,
    mailer,
    metrics,
    log,
  });
  const treeHeadWriter = await startTreeHeadWriter({ ...signing, jobs });
  await shutdown.add('writer of signed tree heads', () => treeHeadWriter.stop());
  const { database, store: eventStore } = stores;
  for (const part of sampledReadModels({ database, eventStore, clock: () => new Date() }))
    metrics.sample(part);
  server?.setHandler(createOperatorPages(metrics, config.metrics));
  if (server !== null) log.info({ address: server.url.origin }, 'Serving health and metrics');
  log.info('Filling read models and sending reminders');
}

await run(readSharedConfig, ({ logLevel }) => createLogger({ level: logLevel, name: 'projector' }), start);
