/**
 * A test build of the worker that can be made to die at named points. It checks for due reminders twice a second, and its
 * clock is two days ahead, so that everybody's first email is due at once.
 */
import { hostname } from 'node:os';
import { openStores } from '@settlewise/api/process';
import { readConfig } from '@settlewise/infra/config';
import { run, type ProcessContext } from '@settlewise/infra/process';
import { startTreeHeadWriter } from '@settlewise/infra/proof';
import { createLogger } from '@settlewise/infra/telemetry';
import { readModels } from '@settlewise/projections/readModels';
import { startReminders } from '@settlewise/projections/reminders';
import { startProjections } from '@settlewise/projections/runner';
import { createCrashTrigger } from './crashPoint';
import { openEventStore } from './openEventStore';

const twoDaysMs = 2 * 24 * 60 * 60 * 1000;
const lookEveryMs = 500;
/** Milliseconds after which the job of a dead worker is given to another. */
const lostAfterMs = 5_000;

async function start({ config, log, shutdown }: ProcessContext): Promise<void> {
  if (config.database.kind === 'embedded') throw new Error('DATABASE_URL is not set');
  const reached = createCrashTrigger();
  const stores = await openStores(config, config.database.url, {
    log,
    shutdown,
    openEventStore,
    jobs: { lostAfterMs },
  });
  const after = (step: Parameters<typeof reached>[0]) => {
    reached(step);
    return Promise.resolve();
  };
  const projections = await startProjections({
    database: stores.database,
    connectionString: stores.databaseUrl,
    store: stores.eventStore,
    codec: stores.codec,
    projections: readModels,
    log,
    after,
    workerId: `${hostname()}, pid ${process.pid}`,
  });
  await shutdown.add('projections', () => projections.stop());
  await startReminders({
    ...stores,
    freshness: projections.freshness,
    log,
    after,
    publicUrl: new URL(config.publicUrl),
    clock: () => new Date(Date.now() + twoDaysMs),
    everyMs: lookEveryMs,
    mailRetry: { attempts: 10, firstWaitMs: 200 },
  });
  const treeHeadWriter = await startTreeHeadWriter({
    ...stores,
    store: stores.eventStore,
    treeHeads: stores.treeHeads,
    log,
    clock: () => new Date(),
  });
  await shutdown.add('writer of signed tree heads', () => treeHeadWriter.stop());
  log.info('Filling read models and sending reminders');
}

await run(readConfig, ({ logLevel }) => createLogger({ level: logLevel, name: 'projector' }), start);
