import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Ledger } from '../workload/act';
import { expectationOf } from './expectation';
import { nothingFound, type Findings } from './findings';
import type { DecodedEvent } from './seenInLog';

/** A mail that went out. */
export interface SentMail {
  /** Without angle brackets. */
  readonly messageId: string;
  readonly to: string;
}

export interface Posted {
  readonly findings: Findings;
  /**
   * Copies of a mail under one and the same Message-ID, which mail programs show once: who dies between the mail
   * server's yes and writing it down cannot know of the yes, and sends it again.
   */
  readonly copies: number;
}

const issued = z.object({
  notificationId: z.string(),
  kind: z.string(),
  subject: z.string(),
  date: z.unknown(),
});
const digest = z.object({ digestId: z.string() });

/** Notifications and mails of one person: each that is due was told, and each was told once. */
export function comparePost(
  name: string,
  { email, facts }: Ledger,
  events: readonly DecodedEvent[],
  mails: readonly SentMail[],
): Posted {
  const findings = nothingFound();
  const of = (type: string) => events.filter((event) => event.type === type).map(({ data }) => data);

  const told = of('NotificationIssued').map((data) => issued.parse(data));
  for (const [subject, times] of timesOf(
    told.map(({ kind, subject, date }) => `${kind} ${subject} ${String(date)}`),
  )) {
    if (times > 1) findings.twice.push(`${name} was told ${times} times: ${subject}`);
  }
  const { things, sheets } = expectationOf(facts);
  const wantsToBeTold = sheets.get('settings')?.at(-1)?.['reminderFrequency'] === 'daily';
  if (wantsToBeTold && !told.some(({ kind }) => kind === 'visa_expiry')) {
    findings.lost.push(`${name} was not told that the visa ends`);
  }

  // Links to confirm an address are made anew with each try, and only the newest opens anything.
  const digests = of('DigestSent').map((data) => digest.parse(data).digestId);
  if (wantsToBeTold && digests.length === 0) findings.lost.push(`${name} got no mail of what is due`);
  let copies = 0;
  for (const digestId of digests) {
    const sent = mails.filter(
      ({ messageId, to }) => to === email && messageId.startsWith(`${digestId}@`),
    ).length;
    if (sent === 0) findings.lost.push(`${name}: the mail ${digestId} is written down, and was not sent`);
    copies += Math.max(0, sent - 1);
  }
  for (const [digestId, times] of timesOf(digests)) {
    if (times > 1) findings.twice.push(`${name}: the mail ${digestId} is written down ${times} times`);
  }

  // Nobody is written to for somebody whose own address is not confirmed.
  const confirmed = of('EmailVerified').length > 0;
  for (const [id, { on, versions }] of things) {
    const grant = versions.at(-1);
    if (on !== 'grant' || grant === undefined) continue;
    const sent = mails.filter(({ to }) => to === grant['email']).map(({ messageId }) => messageId);
    const differing = new Set(sent).size;
    if (differing > 1) findings.twice.push(`${name}: the lawyer of ${id} got ${differing} mails`);
    if (confirmed && differing === 0 && grant['revoked'] === undefined) {
      findings.lost.push(`${name}: the lawyer of ${id} got no mail`);
    }
    if (!confirmed && differing > 0) {
      findings.torn.push(`${name}: the lawyer of ${id} got a mail, and the owner’s address is not confirmed`);
    }
    copies += sent.length - differing;
  }
  return { findings, copies };
}

function timesOf(names: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}

/** Everything in the folder that takes the place of a mail server. */
export async function readOutbox(folder: string): Promise<readonly SentMail[]> {
  const names = await readdir(folder).catch(() => []);
  const whole = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(
    whole.map(async (name) => {
      const [head = ''] = (await readFile(path.join(folder, name), 'utf8')).split('\r\n\r\n');
      const field = (label: string) =>
        new RegExp(`^${label}:\\s*<?([^>\\r\\n]*)`, 'im').exec(head)?.[1] ?? '';
      return { messageId: field('Message-ID'), to: field('To').trim() };
    }),
  );
}
