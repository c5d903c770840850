import type { PersonalDetailsRequest, VisaDetailsRequest } from '@settlewise/contract';
import type { DetailsChange, EmergencyContact } from '@settlewise/domain';
import { nationalityAsCountry } from './nationality';
import type { Person } from './person';
import type { PersonChange } from './savePerson';
import { unlessShown } from './shown';

/** The changes of the personal details form against what it showed. */
export function personalChange(request: PersonalDetailsRequest, { details }: Person): PersonChange {
  const { firstName, lastName, nationality, emergencyContact, ...asTheyAre } = request;
  return {
    name: { firstName, lastName },
    details: {
      ...asTheyAre,
      nationality: unlessShown(nationality, nationalityAsCountry(details.nationality)),
      emergencyContact: contactOf(emergencyContact),
    },
  };
}

/** A contact with only empty fields counts as none. */
function contactOf(sent: PersonalDetailsRequest['emergencyContact']): EmergencyContact | null | undefined {
  if (sent === undefined || sent === null) return sent;
  const { name, relationship, phone, email } = sent;
  const contact = {
    name: name ?? null,
    relationship: relationship ?? null,
    phone: phone ?? null,
    email: email ?? null,
  };
  return Object.values(contact).every((value) => value === null) ? null : contact;
}

/** The changes of the visa form. */
export function visaChange({ currentVisaType, ...asTheyAre }: VisaDetailsRequest): DetailsChange {
  return { ...asTheyAre, visaType: currentVisaType };
}
