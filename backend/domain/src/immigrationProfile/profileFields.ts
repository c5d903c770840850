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

/** Where somebody lives, in the order of the lines on an envelope. */
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

/** Who somebody is. Their name belongs to the account. */
export const personalFields = {
  dateOfBirth: field.orNotAsked(field.date('Date of birth')),
  /** A country’s value, or words that name none. Older events have what was typed, for example “British”. */
  nationality: field.orNotAsked(
    field.readCountry(field.choice('Nationality', countries, { mostStored: 200 })),
  ),
  countryOfBirth: field.orNotAsked(field.readCountry(field.codedChoice('Country of birth', countries))),
  passportNumber: openLine('Passport number', 40),
  ...addressFields,
  phone: openLine('Phone number', 40),
};

/** The permission that somebody has now, and settlement. */
export const visaFields = {
  /** As it was chosen last, on whichever screen. */
  visaType: field.orNotAsked(field.codedChoice('Visa type', visaTypeOptions)),
  visaNumber: openLine('Visa number', 40),
  visaStartDate: field.orNotAsked(field.date('Visa start date')),
  /** Their first day in the UK with their first visa; null where nobody said: then the visa counts from its start. */
  ukEntryDate: openDay('The day you came to the UK'),
  /** Null of a right, which never ends, as well. */
  visaExpiryDate: field.orNotAsked(field.date('Visa expiry date')),
  brpNumber: openLine('BRP number', 40),
  brpExpiryDate: openDay('BRP expiry date'),
  /** When they expect ILR. */
  settlementDate: openDay('Settlement date'),
  hasILR: field.tick('ILR'),
  ilrGrantDate: openDay('ILR grant date'),
  /** Null is what was never asked: with `hasILR`, indefinite leave to remain. */
  settledAs: field.optional(settlementKind),
  /** The day of the application for the visa of now. */
  appliedOn: openDay('The day you applied'),
  /** Whether that was before the visa before it ended; read where the day is not known. */
  appliedInTime: field.optional(appliedInTime),
  /** Why the days before it without a visa are excused. */
  gapBefore: field.optional(gapException),
  /** Protection: the day of the claim. */
  claimedOn: openDay('The day of your claim'),
  /** Global Talent. */
  endorsedBy: field.optional(endorsement),
  /** Private life. */
  firstGrantedAs: field.optional(firstGrant),
  /** HM Armed Forces: past or planned. */
  dischargedOn: openDay('The day of your discharge'),
  /** HM Armed Forces: whether it is a medical discharge because of service. */
  medicalDischarge: field.optional(medicalDischarge),
  /** The day of an application for settlement that is not decided yet. */
  awaitingDecisionSince: openDay('The day you applied for settlement'),
};

/** What somebody says of themselves that settlement or citizenship asks for. */
export const declarationFields = {
  maritalStatus: field.optional(
    field.answer('Marital status', maritalStatusOptions, field.saying('Please select a marital status.')),
  ),
  marriedToBritishCitizen: field.tick('Married to a British citizen'),
  intendsToStayInUK: field.tick('Intends to stay in the UK'),
  goodCharacter: field.tick('Good character'),
  /** For example in a small boat, or hidden in a lorry: citizenship is then normally refused. */
  arrivedWithoutPermission: field.optional(
    field.answer('Came to the UK without permission', openAnswerOptions, field.saying(chooseFromList)),
  ),
  lifeInUKPassed: field.tick('Life in the UK test passed'),
  lifeInUKPassedOn: openDay('The day you passed the test'),
  /** On the result of the test: an application asks for it. */
  lifeInUKReference: openLine('Test reference number', 40),
  /** B1 or above, or nothing to show: follows from the level where that is known. */
  englishLanguageProof: field.tick('Proof of English'),
  englishLevel: field.optional(englishLevel),
};

/** What events hold, each as one part of the profile. */
export const profileShapes = {
  personal: {
    ...storedShape(personalFields),
    emergencyContact: z.strictObject(storedShape(emergencyContactFields)).nullable(),
  },
  visa: storedShape(visaFields),
  declarations: storedShape(declarationFields),
};
