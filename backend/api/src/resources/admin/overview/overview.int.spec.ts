import { randomUUID } from 'node:crypto';
import { adminOverviewResponse } from '@settlewise/contract/admin';
import { ruleSet } from '@settlewise/rules/parameters';
import { countEventsByDay } from '@settlewise/projections';
import { readModels } from '@settlewise/projections/readModels';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdministrator } from '../../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../../testing/aPerson';
import { startTestApi, type TestApi } from '../../../../testing/startTestApi';

let api: TestApi;
let administrator: SignedUp;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api);
});
afterAll(() => api.stop());

async function readOverview() {
  await api.whenCaughtUp();
  const answer = await administrator.visitor.get('/api/admin/overview');
  expect([answer.status, answer.message]).toEqual([200, '']);
  return adminOverviewResponse.strict().parse(answer.json);
}

/** Moves the clock on, so that cached counts have expired. */
const afterCacheExpiry = async <Found>(look: () => Promise<Found>): Promise<Found> => {
  let found: Found | undefined;
  await api.later((minutesAhead += 2) * 60_000, async () => {
    found = await look();
  });
  if (found === undefined) throw new Error('The callback did not run');
  return found;
};
let minutesAhead = 0;

/** Appends events of an unknown person, recorded at these moments. */
async function recordEvents(...instants: readonly string[]): Promise<void> {
  for (const recordedAt of instants) {
    await api.eventStore.append(
      `task-${randomUUID()}`,
      [{ id: randomUUID(), type: 'Made', data: {}, metadata: { ...testMetadata, recordedAt } }],
      'no_stream',
    );
  }
  await api.whenCaughtUp();
}
const testMetadata = {
  userId: randomUUID(),
  actorId: randomUUID(),
  actorRole: 'user',
  schemaVersion: 1,
  correlationId: 'made',
  causationId: 'made',
  commandId: 'made',
  commandFingerprint: 'made',
  previousHash: null,
  hash: '0'.repeat(64),
};

const countByDay = async (first: string, last: string) =>
  (await countEventsByDay(api.database, first, last)).map(({ day, events }) => `${day} ${events}`);

describe('events by day', () => {
  test('are counted by London day, which begins an hour before the UTC day in summer', async () => {
    await recordEvents('2025-07-01T22:59:59.999Z', '2025-07-01T23:00:00Z', '2025-07-02T22:59:59Z');
    await recordEvents('2025-07-02T23:00:00Z', '2025-06-30T22:59:59Z');
    expect(await countByDay('2025-07-01', '2025-07-03')).toEqual([
      '2025-07-01 1',
      '2025-07-02 2',
      '2025-07-03 1',
    ]);
  });

  test('are counted by London day, which is the UTC day in winter', async () => {
    await recordEvents('2025-01-14T23:59:59.999Z', '2025-01-15T00:00:00Z', '2025-01-15T23:59:59Z');
    await recordEvents('2025-01-16T00:00:00Z', '2025-01-13T23:59:59Z');
    expect(await countByDay('2025-01-14', '2025-01-16')).toEqual([
      '2025-01-14 1',
      '2025-01-15 2',
      '2025-01-16 1',
    ]);
  });

  test('are all counted on days of 23 and 25 hours', async () => {
    await recordEvents('2025-03-30T00:00:00Z', '2025-03-30T22:59:59Z', '2025-03-30T23:00:00Z');
    expect(await countByDay('2025-03-29', '2025-03-31')).toEqual([
      '2025-03-29 0',
      '2025-03-30 2',
      '2025-03-31 1',
    ]);
    await recordEvents('2025-10-25T22:59:59Z', '2025-10-25T23:00:00Z', '2025-10-26T23:59:59Z');
    expect(await countByDay('2025-10-25', '2025-10-27')).toEqual([
      '2025-10-25 1',
      '2025-10-26 2',
      '2025-10-27 0',
    ]);
  });

  test('cover the last 30 days, with 0 for empty days', async () => {
    const before = await afterCacheExpiry(readOverview);
    expect(before.eventsByDay.map(({ day }) => day)).toEqual(
      Array.from({ length: 30 }, (_, index) =>
        new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
      ),
    );
    // 23 October is in summer time, so its day begins at 23:00 UTC on the day before.
    await recordEvents('2026-10-22T22:59:59Z', '2026-10-22T23:00:00Z', '2026-10-23T22:59:59Z');
    const after = await afterCacheExpiry(readOverview);
    expect(after.eventsByDay[0]).toEqual({ day: '2026-10-23', events: 2 });
    expect(after.eventsByDay[1]).toEqual({ day: '2026-10-24', events: 0 });
    expect(after.events.total).toBeGreaterThanOrEqual(before.events.total + 3);
    expect(after.events.lastAt).toBe('2026-10-23T22:59:59.000Z');
  });

  test('are counted once a minute', async () => {
    await afterCacheExpiry(async () => {
      const first = await readOverview();
      await recordEvents('2026-11-01T12:00:00Z');
      const again = await readOverview();
      expect(again.events).toEqual(first.events);
      return again;
    });
    const later = await afterCacheExpiry(readOverview);
    expect(later.eventsByDay.find(({ day }) => day === '2026-11-01')).toMatchObject({ events: 1 });
  });
});

describe('the overview', () => {
  test('counts people by account state', async () => {
    const before = await readOverview();
    const person = await aPerson().signsUpAt(api.address);
    await anAdministrator(api);
    const { people } = await readOverview();
    expect(people).toEqual({
      total: before.people.total + 2,
      administrators: before.people.administrators + 1,
      locked: before.people.locked,
      unverified: before.people.unverified + 2,
      new: before.people.new + 2,
    });
    await api
      .database('accounts')
      .where({ user_id: person.user.id })
      .update({ locked: true, email_verified: true, registered_at: '2026-10-22T11:59:59Z' });
    expect((await readOverview()).people).toEqual({
      ...people,
      locked: people.locked + 1,
      unverified: people.unverified - 1,
      new: people.new - 1,
    });
  });

  test('shows the state of the read models, the rules, the jobs and the emails', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await api.mailer.mailTo(person.user.email);
    await expect.poll(async () => (await readOverview()).mails.sent).toBeGreaterThan(0);
    const found = await readOverview();
    expect(found.projections.map(({ name }) => name).toSorted()).toEqual(
      readModels.map(({ name }) => name).toSorted(),
    );
    expect(new Set(found.projections.map(({ state }) => state))).toEqual(new Set(['live']));
    expect(found.projections[0]).toMatchObject({ waitingEvents: 0, more: false, waitingMs: 0 });
    expect(found.rules).toEqual({
      name: ruleSet.version,
      checkedOn: ruleSet.checkedOn,
      daysAgo: 350,
      stale: true,
    });
    expect(found.jobs).toMatchObject({ failed: 0 });

    await api.database('mail_tries').where({ user_id: person.user.id }).update({ state: 'failed' });
    expect((await readOverview()).mails.failed).toBe(1);
  });

  test('shows a stopped read model, and how long its first event has waited', async () => {
    await api.whenCaughtUp();
    await api.stopProjecting();
    await aPerson().signsUpAt(api.address);
    const stop = { failed_at: api.now(), failed_commit_position: 1, failed_prepare_position: 1 };
    await api.database('projection_generations').where({ name: 'tasks' }).update(stop);
    await api.later(60_000, async () => {
      const tasks = (await readOverview()).projections.find(({ name }) => name === 'tasks');
      expect(tasks).toMatchObject({ state: 'stopped', more: false });
      expect(tasks?.waitingEvents).toBeGreaterThan(0);
      expect(tasks?.waitingMs).toBeGreaterThanOrEqual(60_000);
    });
    await api
      .database('projection_generations')
      .where({ name: 'tasks' })
      .update({ failed_at: null, failed_commit_position: null, failed_prepare_position: null });
    await api.project();
  });

  test('shows the result of the newest check of the log', async () => {
    expect((await readOverview()).proof).toBeNull();
    const check = (state: string, minute: number, broken: string | null) => ({
      id: randomUUID(),
      state,
      broken,
      started_at: `2026-11-21T11:0${minute}:00Z`,
      finished_at: `2026-11-21T11:0${minute}:30Z`,
    });
    await api.database('proof_checks').insert([check('broken', 1, '{}'), check('sound', 2, null)]);
    await api.database('proof_checks').insert([check('failed', 3, null)]);
    expect((await readOverview()).proof).toEqual({ at: '2026-11-21T11:02:30.000Z', sound: true });
    await api.database('proof_checks').insert([check('broken', 4, '{}')]);
    expect((await readOverview()).proof).toEqual({ at: '2026-11-21T11:04:30.000Z', sound: false });
  });

  test('is available to administrators only', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    expect((await visitor.get('/api/admin/overview')).status).toBe(403);
  });
});
