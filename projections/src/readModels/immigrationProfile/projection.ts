import {
  emptyDetails,
  type AccountEvent,
  type Dependant,
  type DetailsChange,
  type ImmigrationProfileEvent,
  type ProfileDetails,
  type VisaHistoryEntry,
} from '@settlewise/domain';
import { defineProjection } from '../../runner/projection';
import {
  dependantsTable,
  immigrationProfilesTable,
  visaHistoryTable,
  type ImmigrationProfileRow,
} from './table';

export const immigrationProfileProjection = defineProjection<AccountEvent | ImmigrationProfileEvent>()({
  name: 'immigration_profile',
  version: 3,
  tables: {
    immigration_profiles: immigrationProfilesTable,
    visa_history: visaHistoryTable,
    dependants: dependantsTable,
  },
  handlers: {
    // Everybody who has an account has a profile, which is empty at first.
    AccountRegistered({ data, metadata }, { immigration_profiles: profiles }) {
      profiles.put({
        ...columnsOf(emptyDetails),
        user_id: data.userId,
        changed_at: metadata.recordedAt,
      });
    },
    PersonalDetailsChanged({ data, metadata }, { immigration_profiles: profiles }) {
      profiles.change({ user_id: metadata.userId }, changedColumns(data, metadata.recordedAt));
    },
    VisaDetailsChanged({ data, metadata }, { immigration_profiles: profiles }) {
      profiles.change({ user_id: metadata.userId }, changedColumns(data, metadata.recordedAt));
    },
    DeclarationsChanged({ data, metadata }, { immigration_profiles: profiles }) {
      profiles.change({ user_id: metadata.userId }, changedColumns(data, metadata.recordedAt));
    },
    VisaHistoryEntryAdded({ data, metadata }, { visa_history: history }) {
      history.put({
        entry_id: data.entryId,
        user_id: metadata.userId,
        ...columnsOfEntry(data),
      });
    },
    VisaHistoryEntryChanged({ data }, { visa_history: history }) {
      history.change({ entry_id: data.entryId }, columnsOfEntry(data));
    },
    VisaHistoryEntryRemoved({ data }, { visa_history: history }) {
      history.remove({ entry_id: data.entryId });
    },
    DependantAdded({ data, metadata }, { dependants }) {
      dependants.put({
        user_id: metadata.userId,
        dependant_id: data.dependantId,
        ...columnsOfDependant(data),
      });
    },
    DependantChanged({ data, metadata }, { dependants }) {
      dependants.change(
        { user_id: metadata.userId, dependant_id: data.dependantId },
        columnsOfDependant(data),
      );
    },
    DependantRemoved({ data, metadata }, { dependants }) {
      dependants.remove({ user_id: metadata.userId, dependant_id: data.dependantId });
    },
  },
});

type Columns = Omit<ImmigrationProfileRow, 'user_id' | 'changed_at'>;

function changedColumns(change: DetailsChange, changed_at: string): Partial<ImmigrationProfileRow> {
  // Every column that is named is written, so columns of unchanged fields are left out.
  const named = Object.entries(columnsOf(change)).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(named), changed_at };
}

function columnsOf(details: ProfileDetails): Columns;
function columnsOf(change: DetailsChange): {
  readonly [Column in keyof Columns]: Columns[Column] | undefined;
};
function columnsOf(change: DetailsChange) {
  return {
    date_of_birth: change.dateOfBirth,
    nationality: change.nationality,
    country_of_birth: change.countryOfBirth,
    passport_number: change.passportNumber,
    address_line_1: change.addressLine1,
    address_line_2: change.addressLine2,
    city: change.city,
    state: change.state,
    postal_code: change.postalCode,
    country: change.country,
    phone: change.phone,
    emergency_contact: change.emergencyContact,
    visa_type: change.visaType,
    visa_number: change.visaNumber,
    visa_start_date: change.visaStartDate,
    visa_expiry_date: change.visaExpiryDate,
    brp_number: change.brpNumber,
    brp_expiry_date: change.brpExpiryDate,
    settlement_date: change.settlementDate,
    has_ilr: change.hasILR,
    ilr_grant_date: change.ilrGrantDate,
    settled_as: change.settledAs,
    applied_on: change.appliedOn,
    applied_in_time: change.appliedInTime,
    claimed_on: change.claimedOn,
    awaiting_decision_since: change.awaitingDecisionSince,
    marital_status: change.maritalStatus,
    married_to_british_citizen: change.marriedToBritishCitizen,
    intends_to_stay_in_uk: change.intendsToStayInUK,
    good_character: change.goodCharacter,
    life_in_uk_passed: change.lifeInUKPassed,
    english_language_proof: change.englishLanguageProof,
    english_level: change.englishLevel,
  };
}

function columnsOfEntry(entry: VisaHistoryEntry) {
  return {
    visa_type: entry.visaType,
    start_date: entry.startDate,
    end_date: entry.endDate,
    applied_on: entry.appliedOn,
    applied_in_time: entry.appliedInTime,
  };
}

function columnsOfDependant(dependant: Dependant) {
  return {
    first_name: dependant.firstName,
    last_name: dependant.lastName,
    date_of_birth: dependant.dateOfBirth,
    relationship: dependant.relationship,
    nationality: dependant.nationality,
    passport_number: dependant.passportNumber,
    current_visa_type: dependant.currentVisaType,
    visa_start_date: dependant.visaStartDate,
    visa_expiry_date: dependant.visaExpiryDate,
    brp_number: dependant.brpNumber,
    notes: dependant.notes,
    born_in_uk: dependant.bornInUk,
    british: dependant.british,
    settled_since: dependant.settledSince,
    uk_entry_date: dependant.ukEntryDate,
    visa_held_since: dependant.visaHeldSince,
    travels_with: dependant.travelsWith,
    own_journeys: dependant.ownJourneys,
  };
}
