import { eventDefinitions, eventRegistry } from '@settlewise/domain/eventRegistry';
import { createBlobStore, createSealedBlobs, type SealedBlobs } from '@settlewise/infra/blobs';
import type { Config } from '@settlewise/infra/config';
import {
  checkKeys,
  createKeyed,
  createPersonKeys,
  listenForDestroyedKeys,
  type Keyed,
  type PersonKeys,
} from '@settlewise/infra/crypto';
import { createDatabase, migrate } from '@settlewise/infra/database';
import {
  recordEventTypes,
  openEventStore as openChosenEventStore,
  type EventStore,
} from '@settlewise/infra/eventStore';
import { createCodec, type Codec } from '@settlewise/infra/eventStore/codec';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { createJobs, type Jobs, type JobsOptions } from '@settlewise/infra/jobs';
import { openMailer, type Mailer } from '@settlewise/infra/mail';
import type { Shutdown } from '@settlewise/infra/process';
import { openTreeHeads, signLastTreeHead, type TreeHeads } from '@settlewise/infra/proof';
import type { Logger } from '@settlewise/infra/telemetry';
import { createMetrics, measureEventStore, type Metrics } from '@settlewise/infra/telemetry/metrics';
import type { Knex } from 'knex';
import { composeCommands } from './composeCommands';

/** The adapters that the settings choose, and the services built on them. */
export interface Stores {
  readonly databaseUrl: string;
  readonly database: Knex;
  readonly eventStore: EventStore;
  /** Measures the event store and commands. */
  readonly metrics: Metrics;
  readonly codec: Codec;
  readonly commands: CommandHandler;
  readonly keyed: Keyed;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly blobs: SealedBlobs;
  readonly personKeys: PersonKeys;
  readonly treeHeads: TreeHeads;
}

/** Adapters that tests replace. */
export interface Adapters {
  readonly openEventStore?: typeof openChosenEventStore;
  readonly jobs?: Pick<JobsOptions, 'lostAfterMs'>;
}

interface OpenStoresOptions {
  readonly log: Logger;
  readonly shutdown: Shutdown;
  /** Whether this process signs the log's tree head when it stops. Default false. */
  readonly signsAtStop?: boolean;
}

/**
 * Migrates the database and opens all stores.
 * @throws if a store does not answer · ConfigError if the keys do not belong to this database · NewerSchemaError ·
 * NewerEventsError
 */
export async function openStores(
  config: Config,
  databaseUrl: string,
  {
    log,
    shutdown,
    openEventStore = openChosenEventStore,
    jobs: jobsOptions = {},
    signsAtStop = false,
  }: Adapters & OpenStoresOptions,
): Promise<Stores> {
  const { masterKey, earlierMasterKeys, lookupKey } = config;
  const database = createDatabase(databaseUrl, { applicationName: 'settlewise api', log });
  await shutdown.add('database', () => database.destroy());
  await migrate(database);
  // With EventStoreDB, older and newer programs run concurrently during a rolling update, so nothing is recorded.
  if (config.eventStore.kind === 'postgres') await recordEventTypes(databaseUrl, eventDefinitions);
  await checkKeys({ database, masterKey, earlierMasterKeys, lookupKey });

  const metrics = createMetrics();
  const eventStore = measureEventStore(await openEventStore(config.eventStore, databaseUrl), metrics);
  await shutdown.add('event store', () => eventStore.close());

  // While the second place is unavailable, no tree heads are written, but everything else works.
  const treeHeads = openTreeHeads(config.treeHeads, lookupKey, database);
  await shutdown.add('signed tree heads', () => treeHeads.close());
  if (signsAtStop) {
    // Registered before everything that appends, so that it runs after those have closed.
    const signingOptions = { database, store: eventStore, treeHeads, clock: () => new Date(), log };
    await shutdown.add('last signed tree head', () => signLastTreeHead(signingOptions));
  }

  const jobs = await createJobs({ databaseUrl, log, redisUrl: config.redisUrl ?? undefined, ...jobsOptions });
  await shutdown.add('jobs', () => jobs.close());

  const mailer = openMailer(config, log);
  await shutdown.add('mailer', () => mailer.close());

  const blobStore = createBlobStore(config.blobs);
  await shutdown.add('files', () => Promise.resolve(blobStore.close()));
  await blobStore.check();

  const keyed = createKeyed(lookupKey);
  const personKeys = createPersonKeys({ database, masterKey, earlierMasterKeys });
  const destroyedKeys = listenForDestroyedKeys({ connectionString: databaseUrl, personKeys });
  await shutdown.add('destroyed-keys listener', () => destroyedKeys.close());
  const codec = createCodec({ registry: eventRegistry, personKeys });
  const blobs = createSealedBlobs(blobStore, personKeys);
  const { commands, flushSnapshots } = await composeCommands({
    store: eventStore,
    codec,
    keyed,
    database,
    personKeys,
    metrics,
    log,
  });
  await shutdown.add('stream snapshots', flushSnapshots);
  return {
    metrics,
    databaseUrl,
    database,
    eventStore,
    codec,
    commands,
    keyed,
    jobs,
    mailer,
    blobs,
    personKeys,
    treeHeads,
  };
}
