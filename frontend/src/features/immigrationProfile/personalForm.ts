import type { PersonalDetailsResponse } from '@settlewise/contract';
import type { Path } from 'react-hook-form';

/** What stands in the fields of the personal details. */
export interface PersonalFormValues {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  nationality: string;
  countryOfBirth: string;
  passportNumber: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  phone: string;
  emergencyContact: { name: string; relationship: string; phone: string; email: string };
}

/** In the order of the page. */
export const personalFields = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'nationality',
  'countryOfBirth',
  'passportNumber',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'postalCode',
  'country',
  'phone',
  'emergencyContact.name',
  'emergencyContact.relationship',
  'emergencyContact.phone',
  'emergencyContact.email',
] as const satisfies readonly Path<PersonalFormValues>[];

/** Saved details as the fields show them. */
export function personalFormValues(details: PersonalDetailsResponse): PersonalFormValues {
  const { nameDetails, addressDetails, emergencyContact } = details;
  return {
    firstName: nameDetails.firstName ?? '',
    lastName: nameDetails.lastName ?? '',
    dateOfBirth: details.dateOfBirth ?? '',
    nationality: details.nationality ?? '',
    countryOfBirth: details.countryOfBirth ?? '',
    passportNumber: details.passportNumber ?? '',
    addressLine1: addressDetails.line1 ?? '',
    addressLine2: addressDetails.line2 ?? '',
    city: addressDetails.city ?? '',
    state: addressDetails.state ?? '',
    postalCode: addressDetails.postalCode ?? '',
    country: addressDetails.country ?? '',
    phone: details.phone ?? '',
    emergencyContact: {
      name: emergencyContact?.name ?? '',
      relationship: emergencyContact?.relationship ?? '',
      phone: emergencyContact?.phone ?? '',
      email: emergencyContact?.email ?? '',
    },
  };
}
