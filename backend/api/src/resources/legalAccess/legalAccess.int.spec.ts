import { randomUUID } from 'node:crypto';
import {
  legalAccessGrantResponse,
  type LegalAccessGrantResponse,
  legalAccessListResponse,
} from '@settlewise/contract/legalAccess';
import { legalAccessDecider, legalAccessStream } from '@settlewise/domain/legalAccess';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { problem, refused } from '../../../testing/refused';
import { switchSharing } from '../../../testing/sharing';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const days = 24 * 60 * 60 * 1000;
const path = '/api/legal-access';

async function anOwner(): Promise<SignedUp> {
  const owner = await aPerson().signsUpAt(api.address);
  await switchSharing(owner, true);
  return owner;
}

const give = ({ visitor }: SignedUp, request: object, headers = {}) =>
  visitor.post(path, request, { headers });
const extend = ({ visitor }: SignedUp, id: string, request: object) =>
  visitor.patch(`${path}/${id}`, request);
const revoke = ({ visitor }: SignedUp, id: string) => visitor.delete(`${path}/${id}`);
const readGrants = async ({ visitor }: SignedUp) =>
  legalAccessListResponse.parse((await visitor.get(path)).json);
async function giveAccess(owner: SignedUp, request: object): Promise<LegalAccessGrantResponse> {
  const answer = await give(owner, request);
  expect([answer.status, answer.message]).toEqual([201, '']);
  return legalAccessGrantResponse.parse(answer.json);
}

const hasAccess = refused(
  409,
  'email',
  'This address has access already. You can change its last day in the list.',
);

describe('giving access', () => {
  test('returns the grant, which is in the list newest first', async () => {
    const owner = await anOwner();
    const first = await giveAccess(owner, { email: ' Counsel@example.org ', expiryDate: '2026-11-21' });
    expect(first).toEqual({
      id: first.id,
      email: 'Counsel@example.org',
      name: 'Legal Advisor',
      expiresAt: '2026-11-22T00:00:00.000Z',
      expiryDate: '2026-11-21',
      lastAccessed: null,
      isRevoked: false,
      state: 'active',
      revokedAt: null,
      invitedAt: null,
      createdAt: api.now().toISOString(),
      alsoShares: [],
      includesIdentity: false,
    });
    await api.later(1000, async () => {
      const second = await giveAccess(owner, {
        email: 'two@example.org',
        name: 'Ada',
        expiryDate: '2027-07-15',
      });
      expect(second).toMatchObject({ name: 'Ada', expiresAt: '2027-07-15T23:00:00.000Z' });
      const third = await giveAccess(owner, { email: 'three@example.org', name: '', expiryDate: '' });
      expect(third).toMatchObject({ name: 'Legal Advisor', expiresAt: null, expiryDate: null });
      const list = await readGrants(owner);
      expect(list.slice(0, 2)).toEqual([second, third].toSorted((a, b) => (a.id < b.id ? -1 : 1)));
      expect(list[2]).toEqual(first);
    });
  });

  test('happens once for two requests with the same key', async () => {
    const owner = await anOwner();
    const request = { email: 'counsel@example.org', expiryDate: '2026-12-01' };
    const headers = { 'Idempotency-Key': 'one' };
    const first = await give(owner, request, headers);
    await api.later(5000, async () => {
      const again = await give(owner, request, headers);
      expect([again.status, again.json]).toEqual([first.status, first.json]);
      const other = await give(owner, { ...request, email: 'other@example.org' }, headers);
      expect(other.status).toBe(422);
    });
    expect(await readGrants(owner)).toHaveLength(1);
  });

  test.each([
    ['no address', {}, 400, 'email', 'Invalid email address'],
    ['an invalid address', { email: 'counsel' }, 400, 'email', 'Invalid email address'],
    [
      'a day that does not exist',
      { email: 'a@example.org', expiryDate: '2027-02-29' },
      400,
      'expiryDate',
      'Please enter a valid date.',
    ],
    [
      'yesterday as the last day',
      { email: 'a@example.org', expiryDate: '2026-11-20' },
      422,
      'expiryDate',
      'The last day of access cannot be before today',
    ],
    [
      'a name that is too long',
      { email: 'a@example.org', name: 'x'.repeat(101) },
      400,
      'name',
      'Name can have at most 100 characters',
    ],
  ])('with %s is refused', async (_, request, status, field, message) => {
    expect(problem(await give(await anOwner(), request))).toEqual(refused(status, field, message));
  });

  test('to oneself is refused, in any spelling', async () => {
    const owner = await anOwner();
    expect(problem(await give(owner, { email: owner.user.email.toUpperCase() }))).toEqual(
      refused(422, 'email', 'This is your own email address. Enter your lawyer’s.'),
    );
  });

  test('is refused at once while sharing is off', async () => {
    const owner = await anOwner();
    await switchSharing(owner, false);
    expect(problem(await give(owner, { email: 'counsel@example.org' }))).toEqual(
      refused(422, 'lawyerSharingEnabled', 'Sharing with lawyers is switched off. Switch it on first.'),
    );
  });

  test('an address has one access at a time, also for concurrent requests', async () => {
    const owner = await anOwner();
    const answers = await Promise.all(
      ['counsel@example.org', 'COUNSEL@example.org', 'Counsel@Example.ORG'].map((email) =>
        give(owner, { email }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect(problem(answer)).toEqual(hasAccess);
    }
    const [grant, ...others] = await readGrants(owner);
    expect(others).toEqual([]);
    expect((await revoke(owner, grant?.id ?? '')).status).toBe(200);
    expect((await give(owner, { email: 'counsel@example.org' })).status).toBe(201);
    // Another person's list does not matter.
    expect((await give(await anOwner(), { email: 'counsel@example.org' })).status).toBe(201);
  });

  test('has a rate limit, because it sends emails', async () => {
    const owner = await anOwner();
    for (let time = 0; time < 30; time += 1) {
      expect((await give(owner, { email: `counsel-${time}@example.org` })).status).toBe(201);
    }
    const answer = await give(owner, { email: 'one-more@example.org' });
    expect([answer.status, answer.headers.has('Retry-After')]).toEqual([429, true]);
    expect((await give(await anOwner(), { email: 'one-more@example.org' })).status).toBe(201);
  });
});

describe('a new last day', () => {
  test('counts from now, also for access that has expired', async () => {
    const owner = await anOwner();
    const { id } = await giveAccess(owner, { email: 'counsel@example.org', expiryDate: '2026-11-22' });
    const earlier = await extend(owner, id, { expiryDate: '2026-11-21' });
    expect(earlier.json).toMatchObject({ state: 'active', expiresAt: '2026-11-22T00:00:00.000Z' });
    await api.later(2 * days, async () => {
      expect((await readGrants(owner))[0]?.state).toBe('expired');
      const past = await extend(owner, id, { expiryDate: '2026-11-22' });
      expect(problem(past)).toEqual(
        refused(422, 'expiryDate', 'The last day of access cannot be before today'),
      );
      const today = await extend(owner, id, { expiryDate: '2026-11-23' });
      expect([today.status, today.json]).toMatchObject([200, { id, state: 'active' }]);
      expect((await readGrants(owner))[0]).toEqual(today.json);
    });
    const endless = await extend(owner, id, { expiryDate: null });
    expect(endless.json).toMatchObject({ expiresAt: null, expiryDate: null, state: 'active' });
  });

  test('is required', async () => {
    const owner = await anOwner();
    const { id } = await giveAccess(owner, { email: 'counsel@example.org', expiryDate: '2026-11-22' });
    expect(problem(await extend(owner, id, {}))).toEqual(
      refused(400, 'expiryDate', 'Please enter the last day of access, or leave it empty for no end.'),
    );
    expect((await readGrants(owner))[0]?.expiryDate).toBe('2026-11-22');
  });

  test('is refused for revoked access, and if the address has other access', async () => {
    const owner = await anOwner();
    const revoked = await giveAccess(owner, { email: 'one@example.org' });
    await revoke(owner, revoked.id);
    const answer = await extend(owner, revoked.id, { expiryDate: '2027-01-01' });
    expect([answer.status, answer.message]).toEqual([
      409,
      'This access was revoked and cannot be extended. You can give access again.',
    ]);
    const expired = await giveAccess(owner, { email: 'two@example.org', expiryDate: '2026-11-21' });
    await api.later(days, async () => {
      await giveAccess(owner, { email: 'two@example.org' });
      expect(problem(await extend(owner, expired.id, { expiryDate: '2027-01-01' }))).toEqual(hasAccess);
    });
  });
});

describe('revoking', () => {
  test('ends access permanently; the grant remains in the list', async () => {
    const owner = await anOwner();
    const { id } = await giveAccess(owner, { email: 'counsel@example.org' });
    const answer = await revoke(owner, id);
    expect([answer.status, answer.json]).toMatchObject([
      200,
      { id, isRevoked: true, state: 'revoked', revokedAt: api.now().toISOString() },
    ]);
    await api.later(days, async () => {
      const again = await revoke(owner, id);
      expect([again.status, again.json]).toEqual([200, answer.json]);
    });
    expect(await readGrants(owner)).toEqual([answer.json]);
  });
});

describe('the list', () => {
  test('shows access as suspended while sharing is off, and keeps the state of ended access', async () => {
    const owner = await anOwner();
    const revoked = await giveAccess(owner, { email: 'one@example.org' });
    await revoke(owner, revoked.id);
    await giveAccess(owner, { email: 'two@example.org', expiryDate: '2026-11-21' });
    await giveAccess(owner, { email: 'three@example.org', expiryDate: '2026-11-22' });
    await switchSharing(owner, false);
    const readStates = async () =>
      Object.fromEntries((await readGrants(owner)).map(({ email, state }) => [email, state]));
    const states = { 'one@example.org': 'revoked', 'two@example.org': 'suspended' };
    expect(await readStates()).toEqual({ ...states, 'three@example.org': 'suspended' });
    await api.later(days, async () =>
      expect(await readStates()).toEqual({
        'one@example.org': 'revoked',
        'two@example.org': 'expired',
        'three@example.org': 'suspended',
      }),
    );
    await switchSharing(owner, true);
    expect(await readStates()).toEqual({
      'one@example.org': 'revoked',
      'two@example.org': 'active',
      'three@example.org': 'active',
    });
  });

  test('shows when the link was sent, from the stream', async () => {
    const owner = await anOwner();
    const { id } = await giveAccess(owner, { email: 'counsel@example.org' });
    const now = api.now();
    await api.commands.handle(
      legalAccessDecider,
      legalAccessStream(owner.user.id),
      { type: 'RecordInvitationSent', grantId: id, now: now.toISOString() },
      {
        userId: owner.user.id,
        actorId: owner.user.id,
        actorRole: 'system',
        now,
        correlationId: randomUUID(),
        causationId: randomUUID(),
      },
    );
    await api.whenCaughtUp();
    expect((await readGrants(owner))[0]?.invitedAt).toBe(now.toISOString());
  });

  test('is private: nobody else can list, extend or revoke', async () => {
    const [owner, stranger] = [await anOwner(), await anOwner()];
    const { id } = await giveAccess(owner, { email: stranger.user.email });
    expect(await readGrants(stranger)).toEqual([]);
    for (const each of [id, randomUUID(), 'x']) {
      const answers = [
        await extend(stranger, each, { expiryDate: '2027-01-01' }),
        await revoke(stranger, each),
      ];
      for (const { status, message } of answers) {
        expect([status, message]).toEqual([404, 'This access is not in your list.']);
      }
    }
    expect((await readGrants(owner))[0]?.state).toBe('active');
  });
});
