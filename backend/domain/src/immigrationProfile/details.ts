import { z } from 'zod';
import { recordedDate } from '../kernel/values';

const text = z.string().min(1).max(200);
const date = recordedDate.nullable();
/** A value of a list that screens offer; lists change over the years, what was chosen stays. */
const choice = z.string().regex(/^[a-z0-9_]{1,60}$/);

/** An answer that can be left open. */
export const openAnswer = z.enum(['yes', 'no', 'not_sure']);
/** Rights to stay without a time limit: those that are granted, and those that people are born with. */
const settlementKind = z.enum([
  'ilr',
  'eu_settled_status',
  'eu_settled_status_swiss',
  'irish',
  'right_of_abode',
]);
export type SettlementKindOfPerson = z.infer<typeof settlementKind>;
const englishLevel = z.enum(['none', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'exempt']);
export type EnglishLevelOfPerson = z.infer<typeof englishLevel>;

const emergencyContact = z.strictObject({
  name: text.nullable(),
  relationship: text.nullable(),
  phone: text.nullable(),
  email: z.email().max(254).nullable(),
});
export type EmergencyContact = Readonly<z.infer<typeof emergencyContact>>;

/** Who somebody is. Their name belongs to the account. */
export const personalDetails = z.strictObject({
  dateOfBirth: date,
  /** As it was chosen or typed: a country’s value, what its people are called, or other words. */
  nationality: text.nullable(),
  countryOfBirth: choice.nullable(),
  passportNumber: text.nullable(),
  addressLine1: text.nullable(),
  addressLine2: text.nullable(),
  city: text.nullable(),
  state: text.nullable(),
  postalCode: text.nullable(),
  country: choice.nullable(),
  phone: text.nullable(),
  emergencyContact: emergencyContact.nullable(),
});

/** The permission that somebody has now, and settlement. */
export const visaDetails = z.strictObject({
  /** As it was chosen last, on whichever screen. */
  visaType: choice.nullable(),
  visaNumber: text.nullable(),
  visaStartDate: date,
  visaExpiryDate: date,
  brpNumber: text.nullable(),
  brpExpiryDate: date,
  /** When they expect ILR. */
  settlementDate: date,
  hasILR: z.boolean(),
  ilrGrantDate: date,
  /** Null is what was never asked: with `hasILR`, indefinite leave to remain. */
  settledAs: settlementKind.nullable(),
  /** The day of the application for the visa of now. */
  appliedOn: date,
  /** Whether that was before the visa before it ended; read where the day is not known. */
  appliedInTime: openAnswer.nullable(),
  /** Protection: the day of the claim. */
  claimedOn: date,
  /** The day of an application for settlement that is not decided yet. */
  awaitingDecisionSince: date,
});

/** What somebody says of themselves that settlement or citizenship asks for. */
export const declarations = z.strictObject({
  maritalStatus: z
    .enum(['single', 'married', 'civil_partnership', 'divorced', 'separated', 'widowed'])
    .nullable(),
  marriedToBritishCitizen: z.boolean(),
  intendsToStayInUK: z.boolean(),
  goodCharacter: z.boolean(),
  lifeInUKPassed: z.boolean(),
  /** B1 or above, or nothing to show: follows from the level where that is known. */
  englishLanguageProof: z.boolean(),
  englishLevel: englishLevel.nullable(),
});

/** What events hold of what there is once in an immigration profile. */
export const profileFields = {
  ...personalDetails.shape,
  ...visaDetails.shape,
  ...declarations.shape,
};

/** Everything in an immigration profile that there is once. Null is what has not been filled in. */
export type ProfileDetails = Readonly<
  z.infer<typeof personalDetails> & z.infer<typeof visaDetails> & z.infer<typeof declarations>
>;

export const emptyDetails: ProfileDetails = {
  dateOfBirth: null,
  nationality: null,
  countryOfBirth: null,
  passportNumber: null,
  addressLine1: null,
  addressLine2: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
  phone: null,
  emergencyContact: null,
  visaType: null,
  visaNumber: null,
  visaStartDate: null,
  visaExpiryDate: null,
  brpNumber: null,
  brpExpiryDate: null,
  settlementDate: null,
  hasILR: false,
  ilrGrantDate: null,
  settledAs: null,
  appliedOn: null,
  appliedInTime: null,
  claimedOn: null,
  awaitingDecisionSince: null,
  maritalStatus: null,
  marriedToBritishCitizen: false,
  intendsToStayInUK: true,
  goodCharacter: true,
  lifeInUKPassed: false,
  englishLanguageProof: false,
  englishLevel: null,
};

/** Fields that are left out, or undefined, stay as they are; null empties one. */
export type DetailsChange = { readonly [Field in keyof ProfileDetails]?: ProfileDetails[Field] | undefined };
