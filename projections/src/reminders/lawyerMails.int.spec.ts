import { randomUUID } from 'node:crypto';
import { type AccountCommand, accountDecider, accountStream } from '@settlewise/domain/accounts';
import { legalAccessDecider, legalAccessStream } from '@settlewise/domain/legalAccess';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';
import { findLawyerMails, sendLawyerMail, type LawyerMail } from './lawyerMails';

let bench: ReminderBench;
beforeAll(async () => {
  bench = await openReminderBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.at('2026-11-21T12:00'));

let owners = 0;
async function anOwner(): Promise<string> {
  owners += 1;
  const userId = await bench.registers(`owner-${owners}`);
  await bench.chooses(userId, { lawyerSharingEnabled: true });
  return userId;
}

async function gives(userId: string, expiresAt: string | null): Promise<string> {
  const grantId = randomUUID();
  await bench.does(userId, legalAccessDecider, legalAccessStream(userId), {
    type: 'GrantLegalAccess',
    grantId,
    email: `${grantId}@example.org`,
    name: 'Ada Counsel',
    expiresAt,
    now: bench.parts.clock().toISOString(),
    ownEmail: 'owner@example.org',
    sharingEnabled: true,
  });
  return grantId;
}

const invited = async (userId: string, grantId: string) =>
  bench.does(userId, legalAccessDecider, legalAccessStream(userId), {
    type: 'RecordInvitationSent',
    grantId,
    now: bench.parts.clock().toISOString(),
  });

test('ended access without an invitation does not block other invitations', async () => {
  const userId = await anOwner();
  for (let ended = 0; ended < 3; ended += 1) await gives(userId, '2026-11-22T00:00:00.000Z');
  bench.at('2026-11-25T12:00');
  const grantId = await gives(userId, null);
  expect(await findLawyerMails(bench.parts, 2)).toEqual([{ kind: 'invitation', userId, grantId }]);
  await invited(userId, grantId);
});

test('access that is switched off does not block emails, and is found again when switched on', async () => {
  const [silent, sharing] = [await anOwner(), await anOwner()];
  const end = '2027-02-01T00:00:00.000Z';
  const held = [await gives(silent, end), await gives(silent, end)];
  await bench.chooses(silent, { lawyerSharingEnabled: false });
  bench.at('2026-11-22T12:00');
  const grantId = await gives(sharing, end);
  bench.at('2027-01-30T12:00');
  const due = [
    { kind: 'invitation', userId: sharing, grantId },
    { kind: 'ending', userId: sharing, grantId },
  ];
  expect(await findLawyerMails(bench.parts, 1)).toEqual(due);
  await bench.chooses(silent, { lawyerSharingEnabled: true });
  const found = await findLawyerMails(bench.parts, 10);
  for (const kind of ['invitation', 'ending']) {
    expect(found.filter((mail) => mail.kind === kind).map((mail) => mail.grantId)).toEqual(
      expect.arrayContaining([...held, grantId]),
    );
  }
});

test("no lawyer is emailed before the owner's address is confirmed", async () => {
  bench.at('2027-06-01T12:00');
  const userId = await anOwner();
  const grantId = await gives(userId, '2027-06-03T00:00:00.000Z');
  const mail: LawyerMail = { kind: 'invitation', userId, grantId };
  const account = (command: AccountCommand) =>
    bench.does(userId, accountDecider, accountStream(userId), command);
  const before = (await findLawyerMails(bench.parts, 100)).filter((found) => found.grantId === grantId);
  expect(before).toHaveLength(2);
  await account({
    type: 'ChangeEmailAddress',
    email: 'another@example.org',
    verifiedAgainst: 'not one that opens anything',
  });
  const found = async () =>
    (await findLawyerMails(bench.parts, 100)).filter((each) => each.grantId === grantId);
  expect(await found()).toEqual([]);
  await sendLawyerMail(bench.parts, mail, randomUUID());
  expect(bench.mails.filter(({ to }) => to === `${grantId}@example.org`)).toEqual([]);
  const linkHash = 'b'.repeat(64);
  const now = bench.parts.clock().toISOString();
  const expiresAt = '2027-06-02T12:00:00.000Z';
  await account({ type: 'IssueEmailVerificationLink', linkHash, expiresAt });
  await account({ type: 'VerifyEmail', linkHash, now });
  expect(await found()).toHaveLength(2);
  await sendLawyerMail(bench.parts, mail, randomUUID());
  expect(bench.mails.filter(({ to }) => to === `${grantId}@example.org`)).toHaveLength(1);
});

test('a limited number of each kind is found, with one query for each kind', async () => {
  bench.at('2028-01-01T12:00');
  const mine: string[] = [];
  for (const end of ['2028-01-03T00:00:00.000Z', '2028-01-02T00:00:00.000Z']) {
    const userId = await anOwner();
    mine.push(await gives(userId, end));
  }
  let queries = 0;
  // The read models are kept up meanwhile, over the same connection pool.
  const count = ({ sql }: { readonly sql: string }) =>
    (queries += sql.includes('from "legal_access"') ? 1 : 0);
  bench.parts.database.on('query', count);
  const [found, first] = [await findLawyerMails(bench.parts, 10), await findLawyerMails(bench.parts, 1)];
  bench.parts.database.off('query', count);
  expect(queries).toBe(4);
  const ending = (mails: typeof found) => mails.filter(({ kind }) => kind === 'ending');
  expect(ending(found).map(({ grantId }) => grantId)).toEqual(mine.toReversed());
  expect(ending(first).map(({ grantId }) => grantId)).toEqual(mine.slice(1));
});

test('an invitation that was sent but not recorded is not sent twice, even if the end changed since', async () => {
  const userId = await anOwner();
  const grantId = await gives(userId, '2027-02-01T00:00:00.000Z');
  const mail: LawyerMail = { kind: 'invitation', userId, grantId };
  const dies = { ...bench.parts, after: () => Promise.reject(new Error('killed')) };
  await expect(sendLawyerMail(dies, mail, 'test')).rejects.toThrow('killed');
  await bench.does(userId, legalAccessDecider, legalAccessStream(userId), {
    type: 'ExtendLegalAccess',
    grantId,
    expiresAt: '2027-03-01T00:00:00.000Z',
    now: bench.parts.clock().toISOString(),
  });
  await sendLawyerMail(bench.parts, mail, 'test');
  const sent = bench.mails.filter(({ to }) => to === `${grantId}@example.org`);
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
});
