import type { z } from 'zod';
import { wholeOf } from '../fields';
import { profileShapes } from './profileFields';

/** What events hold of what there is once in an immigration profile. */
export const profileShape = {
  ...profileShapes.personal,
  ...profileShapes.visa,
  ...profileShapes.declarations,
};

/** Everything in an immigration profile that there is once. Null is what has not been filled in. */
export type ProfileDetails = Readonly<z.infer<z.ZodObject<typeof profileShape>>>;

/** Before anybody said anything. */
export const emptyDetails: ProfileDetails = wholeOf(profileShape, {
  hasILR: false,
  marriedToBritishCitizen: false,
  intendsToStayInUK: true,
  goodCharacter: true,
  lifeInUKPassed: false,
  englishLanguageProof: false,
});

/** Fields that are left out, or undefined, stay as they are; null empties one. */
export type DetailsChange = { readonly [Field in keyof ProfileDetails]?: ProfileDetails[Field] | undefined };
