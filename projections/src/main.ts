/**
 * Process root of the projector: fills the read models, tells people in time, and signs heads of the log, beside an API
 * that runs elsewhere.
 */
import { hostname } from 'node:os';
import { ConfigError, readConfig } from '@settlewise/infra/config';
import { createJobs } from '@settlewise/infra/jobs';
import { openLogHeads, startHeadWriter } from '@settlewise/infra/proof';
import { createLogger } from '@settlewise/infra/telemetry';
import { composeProjector, openStores } from './process/composeProjector';
import { composeReminders } from './process/composeReminders';

const stopWithinMs = 35_000;

async function start(stopped: Promise<NodeJS.Signals>): Promise<void> {
  const { database: databaseSetting, logLevel, ...config } = readConfig();
  if (databaseSetting.kind === 'embedded') {
    throw new ConfigError(
      'DATABASE_URL',
      'must be set: with the embedded database npm start runs everything',
    );
  }
  const log = createLogger({ level: logLevel, name: 'projector' });
  const projector = { ...config, databaseUrl: databaseSetting.url };
  const stores = await openStores(projector, { migrating: true, log });
  try {
    const projections = await composeProjector(projector, stores, {
      log,
      workerId: `${hostname()}, pid ${process.pid}`,
    });
    const { databaseUrl, redisUrl } = projector;
    const jobs = await createJobs({ databaseUrl, log, redisUrl: redisUrl ?? undefined });
    const reminders = await composeReminders(projector, stores, { ...projections, jobs, log });
    const heads = openLogHeads(config.logHeads, config.lookupKey);
    const headWriter = await startHeadWriter({ ...stores, heads, jobs, log, clock: () => new Date() });
    log.info('Filling read models and looking for reminders');
    log.info({ signal: await stopped }, 'Stopping');
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await headWriter.stop();
    await jobs.close();
    heads.close();
    await reminders.stop();
    await projections.stop();
  } finally {
    await stores.close();
  }
}

const stopped = new Promise<NodeJS.Signals>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
});

try {
  await start(stopped);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `${error instanceof ConfigError ? message : `The projector cannot run: ${message}`}\n`,
  );
  process.exitCode = 1;
}
