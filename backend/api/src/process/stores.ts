import { eventRegistry } from '@settlewise/domain';
import { createBlobStore, createSealedBlobs, type SealedBlobs } from '@settlewise/infra/blobs';
import type { Config } from '@settlewise/infra/config';
import {
  createKeyed,
  createPersonKeys,
  listenForDestroyedKeys,
  type Keyed,
  type PersonKeys,
} from '@settlewise/infra/crypto';
import { createDatabase, migrate } from '@settlewise/infra/database';
import { openEventStore, type EventStore } from '@settlewise/infra/eventStore';
import { createCodec, type Codec } from '@settlewise/infra/eventStore/codec';
import { createCommandHandler, type CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { createJobs, type Jobs } from '@settlewise/infra/jobs';
import { createMailer, type Mailer } from '@settlewise/infra/mail';
import type { Logger } from '@settlewise/infra/telemetry';
import type { Knex } from 'knex';
import type { Shutdown } from './shutdown';

/** The adapters that the settings choose, and what is built straight upon them. */
export interface Stores {
  readonly databaseUrl: string;
  readonly database: Knex;
  readonly eventStore: EventStore;
  readonly codec: Codec;
  readonly commands: CommandHandler;
  readonly keyed: Keyed;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly blobs: SealedBlobs;
  readonly personKeys: PersonKeys;
}

/**
 * Opens everything outside the process, with the database's tables brought up to date.
 * @throws when the database, the event store, the job store or the store of files does not answer
 */
export async function openStores(
  config: Config,
  databaseUrl: string,
  { log, shutdown }: { readonly log: Logger; readonly shutdown: Shutdown },
): Promise<Stores> {
  const { masterKey } = config;
  const database = createDatabase(databaseUrl, { applicationName: 'settlewise api', log });
  await shutdown.add('database', () => database.destroy());
  await migrate(database);

  const eventStore = await openEventStore(config.eventStore, databaseUrl);
  await shutdown.add('event store', () => eventStore.close());

  const jobs = await createJobs({ databaseUrl, log, redisUrl: config.redisUrl ?? undefined });
  await shutdown.add('jobs', () => jobs.close());

  const mailer = createMailer(config.mail, config.mailFrom);
  await shutdown.add('mailer', () => mailer.close());

  const blobStore = createBlobStore(config.blobs);
  await shutdown.add('files', () => Promise.resolve(blobStore.close()));
  await blobStore.check();

  const keyed = createKeyed(masterKey);
  const personKeys = createPersonKeys({ database, masterKey });
  const destroyedKeys = listenForDestroyedKeys({ connectionString: databaseUrl, personKeys });
  await shutdown.add('news of destroyed keys', () => destroyedKeys.close());
  const codec = createCodec({ registry: eventRegistry, personKeys });
  const blobs = createSealedBlobs(blobStore, personKeys);
  const commands = createCommandHandler({ store: eventStore, codec, keyed });
  return {
    ...{ databaseUrl, database, eventStore, codec, commands, keyed, jobs, mailer, blobs },
    personKeys,
  };
}
