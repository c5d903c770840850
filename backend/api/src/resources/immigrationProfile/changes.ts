import type { PersonalDetailsRequest, VisaDetailsRequest } from '@settlewise/contract/immigrationProfile';
import {
  type DetailsChange,
  type EmergencyContact,
  emergencyContactFields,
} from '@settlewise/domain/immigrationProfile';
import { wholeItem } from '@settlewise/domain/fields';
import { nationalityAsCountry } from '../../record/person/nationality';
import type { Person } from '../../record/person/person';
import { type PersonChange, keepIfChanged } from '../../record/person/savePerson';

/** The changes that the form of personal details makes. */
export function toPersonChange(request: PersonalDetailsRequest, { details }: Person): PersonChange {
  const { firstName, lastName, nationality, emergencyContact, ...otherFields } = request;
  return {
    name: { firstName, lastName },
    details: {
      ...otherFields,
      nationality: keepIfChanged(nationality, nationalityAsCountry(details.nationality)),
      emergencyContact: normaliseContact(emergencyContact),
    },
  };
}

/** A contact with only empty fields counts as none. */
function normaliseContact(
  sent: PersonalDetailsRequest['emergencyContact'],
): EmergencyContact | null | undefined {
  if (sent === undefined || sent === null) return sent;
  const contact = wholeItem(emergencyContactFields, sent);
  return Object.values(contact).every((value) => value === null) ? null : contact;
}

/** The changes of the visa form. */
export function toDetailsChange({ currentVisaType, ...otherFields }: VisaDetailsRequest): DetailsChange {
  return { ...otherFields, visaType: currentVisaType };
}
