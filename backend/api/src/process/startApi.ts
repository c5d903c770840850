import { ConfigError } from '@settlewise/infra/config';
import { listen } from '@settlewise/infra/http';
import type { ProcessContext } from '@settlewise/infra/process';
import { createFreshness } from '@settlewise/projections';
import { serveApi } from './serveApi';
import { openStores, type Adapters } from './openStores';

/** By then, a proxy that checks readiness every second or two knows that the process stops. */
const drainMs = 5_000;

/** Starts the API with its stores on separate servers. @param adapters that tests replace */
export async function startApi(
  { config, log, shutdown }: ProcessContext,
  adapters: Adapters = {},
): Promise<void> {
  if (config.database.kind === 'embedded') {
    throw new ConfigError(
      'DATABASE_URL',
      'must be set: with the embedded database npm start runs everything',
    );
  }
  const server = await listen(config.host, config.port, { drainMs, certificate: config.certificate });
  await shutdown.add('port', () => server.stop());
  const stores = await openStores(config, config.database.url, { ...adapters, log, shutdown });
  const freshness = createFreshness({ database: stores.database, connectionString: stores.databaseUrl });
  await shutdown.add('freshness', () => freshness.close());
  await serveApi({ config, stores, freshness, server, log, shutdown });
  log.info({ address: server.url.origin }, 'Answering requests');
}
