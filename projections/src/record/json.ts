import { decidingFields } from '@settlewise/casework/record';
import { columnName } from '../collections/columns';

/** SQL: the rows of the person that the statement calls `person`, as JSON. */

/** The one row of a person, or null. */
export const oneObject = (table: string, fields: string) => `
  (SELECT json_build_object(${fields}) FROM ${table} WHERE ${table}.user_id = person.user_id)`;

/** The rows of a person as an array in a named order. */
export const list = (table: string, fields: string, order: string, only = 'true') => `
  (SELECT coalesce(json_agg(json_build_object(${fields}) ORDER BY ${order}), '[]')
   FROM ${table} WHERE ${table}.user_id = person.user_id AND ${only})`;

/** The deciding fields for `oneObject`. */
export const detailsFields = decidingFields.map((name) => `'${name}', ${columnName(name)}`).join(', ');

export const earlierVisas = list(
  'visa_history',
  `'entryId', entry_id, 'visaType', visa_type, 'startDate', start_date, 'endDate', end_date,
   'appliedOn', applied_on, 'appliedInTime', applied_in_time, 'gapBefore', gap_before`,
  'start_date DESC, end_date DESC, entry_id',
);

/** The fields of each dependant that decide their own dates, in the order in which they were added. */
export const family = list(
  'dependants',
  `'dependantId', dependant_id, 'firstName', first_name, 'dateOfBirth', date_of_birth,
   'relationship', relationship, 'nationality', nationality, 'currentVisaType', current_visa_type,
   'visaStartDate', visa_start_date, 'visaExpiryDate', visa_expiry_date, 'visaHeldSince', visa_held_since,
   'ukEntryDate', uk_entry_date, 'bornInUk', born_in_uk, 'british', british, 'settledSince', settled_since,
   'otherParentStatus', other_parent_status, 'otherParentSince', other_parent_since,
   'travelsWith', travels_with, 'ownJourneys', own_journeys`,
  'dependant_id',
);

export const trips = list(
  'journeys',
  `'journeyId', journey_id, 'departureDate', departure_date, 'returnDate', return_date,
   'destination', destination, 'crownDependencyAnswer', crown_dependency,
   'permittedReason', permitted_reason, 'travellers', travellers, 'approximate', approximate`,
  'departure_date DESC, return_date DESC, journey_id',
);
