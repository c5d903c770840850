import { readImmigrationRecord, type RecordedImmigration } from '@settlewise/projections';
import { type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import type { Knex } from 'knex';

/** The parts of a person's record that decide their progress, and today's date. */
export interface ImmigrationRecord extends RecordedImmigration {
  /** In London. */
  readonly today: CivilDate;
}

/** The record as the read models have it. @param userId a UUID */
export async function readRecord(database: Knex, userId: string, now: Date): Promise<ImmigrationRecord> {
  const today = civilDateInLondon(now);
  return { ...(await readImmigrationRecord(database, userId, today)), today };
}

/** Where a person fills in what the record lacks. */
export const fillInAt = '/dashboard/immigration-profile';
