// The library behind these pages takes longer to load than a test waits for a page to show.
import '../features/admin/Administration';
import type { UserResponse } from '@settlewise/contract/accounts';
import {
  actorRoles,
  type AdminEventResponse,
  type AdminOverviewResponse,
  type AdminUserResponse,
} from '@settlewise/contract/admin';
import { amina } from './builders';
import { serverInMemory } from './serverInMemory';

export const adminSam = {
  ...amina,
  id: 's1',
  username: 'sam',
  email: 'sam@example.org',
  role: 'admin',
} satisfies UserResponse;

/** An account as administrators see it. */
export function anAccount(username: string, rest: Partial<AdminUserResponse> = {}): AdminUserResponse {
  return {
    id: `id-${username}`,
    username,
    maskedEmail: `${username.charAt(0)}…@e….org`,
    emailVerified: true,
    role: 'user',
    state: 'active',
    registeredAt: '2026-11-02T09:15:00.000Z',
    sessions: 1,
    ...rest,
  };
}

/** The metadata of an event that Amara Okafor caused herself. */
export function anAdminEvent(type: string, rest: Partial<AdminEventResponse> = {}): AdminEventResponse {
  return {
    id: `event-${type}`,
    type,
    stream: 'absences-id-amara',
    revision: 4,
    position: '120/120',
    recordedAt: '2026-11-20T14:05:33.000Z',
    userId: 'id-amara',
    username: 'amara',
    erased: false,
    actorId: 'id-amara',
    actorName: 'amara',
    actorRole: actorRoles[0],
    correlationId: 'correlation-1',
    causationId: 'command-1',
    commandId: 'command-1',
    ...rest,
  };
}

const days = Array.from({ length: 30 }, (_none, at) => ({
  day: new Date(Date.UTC(2026, 9, 23 + at)).toISOString().slice(0, 10),
  events: (at * 7) % 23,
}));

/** Everything is as it should be, unless told otherwise. */
export function anOverview(rest: Partial<AdminOverviewResponse> = {}): AdminOverviewResponse {
  return {
    people: { total: 1284, administrators: 2, locked: 1, unverified: 37, new: 61 },
    eventsByDay: days,
    events: { total: 48_210, lastAt: '2026-11-21T14:05:33.000Z' },
    projections: [{ name: 'absences', state: 'live', waitingEvents: 0, more: false, waitingMs: 0 }],
    jobs: { waiting: 3, delayed: 12, failed: 0 },
    mails: { sent: 412, failed: 0 },
    rules: { name: 'Rules of 8 April 2026', checkedOn: '2026-11-21', daysAgo: 0, stale: false },
    proof: { at: '2026-11-21T03:00:00.000Z', sound: true },
    ...rest,
  };
}

/** The answer of a list: its rows and their total. */
export const listOf = (rows: readonly unknown[], { total = rows.length, more = false } = {}) => ({
  status: 200,
  body: rows,
  headers: {
    'content-range': `rows 0-${Math.max(0, rows.length - 1)}/${total}`,
    ...(more && { 'settlewise-more': 'true' }),
  },
});

const closedRecord = (userId: string | null) => ({
  status: 200,
  body: { userId, access: null, now: new Date().toISOString() },
});

/** Amara’s record, opened for a reason. */
export function anAccess(leftMs = 60 * 60_000) {
  const until = Date.now() + leftMs;
  return {
    id: 'look-1',
    userId: 'id-amara',
    reason: 'She asked us for help',
    openedAt: new Date(until - 60 * 60_000).toISOString(),
    until: new Date(until).toISOString(),
  };
}

/**
 * The server keeps Amara’s record closed until it is opened, and open from then on.
 * @param open whether it is open already; @param leftMs for how long it is open
 */
export function keepsRecordAccess(
  server: ReturnType<typeof serverInMemory>,
  { open = false, leftMs = 60 * 60_000 } = {},
): void {
  let access = open ? anAccess(leftMs) : null;
  const answer = () => {
    const now = new Date();
    const isOver = access !== null && Date.parse(access.until) <= now.getTime();
    return {
      status: 200,
      body: { userId: 'id-amara', access: isOver ? null : access, now: now.toISOString() },
    };
  };
  server.on('GET /api/admin/users/id-amara/access', answer);
  server.on('GET /api/admin/streams/absences-id-amara/access', answer);
  server.on('POST /api/admin/looks', () => {
    access = anAccess(leftMs);
    return { status: 201, body: access };
  });
}

/** The server of an administrator, with two people and an event. */
export function serverWithAdministrator() {
  const people = [
    anAccount('amara'),
    anAccount('ben', { state: 'locked', emailVerified: false, sessions: 0 }),
  ];
  return serverInMemory({
    'GET /api/user': () => ({ status: 200, body: adminSam }),
    'GET /api/admin/overview': () => ({ status: 200, body: anOverview() }),
    'GET /api/admin/users': () => listOf(people),
    'GET /api/admin/users/id-amara': () => ({ status: 200, body: anAccount('amara') }),
    'GET /api/admin/users/id-ben': () => ({ status: 200, body: people[1] }),
    'GET /api/admin/users/id-amara/access': () => closedRecord('id-amara'),
    'GET /api/admin/users/id-ben/access': () => closedRecord('id-ben'),
    'GET /api/admin/streams/administrators/access': () => closedRecord(null),
    'GET /api/admin/event-names': () => ({
      status: 200,
      body: { types: ['AbsenceRecorded', 'AbsenceRemoved'], streamKinds: ['absences', 'account'] },
    }),
    'GET /api/admin/events': () => listOf([anAdminEvent('AbsenceRecorded')]),
  });
}

/** The query of the last call of a list. */
export function lastListed(server: ReturnType<typeof serverInMemory>, path: string) {
  const asked = server.sent.filter((request) => request.path.split('?')[0] === path).at(-1);
  const query = new URLSearchParams(asked?.path.split('?')[1]);
  const read = (name: string): unknown => JSON.parse(query.get(name) ?? 'null');
  return { range: read('range'), sort: read('sort'), filter: read('filter') };
}
