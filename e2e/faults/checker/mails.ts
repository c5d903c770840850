import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { OperationHistory } from '../workload/operation';
import { calculateExpectation } from './expectation';
import { noViolations, type Violations } from './violations';
import type { DecodedEvent } from './stateInLog';

/** An email that was sent. */
export interface SentMail {
  /** The Message-ID, without angle brackets. */
  readonly messageId: string;
  readonly to: string;
}

export interface Posted {
  readonly violations: Violations;
  /**
   * Emails that were sent again under the same Message-ID, which mail programs show once. That is allowed: a process that
   * dies after the mail server has accepted an email, but before recording that, sends it again.
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

/** Checks that each notification and email due to one person was issued, and only once. */
export function comparePost(
  name: string,
  { email, completed }: OperationHistory,
  events: readonly DecodedEvent[],
  mails: readonly SentMail[],
): Posted {
  const violations = noViolations();
  const of = (type: string) => events.filter((event) => event.type === type).map(({ data }) => data);

  const notified = of('NotificationIssued').map((data) => issued.parse(data));
  for (const [subject, times] of countEach(
    notified.map(({ kind, subject, date }) => `${kind} ${subject} ${String(date)}`),
  )) {
    if (times > 1) violations.duplicated.push(`${name} was notified ${times} times: ${subject}`);
  }
  const { things, sheets } = calculateExpectation(completed);
  const wantsNotifications = sheets.get('settings')?.at(-1)?.['reminderFrequency'] === 'daily';
  if (wantsNotifications && !notified.some(({ kind }) => kind === 'visa_expiry')) {
    violations.lost.push(`${name} was not notified that the visa expires`);
  }

  // Emails to confirm an address are not checked: each attempt makes a new link, and only the newest is valid.
  const digests = of('DigestSent').map((data) => digest.parse(data).digestId);
  const confirmed = of('EmailVerified').length > 0;
  // Reminders are mailed to a confirmed address alone.
  if (wantsNotifications && confirmed && digests.length === 0)
    violations.lost.push(`${name} got no reminder email`);
  if (!confirmed && digests.length > 0)
    violations.corrupted.push(`${name} got a reminder email, but the address is not confirmed`);
  let copies = 0;
  for (const digestId of digests) {
    const sent = mails.filter(
      ({ messageId, to }) => to === email && messageId.startsWith(`${digestId}@`),
    ).length;
    if (sent === 0)
      violations.lost.push(`${name}: the email ${digestId} is recorded as sent, but was not sent`);
    copies += Math.max(0, sent - 1);
  }
  for (const [digestId, times] of countEach(digests)) {
    if (times > 1) violations.duplicated.push(`${name}: the email ${digestId} is recorded ${times} times`);
  }

  // The program emails a lawyer only when the person's own address is confirmed.
  for (const [id, { on, versions }] of things) {
    const grant = versions.at(-1);
    if (on !== 'grant' || grant === undefined) continue;
    const sent = mails.filter(({ to }) => to === grant['email']).map(({ messageId }) => messageId);
    const differing = new Set(sent).size;
    if (differing > 1) violations.duplicated.push(`${name}: the lawyer of ${id} got ${differing} emails`);
    if (confirmed && differing === 0 && grant['revoked'] === undefined) {
      violations.lost.push(`${name}: the lawyer of ${id} got no email`);
    }
    if (!confirmed && differing > 0) {
      violations.corrupted.push(
        `${name}: the lawyer of ${id} got an email, but the owner’s address is not confirmed`,
      );
    }
    copies += sent.length - differing;
  }
  return { violations, copies };
}

function countEach(names: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}

/** Reads all emails in the folder that takes the place of a mail server. */
export async function readOutbox(folder: string): Promise<readonly SentMail[]> {
  const names = await readdir(folder).catch(() => []);
  const complete = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(
    complete.map(async (name) => {
      const [head = ''] = (await readFile(path.join(folder, name), 'utf8')).split('\r\n\r\n');
      const field = (label: string) =>
        new RegExp(`^${label}:\\s*<?([^>\\r\\n]*)`, 'im').exec(head)?.[1] ?? '';
      return { messageId: field('Message-ID'), to: field('To').trim() };
    }),
  );
}
