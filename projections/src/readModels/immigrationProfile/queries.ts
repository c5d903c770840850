import type { Knex } from 'knex';
import type {
  ImmigrationProfile,
  RecordedVisaHistoryEntry,
  RecordedDependant,
} from '@settlewise/casework/record';
import { selected } from '../../collections/columns';
import { dependantColumns, profileColumns, visaHistoryColumns } from './table';

/** The immigration profile of an account, which is empty at first; null without an account. @param userId a UUID */
export async function findImmigrationProfile(
  database: Knex,
  userId: string,
): Promise<ImmigrationProfile | null> {
  const profile = await database('immigration_profiles')
    .where({ user_id: userId })
    .first<ImmigrationProfile | undefined>(
      { userId: 'user_id', changedAt: 'changed_at' },
      ...selected(database, profileColumns),
    );
  return profile ?? null;
}

/** A person's earlier visas, the latest start first. @param userId a UUID */
export async function listVisaHistory(
  database: Knex,
  userId: string,
): Promise<readonly RecordedVisaHistoryEntry[]> {
  return database('visa_history')
    .where({ user_id: userId })
    .orderBy([
      { column: 'start_date', order: 'desc' },
      { column: 'end_date', order: 'desc' },
      { column: 'entry_id' },
    ])
    .select<RecordedVisaHistoryEntry[]>({ entryId: 'entry_id' }, ...selected(database, visaHistoryColumns));
}

/** A person's dependants, in the order in which they were added. @param userId a UUID */
export async function listDependants(database: Knex, userId: string): Promise<readonly RecordedDependant[]> {
  return database('dependants')
    .where({ user_id: userId })
    .orderBy('dependant_id')
    .select<RecordedDependant[]>({ dependantId: 'dependant_id' }, ...selected(database, dependantColumns));
}
