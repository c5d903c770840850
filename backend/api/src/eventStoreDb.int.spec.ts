import { randomBytes, randomUUID } from 'node:crypto';
import { userResponse } from '@settlewise/contract/accounts';
import { journeyListResponse } from '@settlewise/contract/journeys';
import { readConfig } from '@settlewise/infra/config';
import { createEventStoreDbEventStore, TestDoubleRefusedError } from '@settlewise/infra/eventStore';
import { Shutdown } from '@settlewise/infra/process';
import { createLogger } from '@settlewise/infra/telemetry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../infra/testing/database';
import { startEventStoreDbDouble, type EventStoreDbDouble } from '../../../infra/testing/eventStoreDbDouble';
import { aJourney } from '../testing/aJourney';
import { aPerson } from '../testing/aPerson';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { Visitor } from '../testing/visitor';
import { openStores } from './process/openStores';

let double: EventStoreDbDouble;
beforeAll(async () => {
  double = await startEventStoreDbDouble();
});
afterAll(() => double.close());

describe('with EventStoreDB (its test double) as the event store', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({
      openEventStore: () =>
        createEventStoreDbEventStore({ connectionString: double.connectionString, allowTestDouble: true }),
    });
  });
  afterAll(() => api.stop());

  test('a person registers, records journeys, reads them immediately and signs in again', async () => {
    const { visitor, user, credentials } = await aPerson().signsUpAt(api.address);
    for (const destination of ['Spain', 'Norway', 'Japan']) {
      const answer = await visitor.post('/api/absences', aJourney().to(destination).typed());
      expect(answer.status).toBe(201);
      const list = await visitor.get('/api/absences');
      expect([list.status, list.headers.get('Settlewise-Stale')]).toEqual([200, null]);
      expect(journeyListResponse.parse(list.json).map((journey) => journey.destination)).toContain(
        destination,
      );
    }
    const elsewhere = new Visitor(api.address);
    const signedIn = await elsewhere.post('/api/login', credentials);
    expect([signedIn.status, userResponse.parse(signedIn.json).id]).toEqual([200, user.id]);
    expect((await elsewhere.get('/api/absences')).json).toHaveLength(3);
    expect(await api.database('events').count('*')).toEqual([{ count: '0' }]);
  });

  test('a name is taken only once, even when connections break', async () => {
    const person = aPerson();
    const { visitor } = await person.signsUpAt(api.address);
    const again = await new Visitor(api.address).post('/api/register', person.registration());
    expect(again.status).toBe(409);
    double.dropConnections();
    // The key makes the attempts one request, even if a broken connection lost an answer.
    const headers = { 'Idempotency-Key': randomUUID() };
    const record = async () => (await visitor.post('/api/absences', aJourney().typed(), { headers })).status;
    await expect.poll(record).toBe(201);
    expect((await visitor.get('/api/absences')).json).toHaveLength(1);
    await expect.poll(async () => (await visitor.get('/readyz')).status).toBe(200);
  });
});

test('a process refuses the test double', async () => {
  const database = await createTestDatabase();
  const log = createLogger({ level: 'silent', name: 'test' });
  const shutdown = new Shutdown(log);
  try {
    const config = readConfig({
      DATABASE_URL: database.url,
      EVENTSTORE_URL: double.connectionString,
      MASTER_KEY: randomBytes(32).toString('base64'),
      SESSION_SECRET: randomBytes(32).toString('base64'),
    });
    await expect(openStores(config, database.url, { log, shutdown })).rejects.toBeInstanceOf(
      TestDoubleRefusedError,
    );
  } finally {
    await shutdown.close();
    await database.drop();
  }
});
