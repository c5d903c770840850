import { randomBytes, randomUUID } from 'node:crypto';
import { type AccountCommand, accountDecider, accountStream } from '@settlewise/domain/accounts';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { createPersonKeys } from '@settlewise/infra/crypto';
import { createCodec } from '@settlewise/infra/eventStore/codec';
import { createJobs } from '@settlewise/infra/jobs';
import { createLogger } from '@settlewise/infra/telemetry';
import { createMetrics } from '@settlewise/infra/telemetry/metrics';
import { expect, onTestFinished, test } from 'vitest';
import { appendStreams, decideStream } from '../../../infra/testing/appendStreams';
import { emptyReadModels } from '../../testing/emptyReadModels';
import { eventually } from '../../testing/eventually';
import { openWorkbench, type Workbench } from '../../testing/workbench';
import { composeProjector } from './composeProjector';
import { composeReminders } from './composeReminders';
import { openWorkerSnapshots } from './workerSnapshots';

const log = createLogger({ level: 'silent', name: 'worker under test' });
const masterKey = randomBytes(32);
const length = 2_200;

/** Creates an account with a long stream of one day, written to the log beyond the daily limit. @returns the person's id */
async function aLongAccount({ database }: Workbench): Promise<string> {
  const personKeys = createPersonKeys({ database, masterKey });
  const codec = createCodec({ registry: eventRegistry, personKeys });
  const userId = randomUUID();
  const given: readonly AccountCommand[] = [
    {
      type: 'RegisterAccount',
      userId,
      username: 'ana',
      email: 'ana@example.org',
      role: 'user',
      passwordHash: 'not one that opens anything',
    },
    ...Array.from({ length: length - 1 }, (_, index) => ({
      ...({ type: 'ChangeSettings', change: { lawyerSharingEnabled: index % 2 === 0 } } as const),
    })),
  ];
  const account = decideStream(accountStream(userId), accountDecider, given);
  await appendStreams(database, codec, [account], {
    userId,
    actorId: userId,
    actorRole: 'user',
    now: new Date(),
    correlationId: 'test',
    causationId: 'test',
  });
  return userId;
}

/** A worker as `main.ts` composes it, from its start until it has planned the person. @returns events read meanwhile */
async function readWhilePlanning(bench: Workbench, userId: string): Promise<number> {
  const { database, connectionString: databaseUrl } = bench;
  let read = 0;
  const store: Workbench['store'] = {
    ...bench.store,
    async *readStream(stream, ...options) {
      for await (const event of bench.store.readStream(stream, ...options)) {
        if (stream === accountStream(userId)) read += 1;
        yield event;
      }
    },
  };
  const config = {
    databaseUrl,
    masterKey,
    lookupKey: masterKey,
    earlierMasterKeys: [],
    publicUrl: 'https://settlewise.example',
    eventStore: { kind: 'postgres' },
  } as const;
  const stores = { database, store, close: () => Promise.resolve() };
  const projections = await composeProjector(config, stores, { log });
  const jobs = await createJobs({ databaseUrl, log });
  const snapshots = await openWorkerSnapshots({ ...projections, database, log });
  const mailer = { send: () => Promise.resolve(), close: () => Promise.resolve() };
  await projections.whenCaughtUp();
  await composeReminders(config, stores, {
    ...projections,
    snapshots,
    jobs,
    mailer,
    log,
    metrics: createMetrics(),
    erasedPeople: { add: () => Promise.resolve() },
    everyMs: 50,
  });
  await eventually(
    async () => (await database('reminder_plans').where({ user_id: userId })).length,
    (plans) => plans === 1,
  );
  await jobs.close();
  await snapshots.flush();
  await projections.stop();
  return read;
}

test('a worker reads a long stream completely once; the next one continues from the snapshot', async () => {
  const bench = await openWorkbench(emptyReadModels);
  onTestFinished(() => bench.close());
  const userId = await aLongAccount(bench);
  expect(await readWhilePlanning(bench, userId)).toBe(length);
  await bench.database('reminder_plans').delete();
  // The first thousand events cause a snapshot; after it only later events are read.
  expect(await readWhilePlanning(bench, userId)).toBe(1_001);
});
