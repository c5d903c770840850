import type { PersonalDetailsResponse, VisaDetailsResponse } from '@settlewise/contract';
import { personalFields, visaFields, type ProfileDetails } from '@settlewise/domain';
import { wholeItem } from '@settlewise/domain/fields';
import { nationalityAsCountry } from '../../record/person/nationality';
import { presentEntry, type RecordedEntry } from '../../record/visaHistory/presenter';
import type { Person } from '../../record/person/person';

export function presentPersonalDetails({ name, details }: Person): PersonalDetailsResponse {
  const { addressLine1, addressLine2, city, state, postalCode, country, ...personal } = wholeItem(
    personalFields,
    details,
  );
  return {
    nameDetails: { firstName: name.firstName, lastName: name.lastName },
    ...personal,
    nationality: nationalityAsCountry(details.nationality),
    addressDetails: { line1: addressLine1, line2: addressLine2, city, state, postalCode, country },
    emergencyContact: details.emergencyContact,
  };
}

export function presentVisaDetails(
  details: ProfileDetails,
  history: readonly RecordedEntry[],
): VisaDetailsResponse {
  const { visaType, settlementDate: _elsewhere, ...visa } = wholeItem(visaFields, details);
  return { currentVisaType: visaType, ...visa, previousVisaHistory: history.map(presentEntry) };
}
