import { randomUUID } from 'node:crypto';
import { createJobs } from '@settlewise/infra/jobs';
import { createLogger } from '@settlewise/infra/telemetry';
import { invitationSecret, reminderQueues } from '@settlewise/projections/reminders';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { aPerson } from '../../../testing/aPerson';
import { readToken } from '../../../testing/collectingMailer';
import { share, switchSharing } from '../../../testing/sharing';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const createSecret = (grantId: string) => invitationSecret(api.keyed, grantId);
const openInvitation = (grantId: string, secret: string) =>
  new Visitor(api.address).post('/api/invitations', { grantId, secret });
const notOpen = { message: 'This invitation is not open any more.' };

async function invite(expiryDate?: string) {
  const owner = await aPerson().named('María', 'Sørensen').signsUpAt(api.address);
  const lawyer = await aPerson().signsUpAt(api.address);
  const { id: grantId } = await share(owner, lawyer, expiryDate);
  // Reading the owner's list waits for the read model.
  await owner.visitor.get('/api/legal-access');
  return { owner, lawyer, grantId };
}

describe('the link of an invitation', () => {
  test('shows a visitor only who shares a record and until when', async () => {
    const { grantId } = await invite('2026-12-24');
    const answer = await openInvitation(grantId, createSecret(grantId));
    expect([answer.status, answer.json]).toEqual([200, { name: 'María Sørensen', expiryDate: '2026-12-24' }]);
    expect((await openInvitation(grantId.toUpperCase(), createSecret(grantId))).status).toBe(200);
  });

  test('without its secret does not reveal whether the access exists', async () => {
    const { grantId } = await invite();
    const unknown = randomUUID();
    for (const [id, secret] of [
      [grantId, 'made up'],
      [grantId, createSecret(unknown)],
      [grantId, createSecret(grantId).toUpperCase()],
      [grantId, `${createSecret(grantId)} `],
      [unknown, createSecret(grantId)],
      [unknown, createSecret(unknown)],
    ] as const) {
      const answer = await openInvitation(id, secret);
      expect([answer.status, answer.json]).toEqual([404, notOpen]);
    }
    expect((await openInvitation('no id', createSecret(grantId))).status).toBe(400);
  });

  test('shows nothing after a revocation, the end, or switching sharing off', async () => {
    const { owner, grantId } = await invite('2026-12-24');
    const status = async () => (await openInvitation(grantId, createSecret(grantId))).status;
    await switchSharing(owner, false);
    expect(await status()).toBe(404);
    await switchSharing(owner, true);
    expect(await status()).toBe(200);
    await api.later(60 * 24 * 60 * 60_000, async () => {
      expect(await status()).toBe(404);
    });
    await owner.visitor.send('DELETE', `/api/legal-access/${grantId}`);
    expect(await status()).toBe(404);
  });

  async function mailsToSend() {
    const { databaseUrl } = api;
    const jobs = await createJobs({ databaseUrl, log: createLogger({ level: 'silent', name: 'test' }) });
    onTestFinished(() => jobs.close());
    return jobs.queue(reminderQueues.mails, z.unknown());
  }

  test('is sent at once when access is given', async () => {
    const queue = await mailsToSend();
    const before = (await queue.counts()).waiting;
    await invite();
    expect((await queue.counts()).waiting).toBe(before + 1);
  });

  test('is sent when the owner confirms their address later, if the access is not revoked', async () => {
    const queue = await mailsToSend();
    const { owner } = await invite();
    const { id: revoked } = await share(owner, await aPerson().signsUpAt(api.address));
    await owner.visitor.send('DELETE', `/api/legal-access/${revoked}`);
    await owner.visitor.get('/api/legal-access');
    const token = readToken(await api.mailer.mailTo(owner.user.email));
    const before = (await queue.counts()).waiting;
    // On the next day the earlier email is no longer waiting.
    await api.later(13 * 60 * 60_000, async () => {
      expect((await owner.visitor.post('/api/verify-email', { token })).status).toBe(200);
      expect((await queue.counts()).waiting).toBe(before + 1);
      expect((await owner.visitor.post('/api/verify-email', { token })).status).toBe(200);
      expect((await queue.counts()).waiting).toBe(before + 1);
    });
  });
});
