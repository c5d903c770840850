import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type AccountEvent, accountStream } from '@settlewise/domain/accounts';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import {
  type ImmigrationProfileEvent,
  immigrationProfileStream,
} from '@settlewise/domain/immigrationProfile';
import { createKeyed, createPersonKeys } from '@settlewise/infra/crypto';
import { createDatabase } from '@settlewise/infra/database';
import { createPostgresEventStore, type EventStore } from '@settlewise/infra/eventStore';
import { createCodec, type Codec } from '@settlewise/infra/eventStore/codec';
import { createCommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { createJobs } from '@settlewise/infra/jobs';
import { createLogger } from '@settlewise/infra/telemetry';
import { readModels } from '@settlewise/projections/readModels';
import { startReminders } from '@settlewise/projections/reminders';
import { startProjections } from '@settlewise/projections/runner';
import type { BenchmarkResults } from './results';
import { check } from './measure';

interface Options {
  readonly people: number;
  /** Null when PostgreSQL keeps the jobs. */
  readonly redisUrl: string | null;
}

const before = new Date('2026-11-21T12:00:00Z');
const morning = new Date('2026-11-23T08:00:00Z');

/**
 * The visas of `people` people expire within 90 days, and all get an email on the same morning. Measures how long it
 * takes until the last of them has a notification and an email.
 */
export async function benchReminders(
  results: BenchmarkResults,
  connectionString: string,
  options: Options,
): Promise<void> {
  const { people, redisUrl } = options;
  const database = createDatabase(connectionString);
  const store = await createPostgresEventStore({ connectionString });
  const masterKey = randomBytes(32);
  const codec = createCodec({
    registry: eventRegistry,
    personKeys: createPersonKeys({ database, masterKey }),
  });
  const log = createLogger({ level: 'silent', name: 'bench' });
  const keyed = createKeyed(masterKey);
  for (let made = 0; made < people; made += 50) {
    await Promise.all(Array.from({ length: Math.min(50, people - made) }, () => aPerson(store, codec)));
  }
  const projections = await startProjections({
    database,
    connectionString,
    store,
    codec,
    log,
    projections: readModels,
  });
  await projections.whenCaughtUp();
  const jobs = await createJobs({ databaseUrl: connectionString, redisUrl: redisUrl ?? undefined, log });
  const mailed: string[] = [];
  try {
    const { tick } = await startReminders({
      database,
      keyed,
      jobs,
      log,
      freshness: projections.freshness,
      commands: createCommandHandler({ store, codec, keyed }),
      mailer: {
        send({ to }) {
          mailed.push(to);
          return Promise.resolve();
        },
        close: () => Promise.resolve(),
      },
      publicUrl: new URL('https://settlewise.example'),
      clock: () => morning,
      everyMs: null,
    });
    const started = performance.now();
    await tick();
    const countNotified = async () => {
      const row = await database('reminder_plans')
        .whereNotNull('digest_period')
        .whereNotNull('planned_change')
        .count<{ count: string }[]>('* as count')
        .first();
      return Number(row?.count ?? 0);
    };
    while ((await countNotified()) < people) await delay(50);
    const seconds = (performance.now() - started) / 1_000;

    await projections.whenCaughtUp();
    const notified = await database('notifications').pluck<string[]>('user_id');
    check(notified.length === people, `${notified.length} of ${people} reminders were issued`);
    check(new Set(notified).size === people, 'somebody was notified twice');
    check(mailed.length === people, `${mailed.length} of ${people} emails were sent`);
    check(new Set(mailed).size === people, 'somebody got two emails');
    const events = await issuedInTheLog(store);
    check(events === people, `the log holds ${events} reminders of ${people} people`);
    results.reportRate(
      `reminders due at the same time, notified and emailed, ${redisUrl === null ? 'PostgreSQL' : 'Redis'}`,
      people / seconds,
      people,
      { note: `last after ${seconds.toFixed(1)} s` },
    );
  } finally {
    await jobs.close();
    await projections.stop();
    await store.close();
    await database.destroy();
  }
}

async function issuedInTheLog(store: EventStore): Promise<number> {
  let count = 0;
  for await (const { type } of store.readAll()) if (type === 'NotificationIssued') count += 1;
  return count;
}

async function aPerson(store: EventStore, codec: Codec): Promise<void> {
  const userId = randomUUID();
  const registered: AccountEvent = {
    type: 'AccountRegistered',
    data: {
      userId,
      username: `person-${userId}`.slice(0, 40),
      email: `${userId}@example.org`,
      role: 'user',
      passwordHash: 'matches no password',
    },
  };
  const visa: ImmigrationProfileEvent = {
    type: 'VisaDetailsChanged',
    data: { visaType: 'student', visaStartDate: '2026-06-01', visaExpiryDate: '2027-02-20' },
  };
  await append(store, codec, userId, accountStream(userId), registered);
  await append(store, codec, userId, immigrationProfileStream(userId), visa);
}

async function append(
  store: EventStore,
  codec: Codec,
  userId: string,
  stream: string,
  event: AccountEvent | ImmigrationProfileEvent,
): Promise<void> {
  const commandId = randomUUID();
  const { events } = await codec.encode({
    stream,
    firstRevision: 0n,
    previousHash: null,
    commandId,
    commandFingerprint: commandId,
    context: {
      userId,
      actorId: userId,
      actorRole: 'user',
      now: before,
      correlationId: commandId,
      causationId: commandId,
    },
    events: [{ id: randomUUID(), event }],
  });
  const [first] = events;
  if (first !== undefined) await store.append(stream, [first], 'no_stream');
}
