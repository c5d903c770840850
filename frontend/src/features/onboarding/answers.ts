import {
  userProfileFields,
  userProfileRequest,
  type UserProfileRequest,
  type UserProfileResponse,
} from '@settlewise/contract/onboarding';
import { z } from 'zod';
import { formOf, type FormValues } from '../../ui/form/formValues';

/** Everything that the six steps ask for, as it stands in their fields. */
export type OnboardingAnswers = FormValues<typeof userProfileFields>;
export type OnboardingField = keyof OnboardingAnswers;

/** What was typed and is not saved yet. */
export type UnsavedAnswers = Partial<OnboardingAnswers>;
export const unsavedAnswers: z.ZodType<UnsavedAnswers> = z.object(
  Object.fromEntries(Object.keys(userProfileFields).map((name) => [name, z.string().exactOptional()])),
);

/** The fields as they are filled in from the profile; empty where it knows nothing. */
export const answersOf = (profile: UserProfileResponse): OnboardingAnswers =>
  formOf(userProfileFields, profile).defaultValues;

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
