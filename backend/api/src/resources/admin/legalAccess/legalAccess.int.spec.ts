import { randomUUID } from 'node:crypto';
import { adminLegalAccessResponse } from '@settlewise/contract/admin';
import { notificationListResponse } from '@settlewise/contract/notifications';
import { legalAccessDecider, legalAccessStream } from '@settlewise/domain/legalAccess';
import { notificationsStream } from '@settlewise/domain/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anAdministrator } from '../../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../../testing/aPerson';
import { readEvents } from '../../../../testing/readEvents';
import { aLawyer, share, switchSharing } from '../../../../testing/sharing';
import { startTestApi, type TestApi } from '../../../../testing/startTestApi';

let api: TestApi;
let administrator: SignedUp;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api);
});
afterAll(() => api.stop());

const days = 24 * 60 * 60 * 1000;
const path = '/api/admin/legal-access';
const reason = 'Ticket 17: the address is not the lawyer’s';

async function listAccess(wanted: Readonly<Record<string, unknown>>) {
  const query = Object.entries(wanted)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');
  const answer = await administrator.visitor.get(`${path}?${query}`);
  expect([answer.status, answer.message]).toEqual([200, '']);
  const grants = z.array(adminLegalAccessResponse).parse(answer.json);
  return { grants, range: answer.headers.get('Content-Range'), text: answer.bytes.toString() };
}

const revoke = (id: string, headers = {}) =>
  administrator.visitor.post(`${path}/${id}/revoke`, { reason }, { headers });

/** A person who gave access three times, a minute apart: twice with an end, once without. */
async function anOwner() {
  const owner = await aPerson().signsUpAt(api.address);
  await switchSharing(owner, true);
  const ids: string[] = [];
  for (const [index, expiryDate] of ['2026-11-22', null, '2026-12-24'].entries()) {
    await api.later(index * 60_000, async () => {
      const { json } = await owner.visitor.post('/api/legal-access', {
        email: `counsel-${index}@law.example`,
        expiryDate,
      });
      ids.push(z.object({ id: z.string() }).parse(json).id);
    });
  }
  await api.whenCaughtUp();
  return { owner, ids, userId: owner.user.id };
}

describe('all access that people gave', () => {
  test('is listed newest first, by end or by person, and paged', async () => {
    const { ids, userId, owner } = await anOwner();
    await anOwner();
    const [first, second, third] = ids;
    const { grants, range, text } = await listAccess({ filter: { userId } });
    expect([grants.map(({ id }) => id), range]).toEqual([[third, second, first], 'legal-access 0-2/3']);
    expect(grants[2]).toEqual({
      id: first,
      userId,
      username: owner.user.username,
      maskedEmail: 'c…@l….example',
      state: 'active',
      grantedAt: api.now().toISOString(),
      expiresAt: '2026-11-23T00:00:00.000Z',
      revokedAt: null,
      lastLookedAt: null,
    });
    expect(text).not.toContain('law.example');
    const byEnd = await listAccess({ filter: { userId }, sort: ['expiresAt', 'ASC'] });
    expect(byEnd.grants.map(({ id }) => id)).toEqual([first, third, second]);
    const part = await listAccess({ filter: { userId }, sort: ['grantedAt', 'ASC'], range: [1, 1] });
    expect([part.grants.map(({ id }) => id), part.range]).toEqual([[second], 'legal-access 1-1/3']);
    expect((await listAccess({})).grants.length).toBeGreaterThanOrEqual(6);
  });

  test('is found by its current state', async () => {
    const { ids, userId, owner } = await anOwner();
    const [first, second, third] = ids;
    const by = async (state: string) => {
      const { grants } = await listAccess({ filter: { userId, state }, sort: ['grantedAt', 'ASC'] });
      expect(grants.every((grant) => grant.state === state)).toBe(true);
      return grants.map(({ id }) => id);
    };
    const states = async () => ({
      active: await by('active'),
      suspended: await by('suspended'),
      expired: await by('expired'),
      revoked: await by('revoked'),
    });
    const none = { active: [], suspended: [], expired: [], revoked: [] };
    expect(await states()).toEqual({ ...none, active: [first, second, third] });
    expect((await revoke(third ?? '')).status).toBe(200);
    expect(await states()).toEqual({ ...none, active: [first, second], revoked: [third] });
    await api.later(2 * days, async () => {
      expect(await states()).toEqual({ ...none, active: [second], expired: [first], revoked: [third] });
      await switchSharing(owner, false);
      await api.whenCaughtUp();
      expect(await states()).toEqual({ ...none, suspended: [second], expired: [first], revoked: [third] });
    });
    expect(await states()).toEqual({ ...none, suspended: [first, second], revoked: [third] });
  });

  test.each([
    ['an unknown field', { filter: { email: 'counsel@law.example' } }],
    ['a state that there is none of', { filter: { state: 'lost' } }],
    ['what is no id', { filter: { userId: 'maria' } }],
    ['an unknown order', { sort: ['email', 'ASC'] }],
  ])('is refused for %s', async (_, wanted) => {
    const [[name, value] = ['', '']] = Object.entries(wanted);
    const answer = await administrator.visitor.get(
      `${path}?${name}=${encodeURIComponent(JSON.stringify(value))}`,
    );
    expect(answer.status).toBe(400);
  });
});

describe('an administrator who revokes access', () => {
  const readNotifications = async ({ visitor }: SignedUp) =>
    notificationListResponse.parse((await visitor.get('/api/notifications')).json);

  test('ends it at once, and the owner is notified of who did it and why', async () => {
    const [owner, lawyer] = [await aPerson().signsUpAt(api.address), await aLawyer(api)];
    const { id } = await share(owner, lawyer);
    await api.whenCaughtUp();
    expect((await lawyer.visitor.get(`/api/shared/${id}/timeline`)).status).toBe(200);
    const answer = await revoke(id);
    expect([answer.status, adminLegalAccessResponse.parse(answer.json)]).toMatchObject([
      200,
      { id, userId: owner.user.id, state: 'revoked', revokedAt: api.now().toISOString() },
    ]);
    expect((await lawyer.visitor.get(`/api/shared/${id}/timeline`)).status).toBe(403);
    expect((await readEvents(api, legalAccessStream(owner.user.id))).at(-1)).toEqual({
      type: 'LegalAccessRevoked',
      userId: owner.user.id,
      actorId: administrator.user.id,
      actorRole: 'admin',
    });
    await api.whenCaughtUp();
    expect(await readNotifications(owner)).toMatchObject([
      {
        kind: 'legal_access_revoked',
        type: 'warning',
        isRead: false,
        title: 'An administrator ended the access of Legal Advisor',
        message: expect.stringContaining(`The reason that the administrator gave: “${reason}”.`),
        link: '/dashboard/lawyer-access',
      },
    ]);
    expect((await listAccess({ filter: { userId: owner.user.id } })).grants[0]?.state).toBe('revoked');
  });

  test('cannot revoke it twice, and a repeated request with one key has the same answer', async () => {
    const { owner, ids, userId } = await anOwner();
    const [first = '', second = ''] = ids;
    const headers = { 'Idempotency-Key': 'revoke it' };
    expect((await revoke(first, headers)).status).toBe(200);
    expect((await revoke(first, headers)).status).toBe(200);
    const again = await revoke(first);
    expect([again.status, again.message]).toEqual([409, 'This access has been revoked already.']);
    expect((await owner.visitor.delete(`/api/legal-access/${second}`)).status).toBe(200);
    expect((await revoke(second)).status).toBe(409);
    expect(await readEvents(api, notificationsStream(userId))).toHaveLength(1);
  });

  test('notifies the owner even if the process crashed before that', async () => {
    const { ids, userId } = await anOwner();
    const [grantId = ''] = ids;
    const now = api.now();
    await api.commands.handle(
      legalAccessDecider,
      legalAccessStream(userId),
      { type: 'RevokeLegalAccess', grantId, now: now.toISOString(), reason },
      {
        userId,
        actorId: administrator.user.id,
        actorRole: 'admin',
        now,
        correlationId: randomUUID(),
        causationId: randomUUID(),
      },
    );
    expect(await readEvents(api, notificationsStream(userId))).toEqual([]);
    expect((await revoke(grantId)).status).toBe(409);
    expect(await readEvents(api, notificationsStream(userId))).toHaveLength(1);
  });

  test.each([randomUUID(), 'nothing'])('finds nothing at %s', async (id) => {
    const answer = await revoke(id);
    expect([answer.status, answer.message]).toEqual([404, 'There is no such access.']);
  });
});
