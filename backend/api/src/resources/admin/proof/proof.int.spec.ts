import { randomUUID, verify, createPublicKey } from 'node:crypto';
import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { proofCheckResponse, type ProofCheckResponse, proofResponse } from '@settlewise/contract/admin';
import { runExclusive } from '@settlewise/infra/database';
import { createTreeHeadWriter } from '@settlewise/infra/proof';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aJourney } from '../../../../testing/aJourney';
import { anAdministrator } from '../../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../../testing/aPerson';
import { startTestApi, type TestApi } from '../../../../testing/startTestApi';

let api: TestApi;
let admin: SignedUp;
beforeEach(async () => {
  api = await startTestApi();
  admin = await anAdministrator(api);
});
afterEach(() => api.stop());

const proof = async () => {
  const answer = await admin.visitor.get('/api/admin/proof');
  expect(answer.status).toBe(200);
  return proofResponse.parse(answer.json);
};

async function start(): Promise<ProofCheckResponse> {
  const answer = await admin.visitor.post('/api/admin/proof/checks', {});
  expect(answer.status).toBe(202);
  return proofCheckResponse.parse(answer.json);
}

/** Starts a check, and waits for its result. */
async function runCheck(): Promise<ProofCheckResponse> {
  const { id } = await start();
  const found = async () => (await proof()).checks.find((check) => check.id === id);
  await expect.poll(async () => (await found())?.finishedAt ?? null).not.toBeNull();
  const check = await found();
  if (check === undefined) throw new Error('The check is gone');
  return check;
}

/** Signs the current log. */
const writeTreeHeads = () =>
  createTreeHeadWriter({
    store: api.eventStore,
    ...api.treeHeads,
    clock: api.now,
    runExclusive: (work) => runExclusive(api.database, 'heads', work),
  }).write();

async function tamper(statement: string, values: readonly string[]): Promise<void> {
  await api.database.transaction(async (transaction) => {
    await transaction.raw('ALTER TABLE events DISABLE TRIGGER events_are_append_only');
    await transaction.raw(statement, [...values]);
    await transaction.raw('ALTER TABLE events ENABLE TRIGGER events_are_append_only');
  });
}

test('an intact log passes, also with an erased person, and the request is recorded', async () => {
  const person = await aPerson().signsUpAt(api.address);
  await person.visitor.post('/api/absences', aJourney().typed());
  const erasing = await person.visitor.send('DELETE', '/api/account', {
    json: { password: person.credentials.password },
  });
  expect(erasing.status).toBeLessThan(300);
  await writeTreeHeads();

  const check = await runCheck();
  expect(check).toMatchObject({ state: 'sound', heads: 1, broken: null, reason: null });
  expect(check.events).toBeGreaterThan(check.streams);
  expect(check.of).toBeGreaterThanOrEqual(check.events);
  const recorded = await api.database('events').where({ type: 'OperationCarriedOut' }).select('data');
  expect(recorded).toMatchObject([{ data: { operation: 'log_checked', subject: null } }]);
});

test('the signed tree heads are shown with the public key', async () => {
  expect(await proof()).toMatchObject({ checks: [], heads: [] });
  await writeTreeHeads();
  await aPerson().signsUpAt(api.address);
  await writeTreeHeads();
  const { heads, publicKey } = await proof();
  expect(heads).toHaveLength(2);
  expect(heads?.[0]?.events).toBeGreaterThan(heads?.[1]?.events ?? Infinity);
  const key = createPublicKey(publicKey);
  expect(key.asymmetricKeyType).toBe('ed25519');
  expect(key.equals(api.treeHeads.signer.publicKey)).toBe(true);
  expect(verify(null, Buffer.from('x'), key, Buffer.alloc(64))).toBe(false);
});

test('one altered byte is found and located', async () => {
  const { user } = await aPerson().signsUpAt(api.address);
  const stream = `account-${user.id}`;
  const event: unknown = await api
    .database('events')
    .where({ stream, revision: 0 })
    .first('event_id', 'type');
  await tamper(
    `UPDATE events SET data = overlay(data::text placing
       CASE WHEN substring(data::text from position('ciphertext' in data::text) + 14 for 1) = 'A' THEN 'B' ELSE 'A' END
       from position('ciphertext' in data::text) + 14 for 1)::json
     WHERE stream = ? AND revision = 0`,
    [stream],
  );
  const { state, broken } = await runCheck();
  expect(state).toBe('broken');
  expect(event).toEqual({ event_id: broken?.eventId, type: broken?.type });
  expect(broken).toMatchObject({ fault: 'content', stream, revision: 0, what: expect.stringMatching(/\.$/) });
});

test('a removed stream is found by the tree heads', async () => {
  const { user } = await aPerson().signsUpAt(api.address);
  await writeTreeHeads();
  await tamper('DELETE FROM events WHERE stream = ?', [`account-${user.id}`]);
  expect(await runCheck()).toMatchObject({
    state: 'broken',
    broken: { fault: 'head', stream: null, eventId: null, position: expect.any(String) },
  });
});

test('while their store is unavailable, the page is shown without tree heads', async () => {
  await writeTreeHeads();
  const folder = path.join(api.treeHeadsFolder, 'heads');
  await rm(folder, { recursive: true });
  // A symbolic link to itself, so that the folder neither exists nor is missing.
  await symlink(folder, folder);
  expect((await proof()).heads).toBeNull();
});

describe('one check at a time', () => {
  const check = (about: Record<string, unknown> = {}) => ({ id: randomUUID(), state: 'running', ...about });

  test('a request during a check returns that check', async () => {
    const running = check();
    await api.database('proof_checks').insert(running);
    const answers = await api.database.transaction(async (transaction) => {
      // While its row is locked, the check can neither begin nor end before all have asked.
      await transaction('proof_checks').where({ id: running.id }).forUpdate();
      return Promise.all([start(), start(), start()]);
    });
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([running.id]));
    expect(await api.database('events').where({ type: 'OperationCarriedOut' })).toEqual([]);
  });

  test('concurrent first requests all return one check', async () => {
    const answers = await Promise.all([start(), start(), start(), start()]);
    const ids = new Set(answers.map(({ id }) => id));
    const made = await api.database('proof_checks').count('*');
    expect(made).toEqual([{ count: String(ids.size) }]);
    await expect.poll(async () => (await proof()).checks.every(({ state }) => state === 'sound')).toBe(true);
  });

  test('a check whose process died is shown as failed after a while, and another can be started', async () => {
    const dead = check({ alive_at: api.database.raw(`now() - interval '3 minutes'`) });
    await api.database('proof_checks').insert(dead);
    expect((await proof()).checks).toMatchObject([
      { id: dead.id, state: 'failed', reason: expect.stringMatching(/^The program .*\.$/) },
    ]);
    const again = await runCheck();
    expect(again).toMatchObject({ state: 'sound' });
    expect(again.id).not.toBe(dead.id);
  });

  test('a check with a lost job is queued again by the next request', async () => {
    const lost = check({ state: 'waiting' });
    await api.database('proof_checks').insert(lost);
    expect(await runCheck()).toMatchObject({ id: lost.id, state: 'sound' });
  });
});

test('only administrators may list and start checks', async () => {
  const { visitor } = await aPerson().signsUpAt(api.address);
  expect((await visitor.get('/api/admin/proof')).status).toBe(403);
  expect((await visitor.post('/api/admin/proof/checks', {})).status).toBe(403);
});
