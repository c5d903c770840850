import {
  ownSharedResult,
  ownSharedResultList,
  sharedResultResponse,
  sharedResultStanding,
} from '@settlewise/contract/sharedResults';
import { createSharedResults } from '@settlewise/projections/tables';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { readArchive } from '../../../testing/readArchive';
import {
  createSealedContent,
  createShareRequest,
  shareAsVisitor,
} from '../../../testing/sharedResultRequests';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const path = '/api/shared-results';
const day = 24 * 60 * 60 * 1000;
const signUp = () => aPerson().signsUpAt(api.address);
/** Reads a link as a visitor. */
const openLink = (id: string) => new Visitor(api.address).get(`${path}/${id}`);
const linkStatus = async (id: string) => (await openLink(id)).status;
/** The stored content. */
const readStored = async (id: string) =>
  z
    .object({ sealed: z.instanceof(Buffer).nullable(), user_id: z.string().nullable() })
    .parse(await api.database('shared_results').where({ id }).first());
const gone = { sealed: null, user_id: null };

async function shareResult({ visitor }: SignedUp, sealed = createSealedContent()) {
  const answer = await visitor.post(path, { ...createShareRequest().json, sealed });
  expect(answer.status).toBe(201);
  return { sealed, ...ownSharedResult.strict().parse(answer.json) };
}
const readList = async ({ visitor }: SignedUp) => ownSharedResultList.parse((await visitor.get(path)).json);

describe('a shared result', () => {
  test('can be read by link, is not cached, and is not sent to other sites as referrer', async () => {
    const { id, sealed, expiresAt } = await shareResult(await signUp());
    const { status, json, headers } = await openLink(id);
    expect(status).toBe(200);
    expect(sharedResultResponse.strict().parse(json)).toEqual({ sealed, expiresAt });
    expect(expiresAt).toBe('2026-12-21T12:00:00.000Z');
    expect(['Cache-Control', 'X-Robots-Tag', 'Referrer-Policy'].map((name) => headers.get(name))).toEqual([
      'no-store',
      'noindex',
      'no-referrer',
    ]);
  });

  test.each(['nobody', '%2e%2e', randomUUID()])('that never existed has the status 404: %s', async (id) => {
    expect(await linkStatus(id)).toBe(404);
  });

  test('ends after 30 days; its content is erased, and its link has the status 410', async () => {
    const person = await signUp();
    const { id } = await shareResult(person);
    const visitors = await shareAsVisitor(api);
    await api.later(30 * day - 1, async () => {
      expect([await linkStatus(id), await linkStatus(visitors.id)]).toEqual([200, 200]);
      expect(await createSharedResults(api.database).eraseExpired(api.now())).toBe(0);
    });
    await api.later(30 * day, async () => {
      expect([await linkStatus(id), await linkStatus(visitors.id)]).toEqual([410, 410]);
      expect(await readList(person)).toEqual([]);
      expect(await createSharedResults(api.database).eraseExpired(api.now())).toBeGreaterThanOrEqual(2);
      expect([await readStored(id), await readStored(visitors.id)]).toEqual([gone, gone]);
      expect([await linkStatus(id), await linkStatus(visitors.id)]).toEqual([410, 410]);
    });
  });

  test.each([
    ['too long', createSealedContent(64 * 1024 + 3), 'This is too long to be shared. Choose fewer parts.'],
    ['not sealed', '{"verdict":"in the clear"}', 'Send the sealed result in base64.'],
    ['nothing', '', 'Send the sealed result in base64.'],
  ])('that is %s is refused at its field', async (_name, sealed, message) => {
    const { visitor } = await signUp();
    for (const [to, more] of [
      [path, { calculator: 'ilr', parts: ['verdict'] }],
      [`${path}/visitor`, {}],
    ] as const) {
      const answer = await visitor.post(to, { ...more, sealed });
      expect([answer.status, answer.json]).toEqual([400, { message, errors: [{ path: 'sealed', message }] }]);
    }
  });

  test('of 64 kB is accepted', async () => {
    expect((await shareResult(await signUp(), createSealedContent(64 * 1024))).id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('has the kinds of its parts, but not their content', async () => {
    const { visitor } = await signUp();
    const answer = await visitor.post(path, { ...createShareRequest().json, verdict: 'Eligible' });
    expect([answer.status, answer.message]).toEqual([400, 'The field “verdict” is not known.']);
    const unknown = await visitor.post(path, { ...createShareRequest().json, parts: ['my secret'] });
    expect([unknown.status, unknown.message]).toEqual([400, 'This part is not known.']);
  });
});

describe('a person', () => {
  test('lists their results newest first, and revokes them, which erases the content at once', async () => {
    const person = await signUp();
    const first = await shareResult(person);
    let second = first;
    await api.later(1_000, async () => {
      second = await shareResult(person);
    });
    expect((await readList(person)).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await readList(person))[1]).toEqual({
      id: first.id,
      calculator: 'ilr',
      parts: ['verdict', 'reasons'],
      sharedAt: '2026-11-21T12:00:00.000Z',
      expiresAt: '2026-12-21T12:00:00.000Z',
    });

    expect((await person.visitor.delete(`${path}/${first.id}`)).status).toBe(204);
    expect([await linkStatus(first.id), await linkStatus(second.id)]).toEqual([410, 200]);
    expect(await readStored(first.id)).toEqual(gone);
    expect((await readList(person)).map(({ id }) => id)).toEqual([second.id]);
    expect((await person.visitor.delete(`${path}/${first.id}`)).status).toBe(404);
  });

  test('can neither list nor revoke other people’s results', async () => {
    const [owner, other] = [await signUp(), await signUp()];
    const shared = await shareResult(owner);
    const visitors = await shareAsVisitor(api);
    for (const id of [shared.id, visitors.id, randomUUID()]) {
      const answer = await other.visitor.delete(`${path}/${id}`);
      expect([answer.status, answer.message]).toEqual([404, 'There is no such shared result.']);
    }
    expect(await readList(other)).toEqual([]);
    const { revokeToken } = visitors;
    expect((await other.visitor.post(`${path}/${shared.id}/revoke`, { revokeToken })).status).toBe(404);
    expect([await linkStatus(shared.id), await linkStatus(visitors.id)]).toEqual([200, 200]);
  });

  test('shares once for repeated requests, even after a revocation', async () => {
    const person = await signUp();
    const { json } = createShareRequest();
    const send = () => person.visitor.post(path, json, { headers: { 'Idempotency-Key': 'one' } });
    const first = ownSharedResult.parse((await send()).json);
    expect((await send()).json).toEqual(first);
    expect(await readList(person)).toHaveLength(1);
    await person.visitor.delete(`${path}/${first.id}`);
    await send();
    expect(await linkStatus(first.id)).toBe(410);
    const otherContent = await person.visitor.post(path, createShareRequest().json, {
      headers: { 'Idempotency-Key': 'one' },
    });
    expect(otherContent.status).toBe(422);
  });

  test('keeps the first content if other content comes with the same key concurrently', async () => {
    const person = await signUp();
    const sealed = [createSealedContent(), createSealedContent(200)];
    const answers = await Promise.all(
      sealed.map((each) =>
        person.visitor.post(
          path,
          { ...createShareRequest().json, sealed: each },
          { headers: { 'Idempotency-Key': 'both' } },
        ),
      ),
    );
    const taken = answers.findIndex(({ status }) => status === 201);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    const { id } = ownSharedResult.parse(answers[taken]?.json);
    expect((await openLink(id)).json).toMatchObject({ sealed: sealed[taken] });
    expect((await readList(person)).map((each) => each.id)).toEqual([id]);
  });

  test('has at most 50 links, and a refused one leaves no data', async () => {
    const few = await startTestApi({
      projecting: false,
      rateLimits: { sharingByAddress: { attempts: 100, seconds: 60 } },
    });
    try {
      const { visitor } = await aPerson().signsUpAt(few.address);
      const send = () => visitor.post(path, createShareRequest().json);
      const made = await Promise.all(Array.from({ length: 50 }, send));
      expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]));
      const refused = await send();
      expect([refused.status, refused.message]).toEqual([
        422,
        'You can share up to 50 results at a time. Revoke one first.',
      ]);
      expect(await few.database('shared_results').count()).toEqual([{ count: '50' }]);
      const { id } = ownSharedResult.parse(made[0]?.json);
      await visitor.delete(`${path}/${id}`);
      expect((await send()).status).toBe(201);
    } finally {
      await few.stop();
    }
  });

  test('has the metadata of shared results in their export', async () => {
    const person = await signUp();
    const { id, expiresAt } = await shareResult(person);
    await api.whenCaughtUp();
    const files = await readArchive((await person.visitor.get('/api/account/export')).bytes);
    const events = String(files.get('events.json'));
    expect(events).toContain(id);
    expect(events).toContain(expiresAt);
  });

  test('loses shared results when their account is deleted', async () => {
    const person = await signUp();
    const { id } = await shareResult(person);
    const { password } = person.credentials;
    expect((await person.visitor.delete('/api/account', { json: { password } })).status).toBe(204);
    expect([await linkStatus(id), await readStored(id)]).toEqual([410, gone]);
  });
});

describe('a visitor', () => {
  test('revokes with a token, of which only a hash is stored', async () => {
    const { id, revokeToken, sealed } = await shareAsVisitor(api);
    expect((await openLink(id)).json).toMatchObject({ sealed });
    const row: unknown = await api.database('shared_results').where({ id }).first();
    expect(JSON.stringify(row)).not.toContain(revokeToken);

    const revoke = (token: string) =>
      new Visitor(api.address).post(`${path}/${id}/revoke`, { revokeToken: token });
    for (const wrong of ['a'.repeat(43), (await shareAsVisitor(api)).revokeToken]) {
      expect((await revoke(wrong)).status).toBe(404);
    }
    expect((await revoke('short')).status).toBe(400);
    expect(await linkStatus(id)).toBe(200);

    expect((await revoke(revokeToken)).status).toBe(204);
    expect([await linkStatus(id), await readStored(id)]).toEqual([410, gone]);
    expect((await revoke(revokeToken)).status).toBe(204);
  });

  test('learns the status of the link only with its token', async () => {
    const { id, revokeToken, expiresAt } = await shareAsVisitor(api);
    const asks = (share: string, token = revokeToken) =>
      new Visitor(api.address).post(`${path}/${share}/standing`, { revokeToken: token });
    const standing = async (share = id, token = revokeToken) =>
      sharedResultStanding.parse((await asks(share, token)).json);
    expect(await standing()).toEqual({ ended: false, expiresAt });
    const other = await shareAsVisitor(api);
    for (const [share, token] of [
      [id, other.revokeToken],
      [other.id, revokeToken],
      ['nobody', revokeToken],
      [(await shareResult(await signUp())).id, revokeToken],
    ] as const)
      expect((await asks(share, token)).status).toBe(404);
    expect((await asks(id, 'short')).status).toBe(400);

    const revokedAt = '2026-11-21T12:00:01.000Z';
    await api.later(1_000, async () => {
      await new Visitor(api.address).post(`${path}/${id}/revoke`, { revokeToken });
    });
    await api.later(2_000, async () => {
      // A second revocation does not change the end.
      expect((await new Visitor(api.address).post(`${path}/${id}/revoke`, { revokeToken })).status).toBe(204);
      expect(await standing()).toEqual({ ended: true, endedAt: revokedAt });
    });
    await api.later(40 * day, async () => {
      const ended = { ended: true, endedAt: other.expiresAt };
      expect(await standing(other.id, other.revokeToken)).toEqual(ended);
      await createSharedResults(api.database).eraseExpired(api.now());
      expect(await standing(other.id, other.revokeToken)).toEqual(ended);
    });
    await api.database('shared_results').where({ id }).update({ ended_at: null });
    expect(await standing(), 'of one that ended before that was recorded').toEqual({
      ended: true,
      endedAt: null,
    });
  });

  test('leaves nothing in the log', async () => {
    const { id } = await shareAsVisitor(api);
    const found = await api.database('events').where('stream', 'like', `%${id}%`).count();
    expect(found).toEqual([{ count: '0' }]);
  });
});
