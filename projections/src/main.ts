/**
 * Process root of the projector: fills the read models, tells people in time, and signs heads of the log, beside an API
 * that runs elsewhere.
 */
import { hostname } from 'node:os';
import { ConfigError, readSharedConfig, type SharedConfig } from '@settlewise/infra/config';
import { createJobs } from '@settlewise/infra/jobs';
import { createMailer } from '@settlewise/infra/mail';
import { run, type Running } from '@settlewise/infra/process';
import { openLogHeads, startHeadWriter } from '@settlewise/infra/proof';
import { createLogger } from '@settlewise/infra/telemetry';
import { composeProjector, openStores } from './process/composeProjector';
import { composeReminders } from './process/composeReminders';

async function start({ config, log, shutdown }: Running<SharedConfig>): Promise<void> {
  if (config.database.kind === 'embedded') {
    throw new ConfigError(
      'DATABASE_URL',
      'must be set: with the embedded database npm start runs everything',
    );
  }
  const projector = { ...config, databaseUrl: config.database.url };
  const stores = await openStores(projector, { migrating: true, log });
  await shutdown.add('stores', () => stores.close());
  const workerId = `${hostname()}, pid ${process.pid}`;
  const projections = await composeProjector(projector, stores, { log, workerId });
  await shutdown.add('projections', () => projections.stop());
  const mailer = createMailer(config.mail, config.mailFrom);
  await shutdown.add('mail', () => mailer.close());
  const heads = openLogHeads(config.logHeads, config.lookupKey);
  await shutdown.add('log heads', () => heads.close());
  const { databaseUrl } = projector;
  const jobs = await createJobs({ databaseUrl, log, redisUrl: config.redisUrl ?? undefined });
  await shutdown.add('jobs', () => jobs.close());
  await composeReminders(projector, stores, { ...projections, jobs, mailer, log });
  const headWriter = await startHeadWriter({ ...stores, heads, jobs, log, clock: () => new Date() });
  await shutdown.add('writer of log heads', () => headWriter.stop());
  log.info('Filling read models and looking for reminders');
}

await run(readSharedConfig, ({ logLevel }) => createLogger({ level: logLevel, name: 'projector' }), start);
