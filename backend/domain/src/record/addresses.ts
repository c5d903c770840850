import { z } from 'zod';
import { defineCollection } from '../collections/definition';
import { countries, field } from '../fields';
import { startsBeforeItEnds, wholeDaysWhereExact } from './stays';

const addressPrecisions = [
  { value: 'day', label: 'To the day' },
  { value: 'month', label: 'To the month' },
] as const;

const addressRoles = [
  { value: 'owner', label: 'I own it' },
  { value: 'tenant', label: 'I rent it' },
  { value: 'family', label: 'With family or friends' },
  { value: 'halls', label: 'Student halls' },
  { value: 'employer', label: 'From my employer' },
  { value: 'temporary', label: 'Temporary' },
  { value: 'none', label: 'No fixed address' },
  { value: 'abroad', label: 'Outside the UK' },
] as const;

/** Version 1 had no dependants. */
const withoutDependants = (data: unknown) => ({ ...z.looseObject({}).parse(data), dependants: null });

/** A person's addresses with dates. Forms ask for a history without gaps. */
export const addresses = defineCollection({
  part: 'addresses',
  name: 'Address',
  id: 'addressId',
  words: { one: 'address', many: 'addresses' },
  fields: {
    line1: field.line('Address line 1', { most: 200, missing: 'Please enter the first line of the address' }),
    line2: field.optional(field.line('Address line 2', { most: 200 })),
    town: field.line('Town or city', { most: 100, missing: 'Please enter the town or city' }),
    postcode: field.optional(field.line('Postcode', { most: 20 })),
    country: field.readCountry(field.choice('Country', countries, { missing: 'Please choose a country' })),
    from: field.dayOrMonth('From', { missing: 'Please enter when you moved in' }),
    /** Null while the person lives there. */
    to: field.optional(field.dayOrMonth('To')),
    precision: field.choice('How exact the dates are', addressPrecisions, {
      missing: 'Please say how exact the dates are',
    }),
    role: field.choice('How you lived there', addressRoles, { missing: 'Please choose how you lived there' }),
    withWhom: field.optional(field.line('With whom', { most: 200 })),
    /** The dependants who lived there too. Forms also ask for their addresses. */
    dependants: field.ids('Who lived there with you', { most: 20 }),
  },
  rules: [...wholeDaysWhereExact, startsBeforeItEnds('You cannot have moved out before you moved in')],
  most: 100,
  order: [['from', 'desc']],
  tableVersion: 2,
  history: { version: 2, upcasters: { 1: withoutDependants } },
  share: { tab: 'Addresses', default: false, withoutIdentity: 'country and dates only' },
  example: {
    line1: '14 Harbour Street',
    line2: 'Flat 2',
    town: 'Leith',
    postcode: 'EH6 6AA',
    country: 'united_kingdom',
    from: '2022-01-15',
    to: null,
    precision: 'day',
    role: 'tenant',
    withWhom: null,
    dependants: null,
  },
});
