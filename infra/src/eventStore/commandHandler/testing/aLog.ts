import type { Knex } from 'knex';
import { createTestDatabase } from '../../../../testing/database';
import { createKeyed, createPersonKeys, type Keyed, type PersonKeys } from '../../../crypto';
import { createDatabase } from '../../../database';
import { createPostgresEventStore, type EventStore } from '../..';

/** An empty log with the keys of its people. */
export interface TestLog {
  readonly database: Knex;
  readonly store: EventStore;
  readonly personKeys: PersonKeys;
  readonly keyed: Keyed;
  close(): Promise<void>;
}

export async function openTestLog(): Promise<TestLog> {
  const masterKey = Buffer.alloc(32, 7);
  const testDatabase = await createTestDatabase({ migrated: true });
  const database = createDatabase(testDatabase.url);
  const store = await createPostgresEventStore({ connectionString: testDatabase.url });
  return {
    database,
    store,
    personKeys: createPersonKeys({ database, masterKey }),
    keyed: createKeyed(masterKey),
    async close() {
      await store.close();
      await database.destroy();
      await testDatabase.drop();
    },
  };
}
