import { userProfileRequest, type UserProfileRequest, type UserProfileResponse } from '@settlewise/contract';
import { z } from 'zod';

/** Everything that the six steps ask for, as it stands in their fields. */
const onboardingAnswers = z.object({
  fullName: z.string(),
  dateOfBirth: z.string(),
  nationality: z.string(),
  visaType: z.string(),
  visaStartDate: z.string(),
  brpExpiryDate: z.string(),
  settlementDate: z.string(),
  hasILR: z.boolean(),
  ilrGrantDate: z.string(),
  settledAs: z.string(),
  maritalStatus: z.string(),
  marriedToBritishCitizen: z.boolean(),
  intendsToStayInUK: z.boolean(),
  goodCharacter: z.boolean(),
  lifeInUKPassed: z.boolean(),
  englishLanguageProof: z.boolean(),
  englishLevel: z.string(),
});
export type OnboardingAnswers = z.infer<typeof onboardingAnswers>;

/** What was typed and is not saved yet. */
export const unsavedAnswers = onboardingAnswers.partial();
export type UnsavedAnswers = z.infer<typeof unsavedAnswers>;

/** The fields as they are filled in from the profile; empty where it knows nothing. */
export const answersOf = (profile: UserProfileResponse): OnboardingAnswers =>
  onboardingAnswers.parse(
    Object.fromEntries(Object.entries(profile).map(([name, answer]) => [name, answer ?? ''])),
  );

/**
 * What is saved already, to be sent again together with a step. What would be refused today, for example a name of one
 * letter, is left out and so stays as it is: no step is held up by another's field.
 */
export function savedRequest(profile: UserProfileResponse): UserProfileRequest {
  const all = userProfileRequest.safeParse(profile);
  if (all.success) return all.data;
  const refused = new Set(all.error.issues.map(({ path: [field] }) => field));
  const accepted = Object.entries(profile).filter(([field]) => !refused.has(field));
  return userProfileRequest.parse(Object.fromEntries(accepted));
}
