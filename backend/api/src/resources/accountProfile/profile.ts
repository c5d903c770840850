import type { AccountProfileRequest, AccountProfileResponse } from '@settlewise/contract/accountSettings';
import { fullNameOf, splitFullName } from '@settlewise/domain/accounts';
import { nationalityAsOption, nationalityToStore } from '../../record/person/nationality';
import type { Person } from '../../record/person/person';
import { type PersonChange, keepIfChanged } from '../../record/person/savePerson';
import { parseAddressText, formatAddress } from './addressText';

/** Presents a person's profile for the account settings. */
export function presentAccountProfile(person: Person): AccountProfileResponse {
  const { name, email, emailVerified, details, changedAt } = person;
  return {
    fullName: fullNameOf(name),
    email,
    emailVerified,
    phoneNumber: details.phone,
    address: formatAddress(details),
    nationality: nationalityAsOption(details.nationality),
    visaType: details.visaType,
    visaEndDate: details.visaExpiryDate,
    hasILR: details.hasILR,
    ilrGrantDate: details.ilrGrantDate,
    updatedAt: changedAt?.toISOString() ?? null,
  };
}

/**
 * Finds the changes between the form and the shown profile, except the email address.
 * @throws DomainError for an invalid address
 */
export function accountProfileChange(request: AccountProfileRequest, person: Person): PersonChange {
  const shown = presentAccountProfile(person);
  const newName = keepIfChanged(request.fullName, shown.fullName);
  return {
    name: newName === undefined ? undefined : splitFullName(newName),
    details: {
      ...parseAddressText(request.address, person.details),
      phone: request.phone,
      nationality: nationalityToStore(keepIfChanged(request.nationality, shown.nationality)),
    },
  };
}
