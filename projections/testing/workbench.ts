import { createDatabase } from '@settlewise/infra/database';
import {
  createPostgresEventStore,
  type Appended,
  type EventStore,
  type NewEvent,
  type RecordedEvent,
} from '@settlewise/infra/eventStore';
import { createLogger } from '@settlewise/infra/telemetry';
import type { Knex } from 'knex';
import { createTestDatabase } from '../../infra/testing/database';
import { startProjections, type Projections, type ProjectionsOptions } from '../src/runner';
import { plainDecoder } from './notes';

/** A database, a log in it, and as many runners as a test starts. */
export interface Workbench {
  readonly database: Knex;
  readonly connectionString: string;
  readonly store: EventStore;
  append(events: readonly NewEvent[]): Promise<Appended>;
  /** The whole log. */
  log(): Promise<readonly RecordedEvent[]>;
  start(options: Pick<ProjectionsOptions, 'projections'> & Partial<ProjectionsOptions>): Promise<Projections>;
  /** Stops every runner that still runs. */
  stopAll(): Promise<void>;
  close(): Promise<void>;
}

export async function openWorkbench(): Promise<Workbench> {
  const testDatabase = await createTestDatabase({ migrated: true });
  const database = createDatabase(testDatabase.url);
  const store = await createPostgresEventStore({ connectionString: testDatabase.url });
  const log = createLogger({ level: 'silent', name: 'projections under test' });
  const running = new Set<Projections>();
  const stopAll = async () => {
    await Promise.all([...running].map((projections) => projections.stop()));
    running.clear();
  };
  return {
    database,
    connectionString: testDatabase.url,
    store,
    async append([first, ...others]) {
      if (first === undefined) throw new RangeError('Nothing to append');
      return store.append('notes', [first, ...others], 'any');
    },
    async log() {
      const events: RecordedEvent[] = [];
      for await (const event of store.readAll()) events.push(event);
      return events;
    },
    async start(options) {
      const projections = await startProjections({
        database,
        connectionString: testDatabase.url,
        store,
        codec: plainDecoder(),
        log,
        ...options,
      });
      running.add(projections);
      return projections;
    },
    stopAll,
    async close() {
      await stopAll();
      await store.close();
      await database.destroy();
      await testDatabase.drop();
    },
  };
}
