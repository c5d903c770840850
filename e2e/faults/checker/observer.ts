import { createBlobStore, createSealedBlobs, type SealedBlobs } from '@settlewise/infra/blobs';
import type { Config } from '@settlewise/infra/config';
import { createPersonKeys } from '@settlewise/infra/crypto';
import { createDatabase } from '@settlewise/infra/database';
import type { EventStore, Position } from '@settlewise/infra/eventStore';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { createCodec, type Codec } from '@settlewise/infra/eventStore/codec';
import { openTreeHeads, type TreeHeads } from '@settlewise/infra/proof';
import { createLogger, type Logger } from '@settlewise/infra/telemetry';
import type { Knex } from 'knex';
import { openEventStore } from '../programs/openEventStore';
import type { DecodedEvent } from './stateInLog';

/** Read-only access to all data of the running program. */
export interface Observer {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly database: Knex;
  readonly store: EventStore;
  readonly codec: Codec;
  readonly blobs: SealedBlobs;
  readonly heads: TreeHeads;
  readonly log: Logger;
  /** A person's events that have been read so far, in order. */
  eventsOf(userId: string): readonly DecodedEvent[];
  /** Reads the log to its end, from where the last call stopped. @throws EventStoreUnavailableError */
  readOn(): Promise<void>;
  close(): Promise<void>;
}

export async function openObserver(config: Config, databaseUrl: string): Promise<Observer> {
  const { masterKey, earlierMasterKeys, lookupKey } = config;
  const log = createLogger({ level: 'silent', name: 'observer' });
  const database = createDatabase(databaseUrl, { applicationName: 'observer', maxConnections: 4, log });
  const store = await openEventStore(config.eventStore, databaseUrl);
  const personKeys = createPersonKeys({ database, masterKey, earlierMasterKeys });
  const codec = createCodec({ registry: eventRegistry, personKeys });
  const blobStore = createBlobStore(config.blobs);
  const heads = openTreeHeads(config.treeHeads, lookupKey, database);
  const decoded = new Map<string, DecodedEvent[]>();
  let position: Position | null = null;
  return {
    config,
    databaseUrl,
    database,
    store,
    codec,
    heads,
    log,
    blobs: createSealedBlobs(blobStore, personKeys),
    eventsOf: (userId) => decoded.get(userId) ?? [],
    async readOn() {
      for await (const recorded of store.readAll(position === null ? {} : { from: position })) {
        const { event, metadata } = await codec.decode(recorded);
        position = recorded.position;
        if (event === null) continue;
        const own = decoded.get(metadata.userId) ?? [];
        decoded.set(metadata.userId, own);
        own.push(event);
      }
    },
    async close() {
      await store.close();
      await database.destroy();
      blobStore.close();
      heads.close();
    },
  };
}
