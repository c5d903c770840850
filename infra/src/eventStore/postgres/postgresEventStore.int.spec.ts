import knexFactory from 'knex';
import { createTestDatabase } from '../../../testing/database';
import { eventStoreContract } from '../../../testing/eventStoreContract';
import { startTcpProxy } from '../../../testing/tcpProxy';
import { createPostgresEventStore } from './createPostgresEventStore';
import { createEventTables } from './schema';

async function createEventDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const database = await createTestDatabase({ migrated: false });
  const knex = knexFactory({ client: 'pg', connection: database.url });
  await createEventTables(knex);
  await knex.destroy();
  return database;
}

eventStoreContract('PostgreSQL', async () => {
  const database = await createEventDatabase();
  const server = new URL(database.url);
  const proxy = await startTcpProxy({ host: server.hostname, port: Number(server.port || 5432) });
  const throughProxy = new URL(database.url);
  throughProxy.hostname = proxy.host;
  throughProxy.port = String(proxy.port);
  return {
    connect: (options) => createPostgresEventStore({ connectionString: throughProxy.toString(), ...options }),
    disrupt: {
      drop: () => Promise.resolve(proxy.drop()),
      stall: () => Promise.resolve(proxy.stall()),
      resume: () => Promise.resolve(proxy.resume()),
    },
    async close() {
      await proxy.close();
      await database.drop();
    },
  };
});
