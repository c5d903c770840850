/** Process root of the API, with its stores on servers of their own; the read models are filled by another process. */
import { ConfigError, readConfig } from '@settlewise/infra/config';
import { createLogger } from '@settlewise/infra/telemetry';
import { createFreshness } from '@settlewise/projections';
import { listen } from './process/listen';
import { run, type Running } from '@settlewise/infra/process';
import { serveApi } from './process/serveApi';
import { openStores } from './process/stores';

async function start({ config, log, shutdown }: Running): Promise<void> {
  if (config.database.kind === 'embedded') {
    throw new ConfigError(
      'DATABASE_URL',
      'must be set: with the embedded database npm start runs everything',
    );
  }
  const server = await listen(config.host, config.port);
  await shutdown.add('port', () => server.stop());
  const stores = await openStores(config, config.database.url, { log, shutdown });
  const freshness = createFreshness({ database: stores.database, connectionString: stores.databaseUrl });
  await shutdown.add('freshness', () => freshness.close());
  await serveApi({ config, stores, freshness, server, log, shutdown });
  log.info({ address: server.url.origin }, 'Answering requests');
}

await run(readConfig, ({ logLevel }) => createLogger({ level: logLevel, name: 'api' }), start);
