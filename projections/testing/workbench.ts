import { createDatabase } from '@settlewise/infra/database';
import {
  createPostgresEventStore,
  hasReached,
  type Appended,
  type EventStore,
  type NewEvent,
  type Position,
  type RecordedEvent,
} from '@settlewise/infra/eventStore';
import { createLogger } from '@settlewise/infra/telemetry';
import type { Knex } from 'knex';
import { createTestDatabase, type Template } from '../../infra/testing/database';
import { expectLimitMs } from '../../scripts/testLimits';
import { startProjections, type Projections, type ProjectionsOptions } from '../src/runner';
import { eventually } from './eventually';
import { plainDecoder } from './notes';

/** A database, a log in it, and as many runners as a test starts. */
export interface Workbench {
  readonly database: Knex;
  readonly connectionString: string;
  readonly store: EventStore;
  append(events: readonly NewEvent[]): Promise<Appended>;
  /** The whole log, including the events appended here. */
  log(): Promise<readonly RecordedEvent[]>;
  /** Its `whenCaughtUp` waits for the last event appended here. */
  start(options: Pick<ProjectionsOptions, 'projections'> & Partial<ProjectionsOptions>): Promise<Projections>;
  /** Stops every runner that still runs. */
  stopAll(): Promise<void>;
  close(): Promise<void>;
}

/** @param template the initial content of the database. Default: the result of the migrations */
export async function openWorkbench(template?: Template): Promise<Workbench> {
  const testDatabase = await createTestDatabase(template === undefined ? {} : { template });
  const log = createLogger({ level: 'silent', name: 'projections under test' });
  const database = createDatabase(testDatabase.url, {
    log,
    maxConnections: 4,
    acquireTimeoutMs: expectLimitMs,
  });
  const store = await createPostgresEventStore({ connectionString: testDatabase.url, poolSize: 4 });
  const running = new Set<Projections>();
  let last: Position | undefined;
  const readLog = async () => {
    const events: RecordedEvent[] = [];
    for await (const event of store.readAll()) events.push(event);
    return events;
  };
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
      const appended = await store.append('notes', [first, ...others], 'any');
      last = appended.position;
      return appended;
    },
    async log() {
      // Readers see an event only once no older transaction is open, anywhere on the server.
      return eventually(
        readLog,
        (events) => last === undefined || hasReached(events.at(-1)?.position ?? null, last),
      );
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
      return { ...projections, whenCaughtUp: (position = last) => projections.whenCaughtUp(position) };
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
