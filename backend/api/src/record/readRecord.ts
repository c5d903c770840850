import { readImmigrationRecord } from '@settlewise/projections';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { Knex } from 'knex';
import type { ImmigrationRecord } from '@settlewise/casework/record';

/** The record as the read models have it. @param userId a UUID */
export async function readRecord(database: Knex, userId: string, now: Date): Promise<ImmigrationRecord> {
  const today = civilDateInLondon(now);
  return { ...(await readImmigrationRecord(database, userId, today)), today };
}
