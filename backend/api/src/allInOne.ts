/** The whole program in one process, on an embedded PostgreSQL unless the settings name servers: `npm start`. */
import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { ConfigError, readConfig } from '@settlewise/infra/config';
import { startByteErasure, startEmbeddedPostgres } from '@settlewise/infra/database';
import { listen } from '@settlewise/infra/http';
import { createNewsSubscribers } from '@settlewise/projections/tables';
import { run, type ProcessContext } from '@settlewise/infra/process';
import { startTreeHeadWriter } from '@settlewise/infra/proof';
import { createLogger, openRotatingFile, type LogLevel, type Logger } from '@settlewise/infra/telemetry';
import { readModels } from '@settlewise/projections/readModels';
import { startReminders } from '@settlewise/projections/reminders';
import { startRuleNotices } from '@settlewise/projections/ruleNotices';
import { endAbandonedLeases, startProjections, watchForgetting } from '@settlewise/projections/runner';
import { fillDemo } from './demo/fillDemo';
import type { Api } from './compose';
import { ensureAdministrator } from './process/ensureAdministrator';
import { serveApi } from './process/serveApi';
import { openStores, type Stores } from './process/openStores';
import { waitUntilReady } from './process/waitUntilReady';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Starts the embedded database unless the settings name a server. @returns the address of the database */
async function openDatabase(running: ProcessContext): Promise<string> {
  const { config, log, shutdown } = running;
  if (config.database.kind === 'server') return config.database.url;
  print('Starting the database…');
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  await shutdown.add('PostgreSQL', () => postgres.stop());
  void postgres.lost.then((how) =>
    running.fail(new Error(`the database stopped (${how}). Start again: what was saved is there`)),
  );
  return postgres.url;
}

async function start(running: ProcessContext): Promise<void> {
  const { config, log, shutdown } = running;
  if (config.certificate !== null) {
    throw new ConfigError('TLS_CERT_FILE', 'is for an API on servers of its own: here put a proxy in front');
  }
  const server = await listen(config.host, config.port);
  await shutdown.add('port', () => server.stop());

  const stores = await openStores(config, await openDatabase(running), { log, shutdown, signsAtStop: true });
  print('Bringing the records up to date…');
  if (config.database.kind === 'embedded') {
    // This process holds the lock of the data folder, so existing leases belong to a dead process.
    await endAbandonedLeases(stores.database);
    await startErasingBytes(stores, running);
  }
  const projections = await startProjections({
    database: stores.database,
    connectionString: stores.databaseUrl,
    store: stores.eventStore,
    codec: stores.codec,
    projections: readModels,
    log,
    workerId: `${hostname()}, pid ${process.pid}`,
  });
  await shutdown.add('projections', () => projections.stop());
  // Checked before the administrator of the settings is created, because the demo needs a store without accounts.
  const isEmpty = (await stores.eventStore.head()) === null;
  const { freshness } = projections;
  const api = await serveApi({ config, stores, freshness, server, log, shutdown });
  const publicUrl = config.isPublicUrlSet ? new URL(config.publicUrl) : server.url;
  const clock = () => new Date();
  const workerDependencies = { ...stores, freshness, publicUrl, log, clock };
  const { erasedPeople } = stores.treeHeads;
  const ruleNotices = await startRuleNotices({
    ...workerDependencies,
    news: createNewsSubscribers({ ...stores, erasedPeople }),
  });
  await startReminders({ ...workerDependencies, alsoLook: () => ruleNotices.look() });
  const treeHeadWriter = await startTreeHeadWriter({
    ...stores,
    store: stores.eventStore,
    treeHeads: stores.treeHeads,
    log,
    clock,
  });
  await shutdown.add('writer of signed tree heads', () => treeHeadWriter.stop());
  // Waits for the read models, so that the first page shows everything. A stopped read model does not delay the start.
  await projections
    .whenCaughtUp()
    .catch((error: unknown) =>
      log.warn({ err: error }, 'The program starts although read models are behind'),
    );
  await waitUntilReady(server.url, shutdown);
  if (config.demo) await showDemo(running, api, server.url, isEmpty);
  print(`Settlewise is ready at ${config.isPublicUrlSet ? config.publicUrl : server.url.origin}`);
}

/** Called this early so that it closes after everything that writes rows. */
async function startErasingBytes(
  { database, databaseUrl: url, eventStore }: Stores,
  { log, shutdown }: ProcessContext,
): Promise<void> {
  const byteErasure = startByteErasure({
    database,
    url,
    log,
    createErasureWatcher: () => watchForgetting(database, eventStore),
  });
  await shutdown.add('erasure of bytes', () => byteErasure.stop());
}

/** Fills only an empty store, so that made-up people are never mixed with real records. */
async function showDemo(
  { config, log }: ProcessContext,
  api: Api,
  address: URL,
  isEmpty: boolean,
): Promise<void> {
  if (!isEmpty) {
    print('DEMO=1 fills an empty store only; this one holds accounts already, and is left as it is.');
    return;
  }
  print('Filling in the demo…');
  const publicUrl = config.isPublicUrlSet ? new URL(config.publicUrl) : address;
  const lines = await fillDemo({
    address,
    publicUrl,
    now: new Date(),
    createAdministrator: (administrator) => ensureAdministrator(administrator, api, log),
  });
  for (const line of lines) print(line);
}

/** Logs to the data folder, so that the terminal stays readable: `settlewise.log`, and the previous one as `.1`. */
function createFileLogger(dataDir: string, level: LogLevel): Logger {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const destination = openRotatingFile(path.join(dataDir, 'settlewise.log'));
  return createLogger({ level, name: 'settlewise', destination });
}

await run(readConfig, ({ dataDir, logLevel }) => createFileLogger(dataDir, logLevel), start);
