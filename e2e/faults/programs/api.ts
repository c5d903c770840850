/** A test build of the API that can be made to die at named points and cleans up files within seconds. */
import { composeApi } from '@settlewise/api';
import { openStores } from '@settlewise/api/process';
import { readConfig } from '@settlewise/infra/config';
import { listen } from '@settlewise/infra/http';
import { run, type ProcessContext } from '@settlewise/infra/process';
import { createLogger } from '@settlewise/infra/telemetry';
import { createFreshness } from '@settlewise/projections';
import { createCrashTrigger, crashingAfterAppend, crashingInUpload } from './crashPoint';
import { openEventStore } from './openEventStore';

/** Milliseconds. Longer than any upload or append of the workload takes, even while a store is stalled. */
const surelyOverMs = 40_000;
const cleanup = { afterUploadMs: surelyOverMs, afterRemovalMs: 5_000, againAfterMs: 5_000 };
const orphanCleanup = { olderThanMs: surelyOverMs, everyMs: 2_000, walkEveryMs: 0, mostAtOnce: 10_000 };

async function start({ config, log, shutdown }: ProcessContext): Promise<void> {
  if (config.database.kind === 'embedded') throw new Error('DATABASE_URL is not set');
  const reached = createCrashTrigger();
  const server = await listen(config.host, config.port);
  await shutdown.add('port', () => server.stop());
  const stores = await openStores(config, config.database.url, {
    log,
    shutdown,
    openEventStore: async (settings, url) =>
      crashingAfterAppend(await openEventStore(settings, url), reached),
  });
  const freshness = createFreshness({ database: stores.database, connectionString: stores.databaseUrl });
  await shutdown.add('freshness', () => freshness.close());
  const api = await composeApi({
    ...stores,
    blobs: crashingInUpload(stores.blobs, reached),
    freshness,
    log,
    clock: () => new Date(),
    config: {
      publicUrl: new URL(config.publicUrl),
      sessionSecret: config.sessionSecret,
      behindProxy: config.behindProxy,
      frontendFolder: 'frontend/dist',
      // The simulated people write without a pause, for hours.
      rateLimits: { writesByAccount: { attempts: 1_000_000, seconds: 60 } },
      documents: { largestFile: config.uploadLimit, cleanup, orphanCleanup },
    },
  });
  await shutdown.add('API', () => api.close());
  await api.sendMails(stores.mailer);
  server.setHandler(api.callback);
  await shutdown.add('HTTP server', () => server.stop());
}

await run(readConfig, ({ logLevel }) => createLogger({ level: logLevel, name: 'api' }), start);
