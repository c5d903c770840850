/** The projector of `main.ts`, without signing tree heads of the log, on an event store that may be the double of EventStoreDB. */
import { readConfig } from '@settlewise/infra/config';
import { createDatabase, migrate } from '@settlewise/infra/database';
import { createJobs } from '@settlewise/infra/jobs';
import { createMailer } from '@settlewise/infra/mail';
import { openTreeHeads } from '@settlewise/infra/proof';
import { run, type ProcessContext } from '@settlewise/infra/process';
import { createLogger } from '@settlewise/infra/telemetry';
import { createMetrics } from '@settlewise/infra/telemetry/metrics';
import { openEventStoreOrDouble } from '../../../infra/testing/openEventStoreOrDouble';
import { composeProjector } from '../../src/process/composeProjector';
import { composeReminders } from '../../src/process/composeReminders';
import { openWorkerSnapshots } from '../../src/process/workerSnapshots';

async function start({ config, log, shutdown }: ProcessContext): Promise<void> {
  if (config.database.kind === 'embedded') throw new Error('DATABASE_URL is not set');
  const databaseUrl = config.database.url;
  const database = createDatabase(databaseUrl, { applicationName: 'settlewise projections', log });
  await shutdown.add('database', () => database.destroy());
  await migrate(database);
  const store = await openEventStoreOrDouble(config.eventStore, databaseUrl);
  await shutdown.add('event store', () => store.close());
  const stores = { database, store, close: () => Promise.resolve() };
  const projector = { ...config, databaseUrl };
  const projections = await composeProjector(projector, stores, { log, workerId: `pid ${process.pid}` });
  await shutdown.add('projections', () => projections.stop());
  const mailer = createMailer(config.mail, config.mailFrom);
  await shutdown.add('mail', () => mailer.close());
  const treeHeads = openTreeHeads(config.treeHeads, config.lookupKey, database);
  await shutdown.add('signed tree heads', () => treeHeads.close());
  const snapshots = await openWorkerSnapshots({ ...stores, ...projections, log });
  await shutdown.add('stream snapshots', () => snapshots.flush());
  const jobs = await createJobs({ databaseUrl, log, redisUrl: config.redisUrl ?? undefined });
  await shutdown.add('jobs', () => jobs.close());
  const { erasedPeople } = treeHeads;
  const rest = { ...projections, erasedPeople, snapshots, jobs, mailer, log, metrics: createMetrics() };
  await composeReminders(projector, stores, rest);
  log.info('Filling read models and sending reminders');
}

await run(readConfig, ({ logLevel }) => createLogger({ level: logLevel, name: 'projector' }), start);
