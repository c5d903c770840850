import { emptyDetails, type ProfileDetails } from '@settlewise/domain';
import { findImmigrationProfile, listJourneys, listVisaHistory } from '@settlewise/projections';
import { civilDateInLondon, type CivilDate, type EarlierVisa, type Trip } from '@settlewise/rules';
import type { Knex } from 'knex';

/** What of a person's record decides where they stand, and the day on which that is asked. */
export interface ImmigrationRecord {
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
  /** Visas that they had before. */
  readonly earlier: readonly EarlierVisa[];
  readonly journeys: readonly Trip[];
  /** In London. */
  readonly today: CivilDate;
}

/** The record as the read models have it. @param userId a UUID */
export async function readRecord(database: Knex, userId: string, now: Date): Promise<ImmigrationRecord> {
  const [profile, earlier, journeys] = await Promise.all([
    findImmigrationProfile(database, userId),
    listVisaHistory(database, userId),
    listJourneys(database, userId),
  ]);
  return { details: profile ?? emptyDetails, earlier, journeys, today: civilDateInLondon(now) };
}

/** Where a person fills in what the record lacks. */
export const fillInAt = '/dashboard/immigration-profile';
