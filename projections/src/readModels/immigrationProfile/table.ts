import type { Dependant, EmergencyContact, ProfileDetails, VisaHistoryEntry } from '@settlewise/domain';
import { defineTable } from '../../runner/table';

export interface ImmigrationProfileRow {
  readonly user_id: string;
  readonly date_of_birth: string | null;
  readonly nationality: string | null;
  readonly country_of_birth: string | null;
  readonly passport_number: string | null;
  readonly address_line_1: string | null;
  readonly address_line_2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
  readonly phone: string | null;
  readonly emergency_contact: EmergencyContact | null;
  readonly visa_type: string | null;
  readonly visa_number: string | null;
  readonly visa_start_date: string | null;
  readonly visa_expiry_date: string | null;
  readonly brp_number: string | null;
  readonly brp_expiry_date: string | null;
  readonly settlement_date: string | null;
  readonly has_ilr: boolean;
  readonly ilr_grant_date: string | null;
  readonly settled_as: ProfileDetails['settledAs'];
  readonly applied_on: string | null;
  readonly applied_in_time: ProfileDetails['appliedInTime'];
  readonly claimed_on: string | null;
  readonly awaiting_decision_since: string | null;
  readonly marital_status: ProfileDetails['maritalStatus'];
  readonly married_to_british_citizen: boolean;
  readonly intends_to_stay_in_uk: boolean;
  readonly good_character: boolean;
  readonly life_in_uk_passed: boolean;
  readonly english_language_proof: boolean;
  readonly english_level: ProfileDetails['englishLevel'];
  readonly changed_at: string;
}

/** One row a person who has an account: what there is once in their immigration profile. */
export const immigrationProfilesTable = defineTable<ImmigrationProfileRow>()({
  key: ['user_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('user_id').primary();
      table.date('date_of_birth').nullable();
      table.text('nationality').nullable();
      table.text('country_of_birth').nullable();
      table.text('passport_number').nullable();
      table.text('address_line_1').nullable();
      table.text('address_line_2').nullable();
      table.text('city').nullable();
      table.text('state').nullable();
      table.text('postal_code').nullable();
      table.text('country').nullable();
      table.text('phone').nullable();
      table.jsonb('emergency_contact').nullable();
      table.text('visa_type').nullable();
      table.text('visa_number').nullable();
      table.date('visa_start_date').nullable();
      table.date('visa_expiry_date').nullable();
      table.text('brp_number').nullable();
      table.date('brp_expiry_date').nullable();
      table.date('settlement_date').nullable();
      table.boolean('has_ilr').notNullable();
      table.date('ilr_grant_date').nullable();
      table.text('settled_as').nullable();
      table.date('applied_on').nullable();
      table.text('applied_in_time').nullable();
      table.date('claimed_on').nullable();
      table.date('awaiting_decision_since').nullable();
      table.text('marital_status').nullable();
      table.boolean('married_to_british_citizen').notNullable();
      table.boolean('intends_to_stay_in_uk').notNullable();
      table.boolean('good_character').notNullable();
      table.boolean('life_in_uk_passed').notNullable();
      table.boolean('english_language_proof').notNullable();
      table.text('english_level').nullable();
      table.timestamp('changed_at').notNullable();
    });
  },
});

export interface VisaHistoryRow {
  readonly entry_id: string;
  readonly user_id: string;
  readonly visa_type: VisaHistoryEntry['visaType'];
  readonly start_date: string;
  readonly end_date: string;
  readonly applied_on: string | null;
  readonly applied_in_time: VisaHistoryEntry['appliedInTime'];
}

/** One row a visa that somebody had before. */
export const visaHistoryTable = defineTable<VisaHistoryRow>()({
  key: ['entry_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('entry_id').primary();
      table.uuid('user_id').notNullable();
      table.text('visa_type').notNullable();
      table.date('start_date').notNullable();
      table.date('end_date').notNullable();
      table.date('applied_on').nullable();
      table.text('applied_in_time').nullable();
      table.index(['user_id', 'start_date']);
    });
  },
});

export interface DependantRow {
  readonly user_id: string;
  readonly dependant_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly date_of_birth: string;
  readonly relationship: Dependant['relationship'];
  readonly nationality: string;
  readonly passport_number: string | null;
  readonly current_visa_type: string | null;
  readonly visa_start_date: string | null;
  readonly visa_expiry_date: string | null;
  readonly brp_number: string | null;
  readonly notes: string | null;
  readonly born_in_uk: boolean | null;
  readonly british: boolean | null;
  readonly settled_since: string | null;
  readonly uk_entry_date: string | null;
  readonly visa_held_since: string | null;
  readonly travels_with: Dependant['travelsWith'];
  readonly own_journeys: Dependant['ownJourneys'];
}

/** One row a dependant; their numbers are each person’s own. */
export const dependantsTable = defineTable<DependantRow>()({
  key: ['user_id', 'dependant_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('user_id').notNullable();
      table.integer('dependant_id').notNullable();
      table.text('first_name').notNullable();
      table.text('last_name').notNullable();
      table.date('date_of_birth').notNullable();
      table.text('relationship').notNullable();
      table.text('nationality').notNullable();
      table.text('passport_number').nullable();
      table.text('current_visa_type').nullable();
      table.date('visa_start_date').nullable();
      table.date('visa_expiry_date').nullable();
      table.text('brp_number').nullable();
      table.text('notes').nullable();
      table.boolean('born_in_uk').nullable();
      table.boolean('british').nullable();
      table.date('settled_since').nullable();
      table.date('uk_entry_date').nullable();
      table.date('visa_held_since').nullable();
      table.text('travels_with').nullable();
      table.jsonb('own_journeys').notNullable();
      table.primary(['user_id', 'dependant_id']);
    });
  },
});
