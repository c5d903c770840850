import { civilDateInLondon } from '@settlewise/rules/calendar';
import { z } from 'zod';
import { planningVersionWith, digestFrequencies, digestPeriodAt } from '@settlewise/casework/alerts';
import { comparisonMailJobId } from './comparisonMailJobId';
import { findComparisonMails } from './comparisonMails';
import { lawyerMailJobId } from './lawyerMailJobId';
import { findLawyerMails } from './lawyerMails';
import type { ReminderDependencies } from './dependencies';
import { readLawDesk } from '../readModels/lawDesk';
import { findPeopleToMail, findPeopleToMailAtOnce, findPeopleToPlan, forgetPeopleGone, noId } from './plans';

/** Compute a person's reminders. */
export const planJob = z.strictObject({ userId: z.uuid() });
export type PlanJob = z.infer<typeof planJob>;

/** Send a mail. It holds no address: that is looked up when the mail is sent. */
export const reminderMailJob = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('digest'),
    userId: z.uuid(),
    frequency: z.enum(['daily', 'weekly', 'monthly']),
  }),
  z.strictObject({ kind: z.literal('at once'), userId: z.uuid() }),
  z.strictObject({ kind: z.literal('invitation'), userId: z.uuid(), grantId: z.uuid() }),
  z.strictObject({ kind: z.literal('comparison'), userId: z.uuid(), comparisonId: z.uuid() }),
  z.strictObject({ kind: z.literal('ending'), userId: z.uuid(), grantId: z.uuid() }),
]);
export type ReminderMailJob = z.infer<typeof reminderMailJob>;

/** The queue; the same id twice is one job. */
export interface WorkList<Work> {
  addAll(work: readonly { readonly data: Work; readonly id: string }[]): Promise<void>;
}

export interface WorkLists {
  readonly plans: WorkList<PlanJob>;
  readonly mails: WorkList<ReminderMailJob>;
}

/** People looked up, and work added, at a time. */
const pageSize = 500;

/**
 * Finds what is due now, by the database and the log alone, and adds a job for each person. A job that still waits is not
 * added again; one that failed for good is, after an hour or, for emails, a day.
 */
export async function tick(parts: ReminderDependencies, { plans, mails }: WorkLists): Promise<void> {
  const { database, clock } = parts;
  const now = clock();
  const [day = '', time = ''] = now.toISOString().split('T');
  const hour = `${day} ${time.slice(0, 2)}`;
  await forgetPeopleGone(database);

  const today = civilDateInLondon(now);
  const planningVersion = planningVersionWith((await readLawDesk(database)).notices);
  await eachPage(
    (page) => findPeopleToPlan(database, { planningVersion, today }, page),
    ({ userId }) => userId,
    (people) =>
      plans.addAll(
        people.map(({ userId, changed }) => ({
          data: { userId },
          id: `${userId} ${changed} ${planningVersion} ${today} ${hour}`,
        })),
      ),
  );

  await eachPage(
    (page) => findPeopleToMailAtOnce(database, now, page),
    ({ userId }) => userId,
    (people) => mails.addAll(people.map((person) => mailAtOnce(person, now))),
  );

  for (const frequency of digestFrequencies) {
    const period = digestPeriodAt(frequency, now);
    await eachPage(
      (page) => findPeopleToMail(database, period, page),
      (userId) => userId,
      (people) =>
        mails.addAll(
          people.map((userId) => ({
            data: { kind: 'digest', userId, frequency },
            id: `digest ${userId} ${period.name} ${day}`,
          })),
        ),
    );
  }

  const lawyerMails = await findLawyerMails(parts, pageSize);
  await mails.addAll(lawyerMails.map((mail) => ({ data: mail, id: lawyerMailJobId(mail, day) })));

  const comparisonMails = await findComparisonMails(parts, pageSize);
  await mails.addAll(comparisonMails.map((mail) => ({ data: mail, id: comparisonMailJobId(mail, day) })));
}

/** The job of mailing a person their deadlines; the same from whoever asks for it on a day. */
export function mailAtOnce(
  { userId, mailAt }: { readonly userId: string; readonly mailAt: Date },
  now: Date,
): { readonly data: ReminderMailJob; readonly id: string } {
  const [day = ''] = now.toISOString().split('T');
  return { data: { kind: 'at once', userId }, id: `at once ${userId} ${mailAt.getTime()} ${day}` };
}

async function eachPage<Row>(
  find: (page: { readonly after: string; readonly limit: number }) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
  use: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  let after = noId;
  for (;;) {
    const rows = await find({ after, limit: pageSize });
    await use(rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = idOf(last);
  }
}
