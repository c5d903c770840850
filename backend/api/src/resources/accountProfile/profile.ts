import type { AccountProfileRequest, AccountProfileResponse } from '@settlewise/contract/accountSettings';
import { fullNameOf, splitFullName } from '@settlewise/domain/accounts';
import { nationalityAsOption, nationalityToStore } from '../../record/person/nationality';
import type { Person } from '../../record/person/person';
import type { PersonChange } from '../../record/person/savePerson';
import { unlessShown } from '../../record/person/shown';
import { addressOf, addressText } from './addressText';

/** The profile as the account settings show it. */
export function presentAccountProfile(person: Person): AccountProfileResponse {
  const { name, email, emailVerified, details, changedAt } = person;
  return {
    fullName: fullNameOf(name),
    email,
    emailVerified,
    phoneNumber: details.phone,
    address: addressText(details),
    nationality: nationalityAsOption(details.nationality),
    visaType: details.visaType,
    visaEndDate: details.visaExpiryDate,
    hasILR: details.hasILR,
    ilrGrantDate: details.ilrGrantDate,
    updatedAt: changedAt?.toISOString() ?? null,
  };
}

/** The changes of the form against what it showed, without the e-mail address. @throws DomainError for an unusual address */
export function accountProfileChange(request: AccountProfileRequest, person: Person): PersonChange {
  const shown = presentAccountProfile(person);
  const newName = unlessShown(request.fullName, shown.fullName);
  return {
    name: newName === undefined ? undefined : splitFullName(newName),
    details: {
      ...addressOf(request.address, person.details),
      phone: request.phone,
      nationality: nationalityToStore(unlessShown(request.nationality, shown.nationality)),
    },
  };
}
