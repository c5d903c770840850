import type { Dependant, ProfileDetails, VisaHistoryEntry } from '@settlewise/domain';
import type { Knex } from 'knex';

/** What there is once in a person's immigration profile; dates are `yyyy-MM-dd`. */
export interface ImmigrationProfile extends ProfileDetails {
  readonly userId: string;
  readonly changedAt: Date;
}

export interface RecordedVisaHistoryEntry extends VisaHistoryEntry {
  readonly entryId: string;
}

export interface RecordedDependant extends Dependant {
  readonly dependantId: number;
}

/** The immigration profile of a person who has an account, empty to begin with; null for anybody else. @param userId a UUID */
export async function findImmigrationProfile(
  database: Knex,
  userId: string,
): Promise<ImmigrationProfile | null> {
  const profile = await database('immigration_profiles')
    .where({ user_id: userId })
    .first<ImmigrationProfile | undefined>(database.raw(profileColumns));
  return profile ?? null;
}

/** The visas that a person had before, the latest start first. @param userId a UUID */
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
    .select<RecordedVisaHistoryEntry[]>(
      database.raw(`entry_id AS "entryId", visa_type AS "visaType",
        ${date('start_date', 'startDate')}, ${date('end_date', 'endDate')},
        ${date('applied_on', 'appliedOn')}, applied_in_time AS "appliedInTime"`),
    );
}

/** A person's dependants, in the order in which they were added. @param userId a UUID */
export async function listDependants(database: Knex, userId: string): Promise<readonly RecordedDependant[]> {
  return database('dependants')
    .where({ user_id: userId })
    .orderBy('dependant_id')
    .select<RecordedDependant[]>(database.raw(dependantColumns));
}

// Dates as text: the driver would make of a calendar day a moment in this computer's time zone.
function date(column: string, field: string): string {
  return `to_char(${column}, 'YYYY-MM-DD') AS "${field}"`;
}

const profileColumns = `
  user_id AS "userId",
  ${date('date_of_birth', 'dateOfBirth')},
  nationality,
  country_of_birth AS "countryOfBirth",
  passport_number AS "passportNumber",
  address_line_1 AS "addressLine1",
  address_line_2 AS "addressLine2",
  city, state,
  postal_code AS "postalCode",
  country, phone,
  emergency_contact AS "emergencyContact",
  visa_type AS "visaType",
  visa_number AS "visaNumber",
  ${date('visa_start_date', 'visaStartDate')},
  ${date('visa_expiry_date', 'visaExpiryDate')},
  brp_number AS "brpNumber",
  ${date('brp_expiry_date', 'brpExpiryDate')},
  ${date('settlement_date', 'settlementDate')},
  has_ilr AS "hasILR",
  ${date('ilr_grant_date', 'ilrGrantDate')},
  settled_as AS "settledAs",
  ${date('applied_on', 'appliedOn')},
  applied_in_time AS "appliedInTime",
  ${date('claimed_on', 'claimedOn')},
  ${date('awaiting_decision_since', 'awaitingDecisionSince')},
  marital_status AS "maritalStatus",
  married_to_british_citizen AS "marriedToBritishCitizen",
  intends_to_stay_in_uk AS "intendsToStayInUK",
  good_character AS "goodCharacter",
  life_in_uk_passed AS "lifeInUKPassed",
  english_language_proof AS "englishLanguageProof",
  english_level AS "englishLevel",
  changed_at AS "changedAt"`;

const dependantColumns = `
  dependant_id AS "dependantId",
  first_name AS "firstName",
  last_name AS "lastName",
  ${date('date_of_birth', 'dateOfBirth')},
  relationship, nationality,
  passport_number AS "passportNumber",
  current_visa_type AS "currentVisaType",
  ${date('visa_start_date', 'visaStartDate')},
  ${date('visa_expiry_date', 'visaExpiryDate')},
  brp_number AS "brpNumber",
  notes,
  born_in_uk AS "bornInUk",
  british,
  ${date('settled_since', 'settledSince')},
  ${date('uk_entry_date', 'ukEntryDate')},
  ${date('visa_held_since', 'visaHeldSince')},
  travels_with AS "travelsWith",
  own_journeys AS "ownJourneys"`;
