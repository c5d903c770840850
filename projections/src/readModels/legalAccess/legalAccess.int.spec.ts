import { randomBytes, randomUUID } from 'node:crypto';
import { accountDecider, accountStream } from '@settlewise/domain/accounts';
import {
  administratorAccessDecider,
  administratorAccessStream,
} from '@settlewise/domain/administratorAccess';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import {
  type LegalAccessCommand,
  legalAccessDecider,
  legalAccessStream,
} from '@settlewise/domain/legalAccess';
import { recordAccessDecider, recordAccessStream } from '@settlewise/domain/recordAccess';
import { createKeyed, createPersonKeys, type PersonKeys } from '@settlewise/infra/crypto';
import type { Position } from '@settlewise/infra/eventStore';
import { createCodec } from '@settlewise/infra/eventStore/codec';
import { createCommandHandler, type CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../../testing/workbench';
import { eventually } from '../../../testing/eventually';
import { readTableVersions, rebuild, type Projections } from '../../runner';
import { accountsProjection } from '../accounts';
import { listAccessLog, accessLogProjection } from '../accessLog';
import { listStreamsOf, personStreamsProjection } from '../personStreams';
import {
  findLegalAccess,
  legalAccessProjection,
  listEndingSoon,
  listLegalAccess,
  listLegalAccessForEmail,
  listUninvited,
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
  projections = await bench.start({
    projections: [accountsProjection, legalAccessProjection, accessLogProjection, personStreamsProjection],
    codec,
  });
});
afterAll(() => bench.close());

const grantedAt = '2026-11-21T12:00:00.000Z';
const contextOf = (userId: string, actorRole: 'user' | 'lawyer' = 'user') => ({
  userId,
  actorId: randomUUID(),
  actorRole,
  now: new Date(grantedAt),
  correlationId: randomUUID(),
  causationId: randomUUID(),
});

async function handle(userId: string, command: LegalAccessCommand): Promise<void> {
  const handled = await commands.handle(
    legalAccessDecider,
    legalAccessStream(userId),
    command,
    contextOf(userId),
  );
  last = handled.position;
}

interface Given {
  readonly email?: string;
  readonly expiresAt?: string | null;
  readonly now?: string;
}

async function give(userId: string, { email, expiresAt = null, now = grantedAt }: Given = {}) {
  const grantId = randomUUID();
  await handle(userId, {
    type: 'GrantLegalAccess',
    grantId,
    email: email ?? `${grantId}@Example.org`,
    name: 'Ada Counsel',
    expiresAt,
    now,
    ownEmail: 'ana@example.org',
    sharingEnabled: true,
  });
  return grantId;
}

async function access(userId: string, grantId: string, part: string, now: string): Promise<string> {
  const lookId = randomUUID();
  const documentTitle = part === 'document_file' ? 'Passport' : null;
  const handled = await commands.handle(
    recordAccessDecider,
    recordAccessStream(lookId),
    { type: 'RecordAccess', lookId, grantId, part, documentTitle, now },
    contextOf(userId, 'lawyer'),
  );
  last = handled.position;
  return lookId;
}

/** A person with an account and sharing switched on. */
/** Registered, with lawyers let in; their address is confirmed unless said otherwise. */
async function anOwner({ confirmed = true } = {}): Promise<string> {
  const userId = randomUUID();
  await commands.handle(
    accountDecider,
    accountStream(userId),
    {
      type: 'RegisterAccount',
      userId,
      username: `ana-${userId}`,
      email: `${userId}@example.org`,
      role: 'user',
      passwordHash: 'not a hash of any password',
    },
    contextOf(userId),
  );
  if (confirmed) await confirmAddress(userId);
  await switchSharing(userId, true);
  return userId;
}

async function confirmAddress(userId: string): Promise<void> {
  const linkHash = 'a'.repeat(64);
  const stream = accountStream(userId);
  const expiresAt = '2026-11-22T12:00:00.000Z';
  await commands.handle(
    accountDecider,
    stream,
    { type: 'IssueEmailVerificationLink', linkHash, expiresAt },
    contextOf(userId),
  );
  const handled = await commands.handle(
    accountDecider,
    stream,
    { type: 'VerifyEmail', linkHash, now: grantedAt },
    contextOf(userId),
  );
  last = handled.position;
}

async function switchSharing(userId: string, lawyerSharingEnabled: boolean): Promise<void> {
  const handled = await commands.handle(
    accountDecider,
    accountStream(userId),
    { type: 'ChangeSettings', change: { lawyerSharingEnabled } },
    contextOf(userId),
  );
  last = handled.position;
}

async function accessOfAdministrator(userId: string, reason: string, openedAt: string): Promise<string> {
  const [lookId, administratorId] = [randomUUID(), randomUUID()];
  const until = '2026-12-01T00:00:00.000Z';
  const handled = await commands.handle(
    administratorAccessDecider,
    administratorAccessStream(lookId),
    { type: 'OpenRecord', lookId, administratorId, userId, reason, openedAt, until },
    { ...contextOf(userId), actorId: administratorId, actorRole: 'admin' },
  );
  last = handled.position;
  return lookId;
}

const shown = () => projections.whenCaughtUp(last ?? undefined);

test('a person’s list has all grants, newest first, with their state', async () => {
  const userId = randomUUID();
  const expiresAt = '2026-12-01T00:00:00.000Z';
  const first = await give(userId, { email: 'One@example.org', expiresAt });
  const second = await give(userId, { email: 'two@example.org', now: '2026-11-22T12:00:00.000Z' });
  await give(randomUUID());
  const now = '2026-11-25T00:00:00.000Z';
  await handle(userId, { type: 'RecordInvitationSent', grantId: first, now });
  await handle(userId, { type: 'RecordEndingTold', grantId: first, expiresAt, now });
  await handle(userId, {
    type: 'ExtendLegalAccess',
    grantId: first,
    expiresAt: '2027-01-01T00:00:00.000Z',
    now,
  });
  await access(userId, first, 'timeline', '2026-11-26T00:00:00.000Z');
  await access(userId, first, 'progress', '2026-11-27T00:00:00.000Z');
  await handle(userId, { type: 'RevokeLegalAccess', grantId: first, now: '2026-11-28T00:00:00.000Z' });
  await shown();

  const untouched = {
    grantId: second,
    userId,
    email: 'two@example.org',
    name: 'Ada Counsel',
    expiresAt: null,
    grantedAt: new Date('2026-11-22T12:00:00.000Z'),
    revokedAt: null,
    invitedAt: null,
    alsoShares: [],
    includesIdentity: false,
    toldOfEndAt: null,
    lastLookedAt: null,
  };
  const revoked = {
    grantId: first,
    userId,
    email: 'One@example.org',
    name: 'Ada Counsel',
    expiresAt: new Date('2027-01-01T00:00:00.000Z'),
    grantedAt: new Date(grantedAt),
    revokedAt: new Date('2026-11-28T00:00:00.000Z'),
    invitedAt: new Date(now),
    alsoShares: [],
    includesIdentity: false,
    toldOfEndAt: new Date(expiresAt),
    lastLookedAt: new Date('2026-11-27T00:00:00.000Z'),
  };
  expect(await listLegalAccess(bench.database, userId)).toEqual([untouched, revoked]);
  expect(await findLegalAccess(bench.database, first)).toEqual(revoked);
  expect(await findLegalAccess(bench.database, randomUUID())).toBeNull();
  expect(await listLegalAccessForEmail(bench.database, 'ONE@example.org')).toEqual([revoked]);
  expect(await listLegalAccessForEmail(bench.database, 'nobody@example.org')).toEqual([]);
});

test('grants without an invitation are listed until it is sent, revoked or ended, while the owner shares', async () => {
  const userId = await anOwner();
  const [waits, sent, revoked] = [await give(userId), await give(userId), await give(userId)];
  const over = await give(userId, { expiresAt: '2026-11-22T00:00:00.000Z' });
  await handle(userId, { type: 'RecordInvitationSent', grantId: sent, now: grantedAt });
  await handle(userId, { type: 'RevokeLegalAccess', grantId: revoked, now: grantedAt });
  await give(randomUUID());
  await shown();
  const listed = async (now = new Date(grantedAt)) =>
    (await listUninvited(bench.database, now)).map(({ grantId }) => grantId);
  expect(await listed(new Date('2026-11-21T23:59:59.999Z'))).toEqual([waits, over].toSorted());
  expect(await listed(new Date('2026-11-22T00:00:00.000Z'))).toEqual([waits]);
  await switchSharing(userId, false);
  await shown();
  expect(await listed()).toEqual([]);
});

test('no lawyer is emailed for an owner with an unconfirmed address', async () => {
  const userId = await anOwner({ confirmed: false });
  const grantId = await give(userId, { expiresAt: '2033-05-02T00:00:00.000Z' });
  const before = new Date('2033-05-03T00:00:00.000Z');
  const toldOf = async () => [
    ...(await listUninvited(bench.database, new Date(grantedAt))),
    ...(await listEndingSoon(bench.database, before)),
  ];
  await shown();
  expect((await toldOf()).map((grant) => grant.userId)).not.toContain(userId);
  await confirmAddress(userId);
  await shown();
  expect((await toldOf()).map((grant) => grant.grantId)).toContain(grantId);
});

test('access that ends within 48 hours is listed until its lawyer was emailed', async () => {
  const userId = await anOwner();
  const now = new Date('2031-05-01T12:00:00.000Z');
  const before = new Date('2031-05-03T12:00:00.000Z');
  const at = (expiresAt: string | null) => give(userId, { expiresAt });
  const ended = await at('2031-05-01T12:00:00.000Z');
  const soonest = await at('2031-05-01T12:00:00.001Z');
  const latest = await at('2031-05-03T12:00:00.000Z');
  const later = await at('2031-05-03T12:00:00.001Z');
  const endless = await at(null);
  const told = await at('2031-05-02T00:00:00.000Z');
  const extended = await at('2031-05-02T00:00:00.000Z');
  const revoked = await at('2031-05-02T00:00:00.000Z');
  for (const grantId of [told, extended]) {
    await handle(userId, {
      type: 'RecordEndingTold',
      grantId,
      expiresAt: '2031-05-02T00:00:00.000Z',
      now: now.toISOString(),
    });
  }
  await handle(userId, {
    type: 'ExtendLegalAccess',
    grantId: extended,
    expiresAt: '2031-05-03T00:00:00.000Z',
    now: now.toISOString(),
  });
  await handle(userId, { type: 'RevokeLegalAccess', grantId: revoked, now: now.toISOString() });
  await shown();
  const listed = (await listEndingSoon(bench.database, before)).map(({ grantId }) => grantId);
  expect(listed).toEqual([soonest, extended, latest]);
  expect([ended, later, endless].some((grantId) => listed.includes(grantId))).toBe(false);
  await switchSharing(userId, false);
  await shown();
  expect(await listEndingSoon(bench.database, before)).toEqual([]);
});

test('the access log is listed newest first, in pages, and is in the streams of the person', async () => {
  const userId = randomUUID();
  const grantId = await give(userId);
  const first = await access(userId, grantId, 'timeline', '2026-11-26T00:00:00.000Z');
  const second = await access(userId, grantId, 'document_file', '2026-11-26T00:00:01.000Z');
  await access(randomUUID(), grantId, 'timeline', '2026-11-26T00:00:00.000Z');
  const third = await accessOfAdministrator(userId, 'Ticket 17', '2026-11-26T00:00:02.000Z');
  await shown();
  const record = {
    lookId: third,
    by: 'administrator',
    grantId: null,
    part: null,
    documentTitle: null,
    downloaded: null,
    bundled: null,
    reason: 'Ticket 17',
    lookedAt: new Date('2026-11-26T00:00:02.000Z'),
  };
  const timeline = {
    lookId: first,
    by: 'lawyer',
    grantId,
    part: 'timeline',
    documentTitle: null,
    reason: null,
    downloaded: null,
    bundled: null,
    lookedAt: new Date('2026-11-26T00:00:00.000Z'),
  };
  const file = {
    lookId: second,
    by: 'lawyer',
    grantId,
    part: 'document_file',
    documentTitle: 'Passport',
    downloaded: null,
    bundled: null,
    reason: null,
    lookedAt: new Date('2026-11-26T00:00:01.000Z'),
  };
  expect(await listAccessLog(bench.database, userId)).toEqual([record, file, timeline]);
  expect(await listAccessLog(bench.database, userId, { limit: 1 })).toEqual([record]);
  expect(await listAccessLog(bench.database, userId, { before: file.lookedAt })).toEqual([timeline]);
  expect(await listAccessLog(bench.database, userId, { before: timeline.lookedAt })).toEqual([]);
  expect(new Set(await listStreamsOf(bench.database, userId))).toEqual(
    new Set([recordAccessStream(first), recordAccessStream(second), administratorAccessStream(third)]),
  );
});

test('a rebuild gives the same rows, without those of an erased person', async () => {
  const [kept, erased] = [randomUUID(), randomUUID()];
  for (const userId of [kept, erased]) await access(userId, await give(userId), 'timeline', grantedAt);
  await shown();
  const before = [await listLegalAccess(bench.database, kept), await listAccessLog(bench.database, kept)];
  await personKeys.destroy(erased);
  for (const projection of [legalAccessProjection, accessLogProjection])
    await rebuild(bench.database, projection);
  await eventually(
    () => readTableVersions(bench.database, { unfinished: true }),
    (all) =>
      all.length === 4 &&
      all.filter(({ state, versionNumber }) => state === 'live' && versionNumber === 2).length === 2,
  );
  expect([await listLegalAccess(bench.database, kept), await listAccessLog(bench.database, kept)]).toEqual(
    before,
  );
  expect(await listLegalAccess(bench.database, erased)).toEqual([]);
  expect(await listAccessLog(bench.database, erased)).toEqual([]);
});
