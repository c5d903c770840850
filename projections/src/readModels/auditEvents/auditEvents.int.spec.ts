import { randomBytes, randomUUID } from 'node:crypto';
import { accountDecider, accountStream } from '@settlewise/domain/accounts';
import { erasureDecider, erasureStream } from '@settlewise/domain/erasure';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { journeyDecider, journeysStream } from '@settlewise/domain/journeys';
import type { Decider } from '@settlewise/domain/kernel';
import { reservationDecider, reservationStream } from '@settlewise/domain/reservations';
import { createKeyed, createPersonKeys, type PersonKeys } from '@settlewise/infra/crypto';
import { comparePositions, type Position } from '@settlewise/infra/eventStore';
import {
  createCodec,
  decodeHeading,
  type ActorRole,
  type CommandContext,
  type DomainEvent,
} from '@settlewise/infra/eventStore/codec';
import { createCommandHandler, type CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually';
import { openWorkbench, type Workbench } from '../../../testing/workbench';
import { readTableVersions, rebuild, type Projections } from '../../runner';
import { readModels } from '..';
import {
  auditEventsFitting,
  auditEventsProjection,
  countAuditEvents,
  findAuditEvent,
  listAuditChain,
  listAuditEvents,
  type AuditEvent,
  type AuditFilter,
} from './index';

let bench: Workbench;
let projections: Projections;
let commands: CommandHandler;
let personKeys: PersonKeys;
let last: Position | null = null;

const [amina, boris, clara] = [randomUUID(), randomUUID(), randomUUID()];
const day = (offset: number) => new Date(Date.UTC(2026, 2, 4 + offset, 5, 6, 7));

async function does<Command extends object, State, Event extends DomainEvent>(
  decider: Decider<Command, State, Event>,
  stream: string,
  command: Command,
  context: Partial<CommandContext> & Pick<CommandContext, 'userId'>,
): Promise<void> {
  const handled = await commands.handle(decider, stream, command, {
    actorId: context.userId,
    actorRole: 'user',
    now: day(0),
    correlationId: randomUUID(),
    causationId: randomUUID(),
    ...context,
  });
  last = handled.position ?? last;
}

const register = (userId: string, username: string, context: Partial<CommandContext> = {}) =>
  does(
    accountDecider,
    accountStream(userId),
    {
      type: 'RegisterAccount',
      userId,
      username,
      email: `${username}@example.org`,
      role: 'user',
      passwordHash: '$argon2id$v=19$not-a-real-hash',
    },
    { userId, ...context },
  );

const recordJourney = (userId: string, context: Partial<CommandContext> = {}) =>
  does(
    journeyDecider,
    journeysStream(userId),
    {
      type: 'RecordJourney',
      id: randomUUID(),
      today: '2025-04-01',
      item: {
        departureDate: '2025-03-01',
        returnDate: '2025-03-10',
        destination: 'Spain',
        reason: 'holiday',
      },
    },
    { userId, ...context },
  );

const shown = () => projections.whenCaughtUp(last ?? undefined);

/** The expected row of every event of the log, without names. */
async function told(): Promise<readonly Omit<AuditEvent, 'username' | 'erased' | 'actorName'>[]> {
  return (await bench.log())
    .map(decodeHeading)
    .map(({ id, type, stream, revision, position, metadata }) => ({
      id,
      type,
      stream,
      revision: Number(revision),
      position,
      recordedAt: new Date(metadata.recordedAt),
      userId: metadata.userId,
      actorId: metadata.actorId,
      actorRole: metadata.actorRole,
      correlationId: metadata.correlationId,
      causationId: metadata.causationId,
      commandId: metadata.commandId,
    }));
}

async function list(filter: AuditFilter, change: Partial<Parameters<typeof listAuditEvents>[1]> = {}) {
  const fits = await auditEventsFitting(bench.database, filter);
  return listAuditEvents(bench.database, { fits, descending: true, limit: 1_000, ...change });
}

const ids = (events: readonly { readonly id: string }[]) => events.map(({ id }) => id);

beforeAll(async () => {
  bench = await openWorkbench();
  const masterKey = randomBytes(32);
  personKeys = createPersonKeys({ database: bench.database, masterKey });
  const codec = createCodec({ registry: eventRegistry, personKeys });
  commands = createCommandHandler({ store: bench.store, codec, keyed: createKeyed(masterKey) });
  projections = await bench.start({ projections: readModels, codec });

  await register(amina, 'amina');
  await register(boris, 'boris', { now: day(1) });
  await register(clara, 'clara', { now: day(2) });
  await recordJourney(amina, { now: day(3), correlationId: 'import' });
  await recordJourney(amina, { now: day(3), correlationId: 'import', actorRole: 'system' });
  // The clock of the computer that recorded this was three days slow.
  await recordJourney(boris, { now: day(0) });
  await recordJourney(boris, { now: day(4), actorId: amina, actorRole: 'admin' });
  const take = { type: 'TakeReservation', kind: 'username', holderId: clara } as const;
  await does(reservationDecider, reservationStream('username', 'a1'), take, { userId: clara, now: day(5) });
  await does(
    accountDecider,
    accountStream(clara),
    { type: 'LockAccount', reason: 'Asked to' },
    { userId: clara, actorId: amina, actorRole: 'admin', now: day(5) },
  );
  await does(
    erasureDecider,
    erasureStream(clara),
    { type: 'BeginErasure', userId: clara },
    { userId: clara, now: day(6) },
  );
  await personKeys.destroy(clara);
  await does(
    erasureDecider,
    erasureStream(clara),
    { type: 'CompleteErasure', userId: clara },
    { userId: clara, now: day(6), actorRole: 'system' },
  );
  await shown();
});
afterAll(() => bench.close());

describe('the audit’s events', () => {
  it('are complete, in either order, with the present usernames', async () => {
    const names = new Map<string, string>([
      [amina, 'amina'],
      [boris, 'boris'],
    ]);
    const expected = (await told()).map((event) => ({
      ...event,
      username: names.get(event.userId) ?? null,
      erased: event.userId === clara,
      actorName: names.get(event.actorId) ?? null,
    }));
    expect(expected).toHaveLength(11);
    expect(await list({})).toEqual(expected.toReversed());
    expect(await list({}, { descending: false })).toEqual(expected);
  });

  const role: ActorRole = 'system';
  const filters: readonly [string, () => AuditFilter][] = [
    ['type', () => ({ type: 'JourneyRecorded' })],
    ['stream', () => ({ stream: journeysStream(boris) })],
    ['kind of stream', () => ({ streamKind: 'absences' })],
    ['person', () => ({ userId: clara })],
    ['who acted', () => ({ actorId: amina })],
    ['role', () => ({ actorRole: role })],
    ['request', () => ({ correlationId: 'import' })],
    ['beginning', () => ({ from: day(3) })],
    ['end', () => ({ to: day(3) })],
    ['period', () => ({ from: day(0), to: day(1) })],
    ['a part of a day', () => ({ from: new Date(day(5).getTime() + 1), to: new Date(day(6).getTime() + 1) })],
    // Its events stand apart in the log: one was recorded by the slow clock.
    ['the end of a week', () => ({ from: day(-1), to: new Date(day(0).getTime() + 1) })],
    ['a period without events', () => ({ from: day(20), to: day(30) })],
    ['a period that ends before it begins', () => ({ from: day(4), to: day(1) })],
    [
      'type, role and period',
      () => ({ type: 'JourneyRecorded', actorRole: 'user', from: day(0), to: day(4) }),
    ],
    ['person and kind', () => ({ userId: clara, streamKind: 'erasure' })],
    ['kinds that such types are not of', () => ({ type: 'JourneyRecorded', streamKind: 'account' })],
  ];

  it.each(filters)('can be filtered by %s', async (_, filterOf) => {
    const filter = filterOf();
    const { type, stream, streamKind, userId, actorId, actorRole, correlationId, from, to } = filter;
    const fitsPlainly = (event: Awaited<ReturnType<typeof told>>[number]) =>
      (type === undefined || event.type === type) &&
      (stream === undefined || event.stream === stream) &&
      (streamKind === undefined || event.stream.startsWith(`${streamKind}-`)) &&
      (userId === undefined || event.userId === userId) &&
      (actorId === undefined || event.actorId === actorId) &&
      (actorRole === undefined || event.actorRole === actorRole) &&
      (correlationId === undefined || event.correlationId === correlationId) &&
      (from === undefined || event.recordedAt >= from) &&
      (to === undefined || event.recordedAt < to);
    const expected = (await told()).filter(fitsPlainly).toReversed();
    expect(expected.length < 11).toBe(true);
    expect(ids(await list(filter))).toEqual(ids(expected));
    const fits = await auditEventsFitting(bench.database, filter);
    expect(await countAuditEvents(bench.database, fits, 100)).toEqual({
      total: expected.length,
      more: false,
    });
  });

  it('are counted up to the limit', async () => {
    const fits = await auditEventsFitting(bench.database, {});
    expect(await countAuditEvents(bench.database, fits, 10)).toEqual({ total: 10, more: true });
    expect(await countAuditEvents(bench.database, fits, 11)).toEqual({ total: 11, more: false });
  });

  it('are listed in pages, by offset or from a position in the log', async () => {
    const all = await list({});
    expect(await list({}, { offset: 3, limit: 4 })).toEqual(all.slice(3, 7));
    expect(await list({}, { past: all[3]?.position, limit: 4 })).toEqual(all.slice(4, 8));
    expect(await list({}, { past: all[3]?.position, descending: false })).toEqual(
      all.slice(0, 3).toReversed(),
    );
  });

  it('are found by their ids', async () => {
    const [newest] = await list({});
    expect(await findAuditEvent(bench.database, newest?.id ?? '')).toEqual(newest);
    expect(await findAuditEvent(bench.database, randomUUID())).toBeNull();
  });
});

it('the chain of a request has its events, their effects and their causes, in order', async () => {
  const request = randomUUID();
  const before = await list({}, { limit: 1 });
  await recordJourney(amina, { correlationId: 'the cause of all' });
  const [cause] = await list2();
  await recordJourney(amina, { correlationId: request, causationId: cause?.id ?? '' });
  await recordJourney(boris, { correlationId: request, causationId: request });
  const [, first] = await list2();
  await recordJourney(boris, { correlationId: 'a worker', causationId: first?.id ?? '' });
  const [effect] = await list2();
  await recordJourney(amina, { correlationId: 'another worker', causationId: effect?.id ?? '' });
  await recordJourney(amina, { correlationId: 'another request' });
  const since = (await list2())
    .filter(({ id }) => id !== before[0]?.id)
    .slice(0, 6)
    .toReversed();
  const expected = ids(since.slice(0, 5));
  const chain = await listAuditChain(bench.database, request, 500);
  expect(ids(chain)).toEqual(expected);
  expect(chain.map(({ position }) => position)).toEqual(
    chain.map(({ position }) => position).toSorted(comparePositions),
  );
  expect(await listAuditChain(bench.database, request, 2)).toHaveLength(2);
  expect(await listAuditChain(bench.database, 'nobody asked', 500)).toEqual([]);
});

/** Everything, once all that was written shows. */
async function list2() {
  await shown();
  return list({});
}

it('a rebuild gives the same rows, including those of erased people', async () => {
  await shown();
  const before = await bench.database('audit_events_v1').orderBy(['commit_position', 'prepare_position']);
  expect(before.filter((row: { user_id: string }) => row.user_id === clara)).toHaveLength(5);
  await rebuild(bench.database, auditEventsProjection);
  await eventually(
    () => readTableVersions(bench.database, { names: ['audit_events'], unfinished: true }),
    (all) =>
      all.length === 1 && all.every(({ versionNumber, state }) => versionNumber === 2 && state === 'live'),
  );
  expect(await bench.database('audit_events_v2').orderBy(['commit_position', 'prepare_position'])).toEqual(
    before,
  );
});
