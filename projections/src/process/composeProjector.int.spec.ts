import { randomBytes } from 'node:crypto';
import { TestDoubleRefusedError } from '@settlewise/infra/eventStore';
import { createLogger } from '@settlewise/infra/telemetry';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../infra/testing/database';
import { startEventStoreDbDouble } from '../../../infra/testing/eventStoreDbDouble';
import { readModels } from '../readModels';
import { composeProjector, openStores } from './composeProjector';

const log = createLogger({ level: 'silent', name: 'projector under test' });
const masterKey = randomBytes(32);
const keys = { masterKey, lookupKey: masterKey, earlierMasterKeys: [] };

async function emptyDatabase(): Promise<string> {
  const database = await createTestDatabase({ migrated: false });
  onTestFinished(() => database.drop());
  return database.url;
}

test('a process makes its tables and fills all read models', async () => {
  const config = { databaseUrl: await emptyDatabase(), ...keys, eventStore: { kind: 'postgres' } as const };
  const stores = await openStores(config, { migrating: true, log });
  try {
    const projections = await composeProjector(config, stores, { log });
    await projections.whenCaughtUp();
    const names = (await projections.status()).map(({ name, state }) => `${name} ${state}`);
    await projections.stop();
    expect(names.sort()).toEqual(readModels.map(({ name }) => `${name} live`).sort());
  } finally {
    await stores.close();
  }
});

test('stores can be opened with all settings, even if a setting has the name of a part', async () => {
  const settings = { database: { kind: 'embedded' }, eventStore: { kind: 'postgres' } } as const;
  const config = { ...settings, ...keys, databaseUrl: await emptyDatabase() };
  const stores = await openStores(config, { migrating: true, log });
  await stores.close();
});

test('a process refuses the test double of EventStoreDB', async () => {
  const double = await startEventStoreDbDouble();
  onTestFinished(() => double.close());
  const eventStore = { kind: 'eventStoreDb', url: double.connectionString } as const;
  const opening = openStores(
    { databaseUrl: await emptyDatabase(), ...keys, eventStore },
    { migrating: true, log },
  );
  await expect(opening).rejects.toBeInstanceOf(TestDoubleRefusedError);
});
