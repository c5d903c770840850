import { randomBytes, randomUUID } from 'node:crypto';
import {
  accountDecider,
  accountStream,
  eventRegistry,
  journeyDecider,
  journeysStream,
  type JourneyDetails,
} from '@settlewise/domain';
import { createKeyed, createPersonKeys, type PersonKeys } from '@settlewise/infra/crypto';
import { createCodec, type CommandContext } from '@settlewise/infra/eventStore/codec';
import type { Position } from '@settlewise/infra/eventStore';
import { createCommandHandler, type CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually';
import { openWorkbench, type Workbench } from '../../testing/workbench';
import { readGenerations, rebuild, type Projections } from '../runner';
import { accountsProjection, findAccount } from './accounts';
import { findJourney, journeysProjection, listJourneys } from './journeys';
import { readModels } from '.';

let bench: Workbench;
let projections: Projections;
let commands: CommandHandler;
let personKeys: PersonKeys;
let last: Position | null = null;

beforeAll(async () => {
  bench = await openWorkbench();
  const masterKey = randomBytes(32);
  personKeys = createPersonKeys({ database: bench.database, masterKey });
  const codec = createCodec({ registry: eventRegistry, personKeys });
  commands = createCommandHandler({ store: bench.store, codec, keyed: createKeyed(masterKey) });
  projections = await bench.start({ projections: readModels, codec });
});
afterAll(() => bench.close());

const recordedAt = new Date('2026-03-04T05:06:07.000Z');
const contextOf = (userId: string, now = recordedAt): CommandContext => ({
  userId,
  actorId: userId,
  actorRole: 'user',
  correlationId: randomUUID(),
  causationId: randomUUID(),
  now,
});

const toSpain: JourneyDetails = {
  departureDate: '2025-03-01',
  returnDate: '2025-03-10',
  destination: 'Spain',
  reason: 'holiday',
};

/** Everything that was decided shows. */
const shown = () => projections.whenCaughtUp(last ?? undefined);

/** Carries out a command and remembers what to wait for. */
const handle: CommandHandler['handle'] = async (decider, stream, command, context) => {
  const handled = await commands.handle(decider, stream, command, context);
  last = handled.position;
  return handled;
};

async function record(userId: string, journey: Partial<JourneyDetails> = {}): Promise<string> {
  const journeyId = randomUUID();
  await handle(
    journeyDecider,
    journeysStream(userId),
    { type: 'RecordJourney', journeyId, journey: { ...toSpain, ...journey } },
    contextOf(userId),
  );
  return journeyId;
}

async function register(userId: string): Promise<void> {
  await handle(
    accountDecider,
    accountStream(userId),
    {
      type: 'RegisterAccount',
      userId,
      username: 'amina',
      email: 'amina@example.org',
      firstName: 'Amina',
      role: 'user',
      passwordHash: '$argon2id$v=19$not-a-real-hash',
    },
    contextOf(userId),
  );
}

test('an account shows as it was registered, and as verified once its e-mail address is', async () => {
  const userId = randomUUID();
  const linkHash = 'a'.repeat(64);
  await register(userId);
  await shown();
  const account = {
    userId,
    username: 'amina',
    email: 'amina@example.org',
    firstName: 'Amina',
    lastName: null,
    role: 'user',
    emailVerified: false,
    registeredAt: recordedAt,
  };
  expect(await findAccount(bench.database, userId)).toEqual(account);
  expect(await findAccount(bench.database, randomUUID())).toBeNull();

  await handle(
    accountDecider,
    accountStream(userId),
    { type: 'IssueEmailVerificationLink', linkHash, expiresAt: '2026-03-05T00:00:00.000Z' },
    contextOf(userId),
  );
  await handle(
    accountDecider,
    accountStream(userId),
    { type: 'VerifyEmail', linkHash, now: recordedAt.toISOString() },
    contextOf(userId),
  );
  await shown();
  expect(await findAccount(bench.database, userId)).toEqual({ ...account, emailVerified: true });
});

test('journeys are listed with the newest departure first, with both travel days counted', async () => {
  const userId = randomUUID();
  const spain = await record(userId);
  const day = await record(userId, {
    departureDate: '2025-06-01',
    returnDate: '2025-06-01',
    notes: 'a day out',
  });
  await record(randomUUID());
  await shown();
  expect(await listJourneys(bench.database, userId)).toEqual([
    {
      journeyId: day,
      userId,
      ...toSpain,
      departureDate: '2025-06-01',
      returnDate: '2025-06-01',
      days: 1,
      notes: 'a day out',
      recordedAt,
      changedAt: recordedAt,
    },
    { journeyId: spain, userId, ...toSpain, days: 10, notes: null, recordedAt, changedAt: recordedAt },
  ]);
});

test('a changed journey shows as it now is, and a removed one not at all', async () => {
  const userId = randomUUID();
  const [changed, removed] = [await record(userId, { notes: 'old' }), await record(userId)];
  const later = new Date('2026-04-01T00:00:00.000Z');
  await handle(
    journeyDecider,
    journeysStream(userId),
    { type: 'ChangeJourney', journeyId: changed, change: { returnDate: '2025-03-31', clearNotes: true } },
    contextOf(userId, later),
  );
  await handle(
    journeyDecider,
    journeysStream(userId),
    { type: 'RemoveJourney', journeyId: removed },
    contextOf(userId),
  );
  await shown();
  expect(await findJourney(bench.database, userId, changed)).toMatchObject({
    returnDate: '2025-03-31',
    days: 31,
    notes: null,
    recordedAt,
    changedAt: later,
  });
  expect(await findJourney(bench.database, userId, removed)).toBeNull();
});

test('a journey of somebody else is not found', async () => {
  const journeyId = await record(randomUUID());
  await shown();
  expect(await findJourney(bench.database, randomUUID(), journeyId)).toBeNull();
});

test('dates come back as they were written, wherever the computers stand', async () => {
  const userId = randomUUID();
  await record(userId, { departureDate: '1900-01-01', returnDate: '2199-12-31' });
  await shown();
  for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    await bench.database.transaction(async (transaction) => {
      await transaction.raw(`SET LOCAL timezone TO '${zone}'`);
      expect(await listJourneys(transaction, userId)).toMatchObject([
        { departureDate: '1900-01-01', returnDate: '2199-12-31', days: 109_573 },
      ]);
    });
  }
});

test('a rebuild makes the same rows, without the people who have been erased since', async () => {
  const [kept, erased] = [randomUUID(), randomUUID()];
  for (const userId of [kept, erased]) {
    await register(userId);
    await record(userId);
  }
  await shown();
  const checksumOf = async (table: string) => {
    const { rows } = await bench.database.raw<{ rows: { checksum: string | null }[] }>(
      `SELECT md5(string_agg(each::text, ',' ORDER BY each::text)) AS checksum FROM ?? AS each WHERE user_id <> ?`,
      [table, erased],
    );
    return rows[0]?.checksum;
  };
  const before = { accounts: await checksumOf('accounts_v1'), journeys: await checksumOf('journeys_v1') };

  await personKeys.destroy(erased);
  for (const projection of [accountsProjection, journeysProjection]) {
    expect(await rebuild(bench.database, projection)).toBe(2);
  }
  await eventually(
    () => readGenerations(bench.database, { unfinished: true }),
    (all) => all.length === 2 && all.every(({ state, generation }) => state === 'live' && generation === 2),
  );
  expect(await checksumOf('accounts_v2')).toBe(before.accounts);
  expect(await checksumOf('journeys_v2')).toBe(before.journeys);
  expect(await findAccount(bench.database, kept)).not.toBeNull();
  expect(await findAccount(bench.database, erased)).toBeNull();
  expect(await listJourneys(bench.database, erased)).toEqual([]);
});
