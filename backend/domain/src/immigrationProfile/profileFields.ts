import { z } from 'zod';
import { countries, field, storedShape, type ItemOf } from '../fields';
import {
  appliedInTime,
  chooseFromList,
  endorsement,
  englishLevel,
  firstGrant,
  gapException,
  maritalStatusOptions,
  medicalDischarge,
  openAnswerOptions,
  openDay,
  openLine,
  settlementKind,
} from './answers';
import { visaTypeOptions } from './visaTypeChoices';

export const emergencyContactFields = {
  name: openLine('Name', 200),
  relationship: openLine('Relationship', 100),
  phone: openLine('Phone number', 40),
  email: field.optional(field.email('Email address')),
};
export type EmergencyContact = ItemOf<typeof emergencyContactFields>;

/** The postal address, in the order of the lines on an envelope. */
export const addressFields = {
  addressLine1: openLine('Address line 1', 200),
  addressLine2: openLine('Address line 2', 200),
  city: openLine('City', 200),
  state: openLine('County', 200),
  postalCode: openLine('Postcode', 200),
  country: field.optional(
    field.readCountry(field.codedChoice('Country', countries, field.saying(chooseFromList))),
  ),
};

/** Personal details. The name belongs to the account. */
export const personalFields = {
  dateOfBirth: field.orNotAsked(field.date('Date of birth')),
  /** The value of a country. Older events hold free text, for example “British”. */
  nationality: field.orNotAsked(
    field.readCountry(field.choice('Nationality', countries, { mostStored: 200 })),
  ),
  countryOfBirth: field.orNotAsked(field.readCountry(field.codedChoice('Country of birth', countries))),
  passportNumber: openLine('Passport number', 40),
  ...addressFields,
  phone: openLine('Phone number', 40),
};

/** The current permission, and settlement. */
export const visaFields = {
  /** The latest choice on any page. */
  visaType: field.orNotAsked(field.codedChoice('Visa type', visaTypeOptions)),
  visaNumber: openLine('Visa number', 40),
  visaStartDate: field.orNotAsked(field.date('Visa start date')),
  /** The first day in the UK with the first visa; if null, the visa counts from its start date. */
  ukEntryDate: openDay('The day you came to the UK'),
  /** Also null for a right that never ends. */
  visaExpiryDate: field.orNotAsked(field.date('Visa expiry date')),
  brpNumber: openLine('BRP number', 40),
  brpExpiryDate: openDay('BRP expiry date'),
  /** The expected day of ILR. */
  settlementDate: openDay('Settlement date'),
  hasILR: field.tick('ILR'),
  ilrGrantDate: openDay('ILR grant date'),
  /** Null if never asked. With `hasILR`, null means indefinite leave to remain. */
  settledAs: field.optional(settlementKind),
  /** The day of the application for the current visa. */
  appliedOn: openDay('The day you applied'),
  /** Whether the person applied before the previous visa ended. Only used if `appliedOn` is not known. */
  appliedInTime: field.optional(appliedInTime),
  /** Why the gap before the visa is excused. */
  gapBefore: field.optional(gapException),
  /** Protection only: the day of the claim. */
  claimedOn: openDay('The day of your claim'),
  /** Global Talent only. */
  endorsedBy: field.optional(endorsement),
  /** Private life only. */
  firstGrantedAs: field.optional(firstGrant),
  /** HM Armed Forces only: past or planned. */
  dischargedOn: openDay('The day of your discharge'),
  /** HM Armed Forces only: whether it is a medical discharge because of service. */
  medicalDischarge: field.optional(medicalDischarge),
  /** The day of an undecided application for settlement. */
  awaitingDecisionSince: openDay('The day you applied for settlement'),
};

/** Declarations for settlement and citizenship. */
export const declarationFields = {
  maritalStatus: field.optional(
    field.answer('Marital status', maritalStatusOptions, field.saying('Please select a marital status.')),
  ),
  marriedToBritishCitizen: field.tick('Married to a British citizen'),
  intendsToStayInUK: field.tick('Intends to stay in the UK'),
  goodCharacter: field.tick('Good character'),
  /** For example in a small boat or hidden in a lorry. Citizenship is then normally refused. */
  arrivedWithoutPermission: field.optional(
    field.answer('Came to the UK without permission', openAnswerOptions, field.saying(chooseFromList)),
  ),
  lifeInUKPassed: field.tick('Life in the UK test passed'),
  lifeInUKPassedOn: openDay('The day you passed the test'),
  /** The reference on the test result. Applications ask for it. */
  lifeInUKReference: openLine('Test reference number', 40),
  /** B1 or above, or exempt. Derived from the level if that is known. */
  englishLanguageProof: field.tick('Proof of English'),
  englishLevel: field.optional(englishLevel),
};

/** The shape of each part of the profile in events. */
export const profileShapes = {
  personal: {
    ...storedShape(personalFields),
    emergencyContact: z.strictObject(storedShape(emergencyContactFields)).nullable(),
  },
  visa: storedShape(visaFields),
  declarations: storedShape(declarationFields),
};
