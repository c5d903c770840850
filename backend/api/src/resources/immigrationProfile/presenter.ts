import type { PersonalDetailsResponse, VisaDetailsResponse } from '@settlewise/contract/immigrationProfile';
import {
  addressFields,
  personalFields,
  type ProfileDetails,
  visaFields,
} from '@settlewise/domain/immigrationProfile';
import { fieldsBeside, wholeItem } from '@settlewise/domain/fields';
import { nationalityAsCountry } from '../../record/person/nationality';
import { presentEntry, type RecordedEntry } from '../../record/visaHistory/presenter';
import type { Person } from '../../record/person/person';

export function presentPersonalDetails({ name, details }: Person): PersonalDetailsResponse {
  const { addressLine1: line1, addressLine2: line2, ...place } = wholeItem(addressFields, details);
  return {
    nameDetails: { firstName: name.firstName, lastName: name.lastName },
    ...wholeItem(fieldsBeside(personalFields, addressFields), details),
    nationality: nationalityAsCountry(details.nationality),
    addressDetails: { line1, line2, ...place },
    emergencyContact: details.emergencyContact,
  };
}

export function presentVisaDetails(
  details: ProfileDetails,
  history: readonly RecordedEntry[],
): VisaDetailsResponse {
  const { visaType, ...visa } = wholeItem(visaFields, details);
  return { currentVisaType: visaType, ...visa, previousVisaHistory: history.map(presentEntry) };
}
