import { createHash } from 'node:crypto';
import { type ReleasedRuleNotice, ruleNoticeDecider, ruleNoticeStream } from '@settlewise/domain/ruleNotices';
import { createMailer, createRecordedMailer, MailError } from '@settlewise/infra/mail';
import { plainOutcome, type ComparableRules } from '@settlewise/rules/comparison';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSmtpServer, type TestSmtpServer } from '../../../infra/testing/smtpServer';
import { createErasedPeopleOfBench, createNews } from '../../testing/createNews';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';
import type { Step } from '../reminders/dependencies';
import { comparePerson } from './comparePerson';
import { addRuleNoticeJobs } from './look';
import type { RuleNoticeDependencies } from './dependencies';
import { notifyPerson } from './notifyPerson';
import { notifySubscriber } from './notifySubscriber';

/** Two rule sets that differ only in their names, so that no answer changes. */
const answering = (version: string): ComparableRules => ({
  version,
  settlementOnRecord: () => null,
  citizenshipOnRecord: () => null,
  dependantOnRecord: () => null,
  ilr: () => plainOutcome('not_yet', '2029-07-02'),
  citizenship: () => plainOutcome('not_yet', '2030-01-01'),
});
const ruleSets = { earlier: { version: 'old', frozen: answering('old') }, current: answering('new') };

let bench: ReminderBench;
let smtp: TestSmtpServer;
let parts: RuleNoticeDependencies;
beforeEach(async () => {
  bench = await openReminderBench();
  smtp = await startSmtpServer();
  const mailer = createMailer({ kind: 'smtp', url: smtp.url }, 'Settlewise <no-reply@settlewise.example>');
  const recorded = createRecordedMailer({ ...bench.parts, mailer });
  parts = { ...bench.parts, mailer: recorded, ruleSets, news: createNews(bench) };
  bench.at('2026-11-21T12:00');
  found = [];
});
afterEach(async () => {
  await parts.mailer.close();
  await smtp.close();
  await bench.close();
});

/** The kinds of jobs that a test added. */
let found: string[];
/** One check, with all its jobs carried out immediately. */
const look = (worker: RuleNoticeDependencies = parts) =>
  addRuleNoticeJobs(worker, {
    async addAll(work) {
      for (const { data, id } of work) {
        found.push(data.kind);
        if (data.kind === 'compare') await comparePerson(worker, data.userId);
        if (data.kind === 'tell') await notifyPerson(worker, data.userId, id);
        if (data.kind === 'news') await notifySubscriber(worker, data.subscriberId);
      }
    },
  });

const administrator = '5a0c1c5e-7f6b-4a53-8d3e-0a4b7f0f6f11';
const release = (change: Partial<ReleasedRuleNotice> = {}) =>
  bench.does(administrator, ruleNoticeDecider, ruleNoticeStream('new'), {
    type: 'ReleaseRuleNotice',
    notice: {
      ruleSetVersion: 'new',
      comparedWith: 'old',
      text: 'The fee of a form is another one.',
      source: { title: 'A fee table', url: 'https://www.gov.uk/fees' },
      day: '2027-04-08',
      standing: 'in_force',
      people: 0,
      releasedBy: administrator,
      releasedAt: '2026-11-22T12:00:00.000Z',
      ...change,
    },
  });

const linkHash = 'b'.repeat(64);
async function asks(email: string): Promise<string> {
  const id = await parts.news.request(email, parts.clock());
  await parts.news.setConfirmHash(id, linkHash);
  return id;
}
async function subscribes(email: string): Promise<string> {
  const id = await asks(email);
  expect(await parts.news.confirm(id, linkHash, parts.clock())).toBe(true);
  return id;
}
const sentTo = () => smtp.received.flatMap(({ to }) => to).toSorted();

test('each confirmed subscriber gets one email for each released notice, and nobody else does', async () => {
  await subscribes('ana@example.org');
  await subscribes('ben@example.org');
  await asks('never-confirmed@example.org');
  bench.at('2026-11-22T07:00');
  await look();
  expect(sentTo(), 'nothing is released').toEqual([]);
  bench.at('2026-11-22T13:00');
  await release();
  await subscribes('later@example.org');
  await look();
  await look();
  expect(sentTo()).toEqual(['ana@example.org', 'ben@example.org']);
  expect(await parts.news.count('new')).toEqual({ subscribers: 3, told: 2 });

  const [mail] = smtp.received;
  expect(mail?.headers.get('subject')).toBe('News: an immigration rule has changed');
  for (const words of [
    'A change of the law. It holds from 8 April 2027.',
    'The fee of a form is another one.',
    'A fee table',
    'https://www.gov.uk/fees',
    'https://settlewise.example/changes',
  ])
    expect(mail?.text).toContain(words);
  expect(mail?.text).not.toMatch(/ana|ben|example\.org/);
});

test('each email has a link for unsubscribing, and a one-click link for mail programs', async () => {
  const id = await subscribes('ana@example.org');
  await release({ releasedAt: '2026-11-23T12:00:00.000Z' });
  await look();
  const { headers, text } = smtp.received[0] ?? { headers: new Map<string, string>(), text: '' };
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, token = ''] =
    /^<https:\/\/settlewise\.example\/api\/news\/leave\/([\w.-]+)>$/.exec(
      headers.get('list-unsubscribe') ?? '',
    ) ?? [];
  expect(text).toContain(`https://settlewise.example/alerts/news/leave#${token}`);
  const [subscriberId, secret = ''] = token.split('.');
  expect(subscriberId).toBe(id);
  const leaveHash = createHash('sha256').update(secret).digest('hex');
  expect(await parts.news.leave(id, leaveHash)).toBe('left');
  expect(await parts.news.leave(id, leaveHash), 'again').toBe('not there');
  expect(await bench.personKeys.readKey(id), 'nobody can read the address any more').toBeNull();
  const rows: unknown = await bench.parts.database('mail_tries').where({ user_id: id });
  expect(rows).toEqual([]);
});

test.each<Step>(['mail sent', 'mail recorded'])(
  'a worker that dies after “%s” leaves nobody out, and a mail that goes twice has one name',
  async (step) => {
    await subscribes('ana@example.org');
    await subscribes('ben@example.org');
    await release({ releasedAt: '2026-11-23T12:00:00.000Z' });
    const dies = (reached: Step) =>
      reached === step ? Promise.reject(new Error('killed')) : Promise.resolve();
    await expect(look({ ...parts, after: dies })).rejects.toThrow('killed');
    await look();
    await look();
    expect(new Set(sentTo())).toEqual(new Set(['ana@example.org', 'ben@example.org']));
    expect(new Set(smtp.received.map(({ headers }) => headers.get('message-id'))).size).toBe(2);
    if (step !== 'mail sent') expect(smtp.received).toHaveLength(2);
  },
);

test('an address that the mail server refuses permanently is erased, and stays erased after a restore', async () => {
  const erasedPeople = createErasedPeopleOfBench(bench);
  const id = await subscribes('gone@example.org');
  await release({ releasedAt: '2026-11-23T12:00:00.000Z' });
  smtp.refusals.set('gone@example.org', '550 5.1.1 No such mailbox');
  await look({ ...parts, news: createNews(bench, erasedPeople) });
  expect(await parts.news.find(id)).toBeNull();
  expect(await parts.news.count('new')).toEqual({ subscribers: 0, told: 0 });
  expect(await bench.personKeys.readKey(id)).toBeNull();
  expect((await erasedPeople.read()).userIds).toEqual([id]);
});

test.each(['450 4.2.1 Try again later', '550 5.7.1 Relaying is not allowed'])(
  'a refusal that is not about the mailbox for good ends nothing: %s',
  async (refusal) => {
    const id = await subscribes('ana@example.org');
    await release({ releasedAt: '2026-11-23T12:00:00.000Z' });
    smtp.refusals.set('ana@example.org', refusal);
    await expect(look()).rejects.toBeInstanceOf(MailError);
    expect((await parts.news.find(id))?.confirmed).toBe(true);
    smtp.refusals.clear();
    await look();
    expect(sentTo()).toEqual(['ana@example.org']);
  },
);

test('announced changes are marked as not the law, and are only sent as news', async () => {
  await subscribes('ana@example.org');
  const person = await bench.registers('person');
  bench.at('2026-11-22T07:00');
  await look();
  await release({ standing: 'announced' });
  const changed = await bench.parts
    .database('rule_comparison_people')
    .where({ user_id: person })
    .update({ record_changed: true });
  expect(changed).toBe(1);
  await look();
  const [mail, ...more] = smtp.received;
  expect(more).toEqual([]);
  expect(mail?.headers.get('subject')).toContain('not the law');
  expect(mail?.text).toContain('Announced, not the law.');
  expect(found).toEqual(['compare', 'news']);
});

test('unconfirmed requests are erased after seven days, and confirmed ones stay', async () => {
  const [asked, confirmed] = [await asks('ana@example.org'), await subscribes('ben@example.org')];
  bench.at('2026-11-28T11:59');
  expect(await parts.news.eraseUnconfirmed(parts.clock())).toBe(0);
  bench.at('2026-11-28T12:01');
  expect(await parts.news.eraseUnconfirmed(parts.clock())).toBe(1);
  expect([await parts.news.find(asked), (await parts.news.find(confirmed))?.email]).toEqual([
    null,
    'ben@example.org',
  ]);
  const keys = await bench.parts.database('person_keys').whereIn('user_id', [asked, confirmed]);
  expect(keys).toHaveLength(1);
});

test('no table contains an address as text', async () => {
  await subscribes('ana@example.org');
  const rows = await bench.parts.database('news_subscribers').select('*');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows, (_key, value: unknown) => asText(value))).not.toContain('ana@');
});

const asText = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'type' in value && 'data' in value
    ? Buffer.from(value.data as number[]).toString('latin1')
    : value;
