import {
  findAccount,
  findImmigrationProfile,
  listDependants,
  listDocuments,
  listJourneys,
  listTasks,
  listVisaHistory,
} from '@settlewise/projections';
import { civilDateInLondon } from '@settlewise/rules';
import type { Knex } from 'knex';
import { citizenshipEligibilityOf } from '../progress/citizenshipEligibility';
import { ilrProgressOf } from '../progress/ilrProgress';
import { twoCountsOf } from '../progress/twoCounts';
import { readRecord } from '../progress/record';
import type { Life } from './timelineOf';

/** The parts of a person's record for a timeline, from the read models. @param userId a UUID */
export async function readLife(database: Knex, userId: string, now: Date): Promise<Life> {
  const [account, profile, earlierVisas, journeys, documents, tasks, dependants, record] = await Promise.all([
    findAccount(database, userId),
    findImmigrationProfile(database, userId),
    listVisaHistory(database, userId),
    listJourneys(database, userId),
    listDocuments(database, userId),
    listTasks(database, userId),
    listDependants(database, userId),
    readRecord(database, userId, now),
  ]);
  const [ilr, citizenship] = [ilrProgressOf(record), citizenshipEligibilityOf(record)];
  return {
    openedAt: account?.registeredAt ?? null,
    ...{ profile, earlierVisas, journeys, documents, tasks, dependants },
    toApply: { ilr, citizenship, twoCounts: twoCountsOf(ilr, citizenship) },
    today: civilDateInLondon(now),
  };
}
