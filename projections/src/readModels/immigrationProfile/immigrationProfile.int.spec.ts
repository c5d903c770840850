import { randomBytes, randomUUID } from 'node:crypto';
import {
  type AccountCommand,
  accountDecider,
  accountStream,
  defaultSettings,
} from '@settlewise/domain/accounts';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { wholeItem } from '@settlewise/domain/fields';
import {
  type Dependant,
  type DetailsChange,
  emptyDetails,
  type ImmigrationProfileCommand,
  immigrationProfileDecider,
  immigrationProfileStream,
  type ProfileDetails,
  visaHistoryFields,
} from '@settlewise/domain/immigrationProfile';
import { createKeyed, createPersonKeys, type PersonKeys } from '@settlewise/infra/crypto';
import type { Position } from '@settlewise/infra/eventStore';
import { createCodec, type CommandContext } from '@settlewise/infra/eventStore/codec';
import { createCommandHandler, type CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually';
import { openWorkbench, type Workbench } from '../../../testing/workbench';
import { readTableVersions, rebuild, type Projections } from '../../runner';
import { accountsProjection, findAccount, findAccountSettings } from '../accounts';
import {
  findImmigrationProfile,
  immigrationProfileProjection,
  listDependants,
  listVisaHistory,
} from './index';

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
  projections = await bench.start({ projections: [accountsProjection, immigrationProfileProjection], codec });
});
afterAll(() => bench.close());

const today = '2026-11-21';
const registeredAt = new Date('2026-03-04T05:06:07.000Z');
const later = new Date('2026-04-05T06:07:08.000Z');
const contextOf = (userId: string, now: Date): CommandContext => ({
  userId,
  actorId: userId,
  actorRole: 'user',
  correlationId: randomUUID(),
  causationId: randomUUID(),
  now,
});

/** Everything that was decided shows. */
const shown = () => projections.whenCaughtUp(last ?? undefined);

async function onAccount(userId: string, command: AccountCommand, now = later): Promise<void> {
  const { position } = await commands.handle(
    accountDecider,
    accountStream(userId),
    command,
    contextOf(userId, now),
  );
  last = position;
}

async function onProfile(userId: string, command: ImmigrationProfileCommand): Promise<void> {
  const { position } = await commands.handle(
    immigrationProfileDecider,
    immigrationProfileStream(userId),
    command,
    contextOf(userId, later),
  );
  last = position;
}

const change = (userId: string, fields: DetailsChange) =>
  onProfile(userId, { type: 'ChangeDetails', change: fields, today });

const passwordHash = '$argon2id$v=19$not-a-real-hash';

/** A person with an account. */
async function somebody(): Promise<string> {
  const userId = randomUUID();
  await onAccount(
    userId,
    {
      type: 'RegisterAccount',
      userId,
      username: 'amina',
      email: 'amina@example.org',
      firstName: 'Amina',
      role: 'user',
      passwordHash,
    },
    registeredAt,
  );
  return userId;
}

const everything: ProfileDetails = {
  dateOfBirth: '1990-02-28',
  nationality: 'Kurdish',
  countryOfBirth: 'iraq',
  passportNumber: 'AB1234567',
  addressLine1: 'Flat 2',
  addressLine2: '14 Harbour Street',
  city: 'Leith',
  state: 'Midlothian',
  postalCode: 'EH6 6AA',
  country: 'united_kingdom',
  phone: '+44 20 7946 0000',
  emergencyContact: { name: 'Lucía', relationship: 'sister', phone: null, email: 'lucia@example.org' },
  visaType: 'spouse_partner',
  visaNumber: '123456789',
  visaStartDate: '1900-01-01',
  ukEntryDate: '1900-02-03',
  visaExpiryDate: '2199-12-31',
  brpNumber: 'ZX1234567',
  brpExpiryDate: '2024-12-31',
  settlementDate: '2026-05-04',
  hasILR: true,
  ilrGrantDate: '2025-06-07',
  settledAs: 'eu_settled_status',
  appliedOn: '1900-01-01',
  appliedInTime: 'not_sure',
  gapBefore: 'overstayer_exception',
  claimedOn: '2019-08-07',
  endorsedBy: 'exceptional_promise',
  firstGrantedAs: 'half_of_life',
  dischargedOn: '2031-05-06',
  medicalDischarge: 'not_sure',
  awaitingDecisionSince: null,
  maritalStatus: 'married',
  marriedToBritishCitizen: true,
  intendsToStayInUK: false,
  goodCharacter: false,
  arrivedWithoutPermission: 'not_sure',
  lifeInUKPassed: true,
  lifeInUKPassedOn: '2025-11-04',
  lifeInUKReference: 'LITUK-4821-7730',
  englishLanguageProof: true,
  englishLevel: 'C1',
};

const son: Dependant = {
  firstName: 'Tomás',
  lastName: 'López',
  dateOfBirth: '2019-07-30',
  relationship: 'child',
  nationality: 'colombia',
  passportNumber: 'CD7654321',
  currentVisaType: 'dependent',
  visaStartDate: '2021-05-04',
  visaExpiryDate: '2026-05-03',
  brpNumber: 'B1',
  notes: 'Goes to school.',
  bornInUk: false,
  british: false,
  settledSince: '2026-01-15',
  ukEntryDate: '2021-05-20',
  visaHeldSince: '2021-05-04',
  travelsWith: 'own',
  otherParentStatus: 'british',
  otherParentSince: '2015-06-01',
  ownJourneys: [
    { departureDate: '2024-07-01', returnDate: '2024-08-12', destination: 'Colombia' },
    { departureDate: '2025-12-20', returnDate: '2026-01-04', destination: null },
  ],
};

describe('an immigration profile', () => {
  test('exists and is empty from registration; nobody else has one', async () => {
    const userId = await somebody();
    await shown();
    expect(await findImmigrationProfile(bench.database, userId)).toEqual({
      userId,
      ...emptyDetails,
      changedAt: registeredAt,
    });
    expect(await findImmigrationProfile(bench.database, randomUUID())).toBeNull();
  });

  test('shows every field, and an emptied one as empty', async () => {
    const userId = await somebody();
    await change(userId, everything);
    await shown();
    const profile = { userId, ...everything, changedAt: later };
    expect(await findImmigrationProfile(bench.database, userId)).toEqual(profile);

    await change(userId, {
      emergencyContact: null,
      visaExpiryDate: null,
      maritalStatus: null,
      hasILR: false,
    });
    await shown();
    expect(await findImmigrationProfile(bench.database, userId)).toEqual({
      ...profile,
      emergencyContact: null,
      visaExpiryDate: null,
      maritalStatus: null,
      marriedToBritishCitizen: false,
      hasILR: false,
      ilrGrantDate: null,
      settledAs: null,
    });
  });

  test('shows dates as written, in any time zone', async () => {
    const userId = await somebody();
    await change(userId, everything);
    await shown();
    for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
      await bench.database.transaction(async (transaction) => {
        await transaction.raw(`SET LOCAL timezone TO '${zone}'`);
        expect(await findImmigrationProfile(transaction, userId)).toMatchObject({
          visaStartDate: '1900-01-01',
          visaExpiryDate: '2199-12-31',
        });
      });
    }
  });
});

test('a visa history is listed with the latest start first, in its present state', async () => {
  const userId = await somebody();
  const [student, worker, mistake] = [randomUUID(), randomUUID(), randomUUID()];
  const add = (entryId: string, visaType: string, startDate: string, endDate: string) =>
    onProfile(userId, {
      type: 'RecordVisaHistoryEntry',
      id: entryId,
      item: wholeItem(visaHistoryFields, { visaType, startDate, endDate }),
    });
  await add(student, 'student', '2017-09-01', '2021-01-31');
  await add(worker, 'skilled_worker', '2021-02-01', '2024-01-31');
  await add(mistake, 'other', '2010-01-01', '2010-02-01');
  await onProfile(userId, { type: 'RemoveVisaHistoryEntry', id: mistake });
  await onProfile(userId, {
    type: 'ChangeVisaHistoryEntry',
    id: student,
    change: {
      startDate: '2017-09-02',
      endDate: '2021-01-30',
      appliedOn: '2017-07-01',
      appliedInTime: 'yes',
      gapBefore: 'exceptional_assurance',
    },
  });
  await shown();
  expect(await listVisaHistory(bench.database, userId)).toEqual([
    {
      entryId: worker,
      visaType: 'skilled_worker',
      startDate: '2021-02-01',
      endDate: '2024-01-31',
      appliedOn: null,
      appliedInTime: null,
      gapBefore: null,
    },
    {
      entryId: student,
      visaType: 'student',
      startDate: '2017-09-02',
      endDate: '2021-01-30',
      appliedOn: '2017-07-01',
      appliedInTime: 'yes',
      gapBefore: 'exceptional_assurance',
    },
  ]);
  expect(await listVisaHistory(bench.database, randomUUID())).toEqual([]);
});

test('dependants are listed in the order in which they were added, in their present state', async () => {
  const [userId, other] = [await somebody(), await somebody()];
  for (const person of [userId, userId, userId, other]) {
    await onProfile(person, { type: 'AddDependant', dependant: son, today });
  }
  const renamed = { ...son, lastName: 'Ruiz', notes: null, visaExpiryDate: null };
  await onProfile(userId, { type: 'ChangeDependant', dependantId: 3, dependant: renamed, today });
  await onProfile(userId, { type: 'RemoveDependant', dependantId: 1 });
  await shown();
  expect(await listDependants(bench.database, userId)).toEqual([
    { dependantId: 2, ...son },
    { dependantId: 3, ...renamed },
  ]);
  expect(await listDependants(bench.database, other)).toEqual([{ dependantId: 1, ...son }]);
});

describe('an account', () => {
  test('shows its present name and address, the address as not verified', async () => {
    const userId = await somebody();
    const linkHash = 'a'.repeat(64);
    await onAccount(userId, {
      type: 'IssueEmailVerificationLink',
      linkHash,
      expiresAt: '2026-05-01T00:00:00.000Z',
    });
    await onAccount(userId, { type: 'VerifyEmail', linkHash, now: later.toISOString() });
    await onAccount(userId, { type: 'ChangeName', firstName: null, lastName: 'Haddad' });
    await onAccount(userId, {
      type: 'ChangeEmailAddress',
      email: 'haddad@example.org',
      verifiedAgainst: passwordHash,
    });
    await shown();
    expect(await findAccount(bench.database, userId)).toMatchObject({
      firstName: null,
      lastName: 'Haddad',
      email: 'haddad@example.org',
      emailVerified: false,
      registeredAt,
      changedAt: later,
    });
  });

  test('has the default settings, and the changed ones', async () => {
    const userId = await somebody();
    await shown();
    expect(await findAccountSettings(bench.database, userId)).toEqual(defaultSettings);
    await onAccount(userId, { type: 'ChangeSettings', change: { reminderFrequency: 'never' } });
    await onAccount(userId, { type: 'ChangeSettings', change: { lawyerSharingEnabled: true } });
    await shown();
    const changed = { ...defaultSettings, reminderFrequency: 'never', lawyerSharingEnabled: true };
    expect(await findAccountSettings(bench.database, userId)).toEqual(changed);
    expect(await findAccountSettings(bench.database, randomUUID())).toBeNull();
  });
});

test('a rebuild gives the same rows, without erased people', async () => {
  const [kept, erased] = [await somebody(), await somebody()];
  for (const userId of [kept, erased]) {
    await change(userId, everything);
    await onAccount(userId, { type: 'ChangeSettings', change: { reminderFrequency: 'daily' } });
    await onProfile(userId, { type: 'AddDependant', dependant: son, today });
    await onProfile(userId, {
      type: 'RecordVisaHistoryEntry',
      id: randomUUID(),
      item: wholeItem(visaHistoryFields, {
        visaType: 'student',
        startDate: '2017-09-01',
        endDate: '2021-01-31',
      }),
    });
  }
  await shown();
  const tables = ['accounts', 'immigration_profiles', 'visa_history', 'dependants'];
  const rowsOf = async (table: string) => {
    const { rows } = await bench.database.raw<{ rows: { rows: number; checksum: string | null }[] }>(
      `SELECT count(*)::integer AS rows, md5(string_agg(each::text, ',' ORDER BY each::text)) AS checksum
       FROM ?? AS each WHERE user_id <> ?`,
      [table, erased],
    );
    return rows[0];
  };
  const before = await Promise.all(tables.map((table) => rowsOf(`${table}_v1`)));
  for (const { rows } of before.map((row) => row ?? { rows: 0 })) expect(rows).toBeGreaterThan(0);

  await personKeys.destroy(erased);
  for (const projection of [accountsProjection, immigrationProfileProjection]) {
    expect(await rebuild(bench.database, projection)).toBe(2);
  }
  await eventually(
    () => readTableVersions(bench.database, { unfinished: true }),
    (all) =>
      all.length === 2 && all.every(({ state, versionNumber }) => state === 'live' && versionNumber === 2),
  );
  expect(await Promise.all(tables.map((table) => rowsOf(`${table}_v2`)))).toEqual(before);
  expect(await findImmigrationProfile(bench.database, kept)).toMatchObject(everything);
  expect(await findImmigrationProfile(bench.database, erased)).toBeNull();
  expect(await findAccountSettings(bench.database, erased)).toBeNull();
  expect(await listVisaHistory(bench.database, erased)).toEqual([]);
  expect(await listDependants(bench.database, erased)).toEqual([]);
});
