import type { IssuedNotification } from '@settlewise/domain';
import type { CivilDate } from '@settlewise/rules';
import type { ReminderDependencies } from './dependencies';
import { notificationOf } from './planPerson';
import { readReminderRecord } from './record';
import { remindersOf } from './remindersOf';

/** All that there is to tell somebody today, by the record as it can be read, whether they want it or not. */
export async function dueNow(
  { database, keyed }: Pick<ReminderDependencies, 'database' | 'keyed'>,
  userId: string,
  today: CivilDate,
): Promise<readonly IssuedNotification[]> {
  const record = await readReminderRecord(database, userId);
  if (record === null) return [];
  return remindersOf(record, today).due.map((reminder) => notificationOf({ keyed }, userId, reminder));
}
