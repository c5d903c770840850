import path from 'node:path';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { createBlobStore, createSealedBlobs, type SealedBlobs } from '@settlewise/infra/blobs';
import type { DataLocations, Keys } from '@settlewise/infra/config';
import { checkKeys, createPersonKeys, type PersonKeys } from '@settlewise/infra/crypto';
import { createDatabase, startEmbeddedPostgres } from '@settlewise/infra/database';
import { openEventStore, type EventStore } from '@settlewise/infra/eventStore';
import { createCodec, type Codec } from '@settlewise/infra/eventStore/codec';
import { Shutdown } from '@settlewise/infra/process';
import type { Logger } from '@settlewise/infra/telemetry';
import type { Knex } from 'knex';

/** The opened restored data. */
export interface Restored {
  readonly url: string;
  readonly database: Knex;
  readonly store: EventStore;
  readonly codec: Codec;
  readonly personKeys: PersonKeys;
  readonly blobs: SealedBlobs;
  close(): Promise<void>;
}

interface Options {
  readonly places: DataLocations;
  readonly keys: Keys;
  readonly log: Logger;
  readonly fill: (databaseUrl: string) => Promise<void>;
}

/** Creates, fills and opens a database in a folder. @throws ConfigError if the keys do not belong to the restored data */
export async function openRestored(folder: string, { places, keys, log, fill }: Options): Promise<Restored> {
  const shutdown = new Shutdown(log);
  try {
    const server = await startEmbeddedPostgres({ dataDir: folder, log });
    await shutdown.add('database server', () => server.stop());
    await fill(server.url);
    const database = createDatabase(server.url, { applicationName: 'settlewise restore', log });
    await shutdown.add('database', () => database.destroy());
    await checkKeys({ ...keys, database });
    const store = await openEventStore({ kind: 'postgres' }, server.url);
    await shutdown.add('event store', () => store.close());
    const files = createBlobStore(
      places.blobs.kind === 'folder' ? { kind: 'folder', folder: path.join(folder, 'blobs') } : places.blobs,
    );
    await shutdown.add('files', () => files.close());
    const personKeys = createPersonKeys({ ...keys, database });
    return {
      url: server.url,
      database,
      store,
      personKeys,
      codec: createCodec({ registry: eventRegistry, personKeys }),
      blobs: createSealedBlobs(files, personKeys),
      close: () => shutdown.close(),
    };
  } catch (error) {
    await shutdown.close();
    throw error;
  }
}
