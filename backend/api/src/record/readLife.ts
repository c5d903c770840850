import { applications as applicationList } from '@settlewise/domain/record';
import {
  findAccount,
  findImmigrationProfile,
  listDependants,
  listDocuments,
  listItems,
  listJourneys,
  listTasks,
  listVisaHistory,
} from '@settlewise/projections';
import { readReminderRecord, recordReadModels } from '@settlewise/projections/reminders';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { Knex } from 'knex';
import type { Life } from '@settlewise/casework/timeline';

/** The read models that a life is read from: what its reminders are worked out from holds all that it shows. */
export const lifeReadModels = recordReadModels;

/** The parts of a person's record for a timeline, from the read models. @param userId a UUID */
export async function readLife(database: Knex, userId: string, now: Date): Promise<Life> {
  const today = civilDateInLondon(now);
  const [account, profile, earlierVisas, journeys, documents, tasks, dependants, applications, record] =
    await Promise.all([
      findAccount(database, userId),
      findImmigrationProfile(database, userId),
      listVisaHistory(database, userId),
      listJourneys(database, userId),
      listDocuments(database, userId),
      listTasks(database, userId),
      listDependants(database, userId),
      listItems(database, applicationList, userId),
      readReminderRecord(database, userId, today),
    ]);
  return {
    openedAt: account?.registeredAt ?? null,
    profile,
    earlierVisas,
    journeys,
    documents,
    tasks,
    dependants,
    applications,
    record,
    reader: 'owner',
    today,
  };
}
