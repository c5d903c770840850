import { eventDefinitions, eventRegistry } from '@settlewise/domain/eventRegistry';
import type { Config } from '@settlewise/infra/config';
import {
  checkKeys,
  createPersonKeys,
  listenForDestroyedKeys,
  type PersonKeys,
} from '@settlewise/infra/crypto';
import { createDatabase, migrate } from '@settlewise/infra/database';
import { recordEventTypes, openEventStore, type EventStore } from '@settlewise/infra/eventStore';
import { createCodec, type Codec } from '@settlewise/infra/eventStore/codec';
import type { Logger } from '@settlewise/infra/telemetry';
import { measureEventStore, type Metrics } from '@settlewise/infra/telemetry/metrics';
import type { Knex } from 'knex';
import { readModels } from '../readModels';
import { startProjections, type Projections, type ProjectionsOptions } from '../runner';

export interface ProjectorConfig extends Pick<
  Config,
  'eventStore' | 'masterKey' | 'earlierMasterKeys' | 'lookupKey'
> {
  readonly databaseUrl: string;
}

/** The stores that projections read and write. */
export interface ProjectorStores {
  readonly database: Knex;
  readonly store: EventStore;
  close(): Promise<void>;
}

/**
 * @param metrics counts the calls to the event store
 * @param migrating whether to migrate the schema and check the keys, as every long-running process does
 * @throws EventStoreUnavailableError when the event store does not answer · ConfigError when the keys are not those of
 * this database · NewerSchemaError · NewerEventsError
 */
export async function openStores(
  { databaseUrl, eventStore, ...keys }: ProjectorConfig,
  {
    migrating,
    log,
    metrics,
  }: { readonly migrating: boolean; readonly log: Logger; readonly metrics?: Metrics },
): Promise<ProjectorStores> {
  const database = createDatabase(databaseUrl, { applicationName: 'settlewise projections', log });
  try {
    if (migrating) {
      await migrate(database);
      // On EventStoreDB older and newer programs run side by side while they are replaced one by one.
      if (eventStore.kind === 'postgres') await recordEventTypes(databaseUrl, eventDefinitions);
      await checkKeys({ ...keys, database });
    }
    const opened = await openEventStore(eventStore, databaseUrl);
    const store = metrics === undefined ? opened : measureEventStore(opened, metrics);
    return {
      database,
      store,
      async close() {
        await store.close();
        await database.destroy();
      },
    };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** Fills all read models while the process lives. */
export async function composeProjector(
  config: ProjectorConfig,
  { database, store }: ProjectorStores,
  options: Pick<ProjectionsOptions, 'log' | 'workerId'>,
): Promise<Projections & { readonly codec: Codec; readonly personKeys: PersonKeys }> {
  const personKeys = createPersonKeys({ ...config, database });
  const destroyedKeys = listenForDestroyedKeys({ connectionString: config.databaseUrl, personKeys });
  const codec = createCodec({ registry: eventRegistry, personKeys });
  const projections = await startProjections({
    ...options,
    database,
    store,
    connectionString: config.databaseUrl,
    codec,
    projections: readModels,
  }).catch(async (error: unknown) => {
    await destroyedKeys.close();
    throw error;
  });
  return {
    ...projections,
    codec,
    personKeys,
    async stop() {
      await projections.stop();
      await destroyedKeys.close();
    },
  };
}
