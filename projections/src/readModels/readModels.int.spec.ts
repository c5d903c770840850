import { randomBytes, randomUUID } from 'node:crypto';
import { type AccountCommand, accountDecider, accountStream } from '@settlewise/domain/accounts';
import { assessmentDecider, assessmentsStream, type SavedAssessment } from '@settlewise/domain/assessments';
import { emptyDetails } from '@settlewise/domain/immigrationProfile';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { journeyDecider, type JourneyDetails, journeysStream } from '@settlewise/domain/journeys';
import { createKeyed, createPersonKeys, type PersonKeys } from '@settlewise/infra/crypto';
import { createCodec, type CommandContext } from '@settlewise/infra/eventStore/codec';
import type { Position } from '@settlewise/infra/eventStore';
import { createCommandHandler, type CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyReadModels } from '../../testing/emptyReadModels';
import { eventually } from '../../testing/eventually';
import { openWorkbench, type Workbench } from '../../testing/workbench';
import { readTableVersions, rebuild, type Projections } from '../runner';
import { findAccount } from './accounts';
import { findSavedAssessment, listSavedAssessments } from './assessments';
import { findJourney, listJourneys } from './journeys';
import { alertParts, formParts, readPersonRecord } from '../record/personRecord';
import { readModels } from './index';

let bench: Workbench;
let projections: Projections;
let commands: CommandHandler;
let personKeys: PersonKeys;
let last: Position | null = null;

beforeAll(async () => {
  bench = await openWorkbench(emptyReadModels);
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
    { type: 'RecordJourney', id: journeyId, item: { ...toSpain, ...journey }, today: '2026-04-01' },
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

const ilrResult: Omit<SavedAssessment, 'assessmentId'> = {
  calculator: 'ilr',
  title: 'Before the summer',
  savedAt: '2026-03-04T05:06:00.000Z',
  calculatedOn: '2026-03-03',
  ruleSet: { version: '2026-02-02', checkedOn: '2026-02-01' },
  isEligible: false,
  suggestedEligibilityDate: '2204-02-29',
  form: { visaType: 'skilled_worker', entryDate: null, trips: [{ startDate: '2025-03-01' }] },
  result: { requiredYears: 5, reasons: [], cautious: { trips: [10, 3] } },
};

async function save(userId: string, change: Partial<SavedAssessment> = {}): Promise<string> {
  const assessmentId = randomUUID();
  await handle(
    assessmentDecider,
    assessmentsStream(userId),
    { type: 'SaveAssessment', assessment: { ...ilrResult, assessmentId, ...change } },
    contextOf(userId),
  );
  return assessmentId;
}

test('an account is shown as registered, and as verified after its email address is', async () => {
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
    onboarding: 'open',
    registeredAt: recordedAt,
    changedAt: recordedAt,
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

test('an account has the role and the lock of its last events', async () => {
  const userId = randomUUID();
  await register(userId);
  const administer = async (command: AccountCommand) => {
    await handle(accountDecider, accountStream(userId), command, contextOf(userId));
    await shown();
    const row: unknown = await bench.database('accounts').where({ user_id: userId }).first('role', 'locked');
    return row;
  };
  const reason = 'Ticket 17';
  expect(await administer({ type: 'EndSessions', reason })).toEqual({ role: 'user', locked: false });
  expect(await administer({ type: 'LockAccount', reason })).toEqual({ role: 'user', locked: true });
  expect(await administer({ type: 'UnlockAccount', reason })).toEqual({ role: 'user', locked: false });
  expect(await administer({ type: 'ChangeRole', role: 'admin', reason })).toEqual({
    role: 'admin',
    locked: false,
  });
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
      notes: 'a day out',
      crownDependency: null,
      permittedReason: null,
      travellers: null,
      evidence: null,
      approximate: null,
      recordedAt,
      changedAt: recordedAt,
    },
    {
      journeyId: spain,
      userId,
      ...toSpain,
      notes: null,
      crownDependency: null,
      permittedReason: null,
      travellers: null,
      evidence: null,
      approximate: null,
      recordedAt,
      changedAt: recordedAt,
    },
  ]);
});

test('a changed journey is shown as it is now, and a removed one not at all', async () => {
  const userId = randomUUID();
  const [changed, removed] = [await record(userId, { notes: 'old' }), await record(userId)];
  const later = new Date('2026-04-01T00:00:00.000Z');
  await handle(
    journeyDecider,
    journeysStream(userId),
    {
      type: 'ChangeJourney',
      id: changed,
      today: '2026-04-01',
      change: { returnDate: '2025-03-31', notes: null },
    },
    contextOf(userId, later),
  );
  await handle(
    journeyDecider,
    journeysStream(userId),
    { type: 'RemoveJourney', id: removed, today: '2026-04-01' },
    contextOf(userId),
  );
  await shown();
  expect(await findJourney(bench.database, userId, changed)).toMatchObject({
    returnDate: '2025-03-31',
    notes: null,
    recordedAt,
    changedAt: later,
  });
  expect(await findJourney(bench.database, userId, removed)).toBeNull();
});

test('a journey of another person is not found', async () => {
  const journeyId = await record(randomUUID());
  await shown();
  expect(await findJourney(bench.database, randomUUID(), journeyId)).toBeNull();
});

test('dates are read as written, in any time zone', async () => {
  const userId = randomUUID();
  await record(userId, { departureDate: '1900-01-01', returnDate: '2199-12-31' });
  await shown();
  for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    await bench.database.transaction(async (transaction) => {
      await transaction.raw(`SET LOCAL timezone TO '${zone}'`);
      expect(await listJourneys(transaction, userId)).toMatchObject([
        { departureDate: '1900-01-01', returnDate: '2199-12-31' },
      ]);
    });
  }
});

test('saved results are listed newest first, and one is found with its form and result', async () => {
  const userId = randomUUID();
  const first = await save(userId);
  const second = await save(userId, {
    calculator: 'citizenship',
    title: undefined,
    savedAt: '2026-03-04T05:06:01.000Z',
    isEligible: true,
    suggestedEligibilityDate: null,
  });
  const sum = { totalPence: 322_600, lowestPence: 322_600, highestPence: 343_600 };
  const fees = await save(userId, {
    calculator: 'fees',
    savedAt: '2026-03-04T05:06:02.000Z',
    isEligible: null,
    suggestedEligibilityDate: null,
    result: { ...sum, lines: [] },
  });
  const undecided = { isEligible: null, suggestedEligibilityDate: null } as const;
  const readiness = { met: 1, of: 7 };
  const listed = { form: 'SET(O)', plannedOn: '2027-02-20', name: null };
  const list = await save(userId, {
    ...undecided,
    calculator: 'checklist',
    savedAt: '2026-03-04T05:06:03.000Z',
    form: { ...listed, documents: [] },
    result: { readiness, requirements: [] },
  });
  const asked = { form: 'AN', applicationOn: '2026-10-31', whose: { firstName: 'Leila', lastName: 'Khan' } };
  const found = { missingDays: 9, contradictions: 0 };
  const check = await save(userId, {
    ...undecided,
    calculator: 'addresses',
    savedAt: '2026-03-04T05:06:04.000Z',
    form: { ...asked, addresses: [] },
    result: { ...found, gaps: [] },
  });
  const sheet = await save(userId, {
    ...undecided,
    calculator: 'sheet',
    savedAt: '2026-03-04T05:06:05.000Z',
    form: { form: 'an', applicant: 'you', on: '2027-03-01' },
    result: { name: 'Zoë Okafor', blocks: [] },
  });
  const ahead = { date: '2027-03-26', title: 'First day to apply', isAhead: true };
  const line = await save(userId, {
    ...undecided,
    calculator: 'timeline',
    savedAt: '2026-03-04T05:06:06.000Z',
    form: { plans: [] },
    result: { entries: [ahead, { ...ahead, isAhead: false }] },
  });
  const empty = await save(userId, {
    ...undecided,
    calculator: 'timeline',
    savedAt: '2026-03-04T05:06:07.000Z',
    form: { plans: [] },
    result: { entries: [] },
  });
  await save(randomUUID());
  await shown();
  const entry = {
    assessmentId: first,
    calculator: 'ilr',
    title: 'Before the summer',
    savedAt: new Date('2026-03-04T05:06:00.000Z'),
    calculatedOn: '2026-03-03',
    ruleSetVersion: '2026-02-02',
    ruleSetCheckedOn: '2026-02-01',
    isEligible: false,
    suggestedEligibilityDate: '2204-02-29',
    earliestApplicationDate: null,
    headline: null,
    verdictParts: expect.objectContaining({ homeOffice: { citizenship: null } }),
    sum: null,
    told: null,
  };
  const withoutVerdict = { ...entry, ...undecided, verdictParts: null };
  expect(await listSavedAssessments(bench.database, userId)).toEqual([
    {
      ...withoutVerdict,
      assessmentId: empty,
      calculator: 'timeline',
      told: { entries: [null] },
      savedAt: new Date('2026-03-04T05:06:07.000Z'),
    },
    {
      ...withoutVerdict,
      assessmentId: line,
      calculator: 'timeline',
      told: { entries: [ahead] },
      savedAt: new Date('2026-03-04T05:06:06.000Z'),
    },
    {
      ...withoutVerdict,
      assessmentId: sheet,
      calculator: 'sheet',
      told: { form: 'an', on: '2027-03-01', name: 'Zoë Okafor' },
      savedAt: new Date('2026-03-04T05:06:05.000Z'),
    },
    {
      ...withoutVerdict,
      assessmentId: check,
      calculator: 'addresses',
      told: { ...asked, ...found },
      savedAt: new Date('2026-03-04T05:06:04.000Z'),
    },
    {
      ...withoutVerdict,
      assessmentId: list,
      calculator: 'checklist',
      told: { ...listed, readiness },
      savedAt: new Date('2026-03-04T05:06:03.000Z'),
    },
    {
      ...withoutVerdict,
      assessmentId: fees,
      calculator: 'fees',
      sum,
      savedAt: new Date('2026-03-04T05:06:02.000Z'),
    },
    {
      ...entry,
      assessmentId: second,
      calculator: 'citizenship',
      title: null,
      savedAt: new Date('2026-03-04T05:06:01.000Z'),
      isEligible: true,
      suggestedEligibilityDate: null,
    },
    entry,
  ]);
  expect(await findSavedAssessment(bench.database, userId, first)).toEqual({
    ...entry,
    form: ilrResult.form,
    result: ilrResult.result,
  });
});

test('a deleted result is not found, and a kept one is not found by another person', async () => {
  const userId = randomUUID();
  const [kept, deleted] = [await save(userId), await save(userId)];
  await handle(
    assessmentDecider,
    assessmentsStream(userId),
    { type: 'DiscardAssessment', assessmentId: deleted },
    contextOf(userId),
  );
  await shown();
  const listed = await listSavedAssessments(bench.database, userId);
  expect(listed.map(({ assessmentId }) => assessmentId)).toEqual([kept]);
  expect(await findSavedAssessment(bench.database, userId, deleted)).toBeNull();
  expect(await findSavedAssessment(bench.database, randomUUID(), kept)).toBeNull();
});

test('a rebuild gives the same rows, without erased people', async () => {
  const [kept, erased] = [randomUUID(), randomUUID()];
  for (const userId of [kept, erased]) {
    await register(userId);
    await record(userId);
    await save(userId);
  }
  await shown();
  const checksumOf = async (table: string) => {
    const { rows } = await bench.database.raw<{ rows: { checksum: string | null }[] }>(
      `SELECT md5(string_agg(each::text, ',' ORDER BY each::text)) AS checksum FROM ?? AS each WHERE user_id <> ?`,
      [table, erased],
    );
    return rows[0]?.checksum;
  };
  const before = {
    accounts: await checksumOf('accounts_v1'),
    journeys: await checksumOf('journeys_v1'),
    assessments: await checksumOf('saved_assessments_v1'),
  };

  await personKeys.destroy(erased);
  for (const projection of readModels) {
    expect(await rebuild(bench.database, projection)).toBe(2);
  }
  await eventually(
    () => readTableVersions(bench.database, { unfinished: true }),
    (all) =>
      all.length === readModels.length &&
      all.every(({ state, versionNumber }) => state === 'live' && versionNumber === 2),
  );
  expect(await checksumOf('accounts_v2')).toBe(before.accounts);
  expect(await checksumOf('journeys_v2')).toBe(before.journeys);
  expect(await checksumOf('saved_assessments_v2')).toBe(before.assessments);
  expect(await listSavedAssessments(bench.database, kept)).toHaveLength(1);
  expect(await listSavedAssessments(bench.database, erased)).toEqual([]);
  expect(await findAccount(bench.database, kept)).not.toBeNull();
  expect(await findAccount(bench.database, erased)).toBeNull();
  expect(await listJourneys(bench.database, erased)).toEqual([]);
});

test('the record of an unknown person is empty in each part', async () => {
  const record = await readPersonRecord(bench.database, randomUUID(), [
    ...new Set([...alertParts, ...formParts]),
  ]);
  const { details, registeredOn, leads, ...lists } = record;
  expect({ details, registeredOn, leads }).toEqual({ details: emptyDetails, registeredOn: null, leads: {} });
  for (const [part, list] of Object.entries(lists)) expect([part, list]).toEqual([part, []]);
});
