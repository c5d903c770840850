import { emptyDetails, type ProfileDetails } from '@settlewise/domain';
import type { EarlierVisa, Trip } from '@settlewise/rules';
import type { Knex } from 'knex';
import { earlierVisas, oneObject, standing, trips } from './json';

/** A visa that somebody had before, as its entry of the visa history has it. */
export interface RecordedEarlierVisa extends EarlierVisa {
  readonly entryId: string;
}

/** What of a person's record decides where they stand; days are `yyyy-MM-dd`. */
export interface RecordedImmigration {
  readonly details: Pick<
    ProfileDetails,
    | 'visaType'
    | 'visaStartDate'
    | 'visaExpiryDate'
    | 'hasILR'
    | 'ilrGrantDate'
    | 'marriedToBritishCitizen'
    | 'intendsToStayInUK'
    | 'goodCharacter'
    | 'lifeInUKPassed'
    | 'englishLanguageProof'
  >;
  /** Visas that they had before, the latest start first. */
  readonly earlier: readonly RecordedEarlierVisa[];
  /** Newest departure first. */
  readonly journeys: readonly Trip[];
  readonly dependantCount: number;
}

/**
 * The record as the read models have it at one moment; empty for somebody who has none. One statement: it is asked each
 * time that somebody opens their dashboard. @param userId a UUID
 */
export async function readImmigrationRecord(database: Knex, userId: string): Promise<RecordedImmigration> {
  const { rows } = await database.raw<{ rows: readonly RecordRow[] }>(statement, [userId]);
  const [row] = rows;
  if (row === undefined) throw new RangeError('A statement without FROM has one row');
  return { ...row, details: row.details ?? emptyDetails };
}

/** Null where the profile is not there. */
type RecordRow = Omit<RecordedImmigration, 'details'> & {
  readonly details: RecordedImmigration['details'] | null;
};

const statement = `
  SELECT
    ${oneObject('immigration_profiles', standing)} AS details,
    ${earlierVisas} AS earlier,
    ${trips} AS journeys,
    (SELECT count(*)::int FROM dependants WHERE dependants.user_id = person.user_id) AS "dependantCount"
  FROM (SELECT ?::uuid AS user_id) AS person`;
