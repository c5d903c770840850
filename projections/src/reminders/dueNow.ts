import type { IssuedNotification, LeadsOfKinds } from '@settlewise/domain/notifications';
import type { CivilDate } from '@settlewise/rules/calendar';
import { listReminders } from '@settlewise/casework/alerts';
import type { ReminderDependencies } from './dependencies';
import { notificationOf } from './planPerson';
import { alertParts, readPersonRecord } from '../record/personRecord';

/**
 * All alerts that are due for a person today, including those that they do not want.
 * @param leads lead times that the person is choosing
 */
export async function dueNow(
  { database, keyed }: Pick<ReminderDependencies, 'database' | 'keyed'>,
  userId: string,
  today: CivilDate,
  leads: LeadsOfKinds = {},
): Promise<readonly IssuedNotification[]> {
  const record = await readPersonRecord(database, userId, alertParts);
  if (record.registeredOn === null) return [];
  const withLeads = { ...record, leads: { ...record.leads, ...leads } };
  return listReminders(withLeads, today).due.map((reminder) => notificationOf({ keyed }, userId, reminder));
}
