import { civilDateInLondon } from '@settlewise/rules/calendar';
import { z } from 'zod';
import { planningVersionWith, digestFrequencies, digestPeriodAt } from '@settlewise/casework/alerts';
import { comparisonMailJobId } from './comparisonMailJobId';
import { findComparisonMails } from './comparisonMails';
import { lawyerMailJobId } from './lawyerMailJobId';
import { findLawyerMails } from './lawyerMails';
import type { ReminderDependencies } from './dependencies';
import { readLawDesk } from '../readModels/lawDesk';
import { findPeopleToMail, findPeopleToMailNow, findPeopleToPlan, deleteOrphanedPlans, noId } from './plans';

/** Compute a person's reminders. */
export const planJob = z.strictObject({ userId: z.uuid() });
export type PlanJob = z.infer<typeof planJob>;

/** Send an email. The address is looked up at the time of sending. */
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

/** A queue. Adding the same id twice makes one job. */
export interface WorkList<Work> {
  addAll(work: readonly { readonly data: Work; readonly id: string }[]): Promise<void>;
}

export interface WorkLists {
  readonly plans: WorkList<PlanJob>;
  readonly mails: WorkList<ReminderMailJob>;
}

/** People read, and jobs added, at a time. */
const pageSize = 500;

/**
 * Finds what is due now by the database and the log, and adds a job for each person. A waiting job is not added again; a
 * finally failed one is added again after an hour or, for emails, a day.
 */
export async function tick(parts: ReminderDependencies, { plans, mails }: WorkLists): Promise<void> {
  const { database, clock } = parts;
  const now = clock();
  const [day = '', time = ''] = now.toISOString().split('T');
  const hour = `${day} ${time.slice(0, 2)}`;
  await deleteOrphanedPlans(database);

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
    (page) => findPeopleToMailNow(database, now, page),
    ({ userId }) => userId,
    (people) => mails.addAll(people.map((person) => createImmediateMailJob(person, now))),
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

/** The job of emailing a person their deadlines. It is the same for all requests of a day. */
export function createImmediateMailJob(
  { userId, mailAt }: { readonly userId: string; readonly mailAt: Date },
  now: Date,
): { readonly data: ReminderMailJob; readonly id: string } {
  const [day = ''] = now.toISOString().split('T');
  return { data: { kind: 'at once', userId }, id: `at once ${userId} ${mailAt.getTime()} ${day}` };
}

async function eachPage<Row>(
  find: (page: { readonly after: string; readonly limit: number }) => Promise<readonly Row[]>,
  getId: (row: Row) => string,
  processRows: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  let after = noId;
  for (;;) {
    const rows = await find({ after, limit: pageSize });
    await processRows(rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = getId(last);
  }
}
