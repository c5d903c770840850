import type { IssuedNotification, LeadsOfKinds } from '@settlewise/domain/notifications';
import type { CivilDate } from '@settlewise/rules/calendar';
import { remindersOf } from '@settlewise/casework/alerts';
import type { ReminderDependencies } from './dependencies';
import { notificationOf } from './planPerson';
import { alertParts, readPersonRecord } from '../record/personRecord';

/**
 * All that there is to tell somebody today, by the record as it can be read, whether they want it or not.
 * @param leads the lead times that they choose just now
 */
export async function dueNow(
  { database, keyed }: Pick<ReminderDependencies, 'database' | 'keyed'>,
  userId: string,
  today: CivilDate,
  leads: LeadsOfKinds = {},
): Promise<readonly IssuedNotification[]> {
  const record = await readPersonRecord(database, userId, alertParts);
  if (record.registeredOn === null) return [];
  const asChosen = { ...record, leads: { ...record.leads, ...leads } };
  return remindersOf(asChosen, today).due.map((reminder) => notificationOf({ keyed }, userId, reminder));
}
