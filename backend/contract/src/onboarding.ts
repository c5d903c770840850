import { answeredShape, field, type FieldSet } from '@settlewise/domain/fields';
import { declarationFields, openDay, visaFields, visaTypeOptions } from '@settlewise/domain/record';
import { z } from 'zod';

const { brpExpiryDate, ukEntryDate, settlementDate, hasILR, ilrGrantDate, settledAs } = visaFields;
const { endorsedBy, firstGrantedAs, dischargedOn, medicalDischarge } = visaFields;
const { maritalStatus, marriedToBritishCitizen, intendsToStayInUK, goodCharacter } = declarationFields;
const { arrivedWithoutPermission } = declarationFields;
const { lifeInUKPassed, lifeInUKPassedOn, lifeInUKReference } = declarationFields;
const { englishLanguageProof, englishLevel } = declarationFields;

const fullName = field.personName('Full name', {
  least: 2,
  most: 100,
  mostStored: 401,
  missing: 'Full name must be at least 2 characters.',
  wrong: 'Full name can have at most 100 characters.',
});
/** Free text; a country chosen elsewhere shows as what its people are called. */
const nationality = field.line('Nationality', {
  least: 2,
  most: 100,
  mostStored: 200,
  missing: 'Nationality is required.',
  wrong: 'Nationality can have at most 100 characters.',
});
const visaType = field.codedChoice('Visa type', visaTypeOptions, field.saying('Please select a visa type.'));

/** What each step of the onboarding asks for. What is required stays null until its step was saved. */
export const onboardingSteps = {
  personal: {
    fullName: field.orNotAsked(fullName),
    dateOfBirth: openDay('Date of birth'),
    nationality: field.orNotAsked(nationality),
  },
  visa: {
    visaType: field.orNotAsked(visaType),
    visaStartDate: openDay('Visa start date'),
    ukEntryDate,
    visaExpiryDate: openDay('Visa expiry date'),
    endorsedBy,
    firstGrantedAs,
    dischargedOn,
    medicalDischarge,
    brpExpiryDate,
  },
  settlement: { settlementDate, hasILR, ilrGrantDate, settledAs },
  relationship: { maritalStatus, marriedToBritishCitizen },
  intentions: { intendsToStayInUK, goodCharacter, arrivedWithoutPermission },
  /** The proof is derived from the level if that is known. */
  evidence: { lifeInUKPassed, lifeInUKPassedOn, lifeInUKReference, englishLanguageProof, englishLevel },
};

/** What all steps ask for. */
export const userProfileFields = {
  ...onboardingSteps.personal,
  ...onboardingSteps.visa,
  ...onboardingSteps.settlement,
  ...onboardingSteps.relationship,
  ...onboardingSteps.intentions,
  ...onboardingSteps.evidence,
};

/** A field that the person has not come to yet: left out, or null as the profile was read. */
const orNotYet = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

type ShapeSoFar<Fields extends FieldSet> = {
  [Name in keyof Fields]: Fields[Name]['optional'] extends true
    ? Fields[Name]['typed']
    : ReturnType<typeof orNotYet<Fields[Name]['typed']>>;
};

function shapeSoFar<Fields extends FieldSet>(fields: Fields): ShapeSoFar<Fields>;
function shapeSoFar(fields: FieldSet): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { optional, typed }]) => [name, optional ? typed : orNotYet(typed)]),
  );
}

/**
 * PUT /api/user/profile: what the steps have so far. Fields that are left out stay as they are; dates and the marital
 * status can be emptied (`''` or null).
 */
export const userProfileRequest = z.object(shapeSoFar(userProfileFields));
export type UserProfileRequest = z.infer<typeof userProfileRequest>;

/** GET /api/user/profile, and what PUT answers. Null is what has not been filled in. */
export const userProfileResponse = z.object(answeredShape(userProfileFields));
export type UserProfileResponse = z.infer<typeof userProfileResponse>;
