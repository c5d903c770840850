import { line, oneAlphabetOnly, wordsOfOneAlphabet } from '@settlewise/domain/fields';
import { declarationFields, visaFields } from '@settlewise/domain/record';
import { z } from 'zod';
import { englishHeld, settlementKind } from './assessments/answer';
import { oneOfVisaTypes, optionalDate } from './fields';

/** A field that the person has not come to yet: left out, or null as the profile was read. */
const orNotYet = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

const yesOrNo = orNotYet(z.boolean());

/**
 * PUT /api/user/profile: what the steps have so far. Fields that are left out stay as they are; dates and the marital
 * status can be emptied (`''` or null).
 */
export const userProfileRequest = z.object({
  fullName: orNotYet(
    line('Full name must be at least 2 characters.')
      .min(2, 'Full name must be at least 2 characters.')
      .max(100, 'Full name can have at most 100 characters.')
      .refine(wordsOfOneAlphabet, oneAlphabetOnly),
  ),
  dateOfBirth: optionalDate(),
  nationality: orNotYet(
    line('Nationality is required.')
      .min(2, 'Nationality is required.')
      .max(100, 'Nationality can have at most 100 characters.'),
  ),
  visaType: orNotYet(
    oneOfVisaTypes({
      missing: 'Please select a visa type.',
      unknown: 'Please select a visa type.',
    }),
  ),
  visaStartDate: optionalDate(),
  brpExpiryDate: visaFields.brpExpiryDate.typed,
  settlementDate: visaFields.settlementDate.typed,
  hasILR: yesOrNo,
  ilrGrantDate: visaFields.ilrGrantDate.typed,
  settledAs: visaFields.settledAs.typed,
  maritalStatus: declarationFields.maritalStatus.typed,
  marriedToBritishCitizen: yesOrNo,
  intendsToStayInUK: yesOrNo,
  goodCharacter: yesOrNo,
  lifeInUKPassed: yesOrNo,
  /** Follows from the level where that is said. */
  englishLanguageProof: yesOrNo,
  englishLevel: declarationFields.englishLevel.typed,
});
export type UserProfileRequest = z.infer<typeof userProfileRequest>;

const text = z.string().nullable();

/** GET /api/user/profile, and what PUT answers. Null is what has not been filled in. */
export const userProfileResponse = z.object({
  fullName: text,
  dateOfBirth: text,
  /** Free text; a country chosen elsewhere shows as what its people are called. */
  nationality: text,
  /** One of `visaTypeValues`. */
  visaType: text,
  visaStartDate: text,
  brpExpiryDate: text,
  settlementDate: text,
  hasILR: z.boolean(),
  ilrGrantDate: text,
  settledAs: settlementKind.nullable().default(null),
  maritalStatus: text,
  marriedToBritishCitizen: z.boolean(),
  intendsToStayInUK: z.boolean(),
  goodCharacter: z.boolean(),
  lifeInUKPassed: z.boolean(),
  englishLanguageProof: z.boolean(),
  englishLevel: englishHeld.nullable().default(null),
});
export type UserProfileResponse = z.infer<typeof userProfileResponse>;
