import type { PersonalDetailsResponse, VisaDetailsResponse } from '@settlewise/contract';
import type { ProfileDetails } from '@settlewise/domain';
import { nationalityAsCountry } from '../../record/person/nationality';
import { presentEntry, type RecordedEntry } from '../../record/visaHistory/presenter';
import type { Person } from '../../record/person/person';

export function presentPersonalDetails({ name, details }: Person): PersonalDetailsResponse {
  const contact = details.emergencyContact;
  return {
    nameDetails: { firstName: name.firstName, lastName: name.lastName },
    dateOfBirth: details.dateOfBirth,
    nationality: nationalityAsCountry(details.nationality),
    countryOfBirth: details.countryOfBirth,
    passportNumber: details.passportNumber,
    addressDetails: {
      line1: details.addressLine1,
      line2: details.addressLine2,
      city: details.city,
      state: details.state,
      postalCode: details.postalCode,
      country: details.country,
    },
    phone: details.phone,
    emergencyContact:
      contact === null
        ? null
        : {
            name: contact.name,
            relationship: contact.relationship,
            phone: contact.phone,
            email: contact.email,
          },
  };
}

export function presentVisaDetails(
  details: ProfileDetails,
  history: readonly RecordedEntry[],
): VisaDetailsResponse {
  return {
    currentVisaType: details.visaType,
    visaNumber: details.visaNumber,
    visaStartDate: details.visaStartDate,
    visaExpiryDate: details.visaExpiryDate,
    brpNumber: details.brpNumber,
    brpExpiryDate: details.brpExpiryDate,
    hasILR: details.hasILR,
    ilrGrantDate: details.ilrGrantDate,
    settledAs: details.settledAs,
    appliedOn: details.appliedOn,
    appliedInTime: details.appliedInTime,
    claimedOn: details.claimedOn,
    awaitingDecisionSince: details.awaitingDecisionSince,
    previousVisaHistory: history.map(presentEntry),
  };
}
