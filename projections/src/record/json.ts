/** SQL: the rows of the person that the statement calls `person`, as JSON. */

/** The one row of a person, or null. */
export const oneObject = (table: string, fields: string) => `
  (SELECT json_build_object(${fields}) FROM ${table} WHERE ${table}.user_id = person.user_id)`;

/** The rows of a person as an array in a named order. */
export const list = (table: string, fields: string, order: string, only = 'true') => `
  (SELECT coalesce(json_agg(json_build_object(${fields}) ORDER BY ${order}), '[]')
   FROM ${table} WHERE ${table}.user_id = person.user_id AND ${only})`;

/** Fields of an immigration profile that decide a person's progress. */
export const detailsFields = `
  'visaType', visa_type, 'visaStartDate', visa_start_date, 'visaExpiryDate', visa_expiry_date,
  'dateOfBirth', date_of_birth,
  'hasILR', has_ilr, 'ilrGrantDate', ilr_grant_date, 'settledAs', settled_as,
  'appliedOn', applied_on, 'appliedInTime', applied_in_time,
  'claimedOn', claimed_on, 'awaitingDecisionSince', awaiting_decision_since,
  'marriedToBritishCitizen', married_to_british_citizen, 'intendsToStayInUK', intends_to_stay_in_uk,
  'goodCharacter', good_character, 'lifeInUKPassed', life_in_uk_passed,
  'englishLanguageProof', english_language_proof, 'englishLevel', english_level`;

export const earlierVisas = list(
  'visa_history',
  `'entryId', entry_id, 'visaType', visa_type, 'startDate', start_date, 'endDate', end_date,
   'appliedOn', applied_on, 'appliedInTime', applied_in_time`,
  'start_date DESC, end_date DESC, entry_id',
);

/** The fields of each dependant that decide their own dates, in the order in which they were added. */
export const family = list(
  'dependants',
  `'dependantId', dependant_id, 'firstName', first_name, 'dateOfBirth', date_of_birth,
   'relationship', relationship, 'nationality', nationality, 'currentVisaType', current_visa_type,
   'visaStartDate', visa_start_date, 'visaExpiryDate', visa_expiry_date, 'visaHeldSince', visa_held_since,
   'ukEntryDate', uk_entry_date, 'bornInUk', born_in_uk, 'british', british, 'settledSince', settled_since,
   'travelsWith', travels_with, 'ownJourneys', own_journeys`,
  'dependant_id',
);

export const trips = list(
  'journeys',
  `'journeyId', journey_id, 'departureDate', departure_date, 'returnDate', return_date,
   'destination', destination, 'crownDependencyAnswer', crown_dependency`,
  'departure_date DESC, return_date DESC, journey_id',
);
