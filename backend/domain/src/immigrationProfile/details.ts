import type { z } from 'zod';
import { wholeOf } from '../fields';
import { profileShapes } from './profileFields';

/** The shape of the single-valued details in events. */
export const profileShape = {
  ...profileShapes.personal,
  ...profileShapes.visa,
  ...profileShapes.declarations,
};

/** The single-valued details of an immigration profile. Null if not filled in. */
export type ProfileDetails = Readonly<z.infer<z.ZodObject<typeof profileShape>>>;

/** The details of a new profile. */
export const emptyDetails: ProfileDetails = wholeOf(profileShape, {
  hasILR: false,
  marriedToBritishCitizen: false,
  intendsToStayInUK: true,
  goodCharacter: true,
  lifeInUKPassed: false,
  englishLanguageProof: false,
});

/** Missing or undefined fields do not change; null clears a field. */
export type DetailsChange = { readonly [Field in keyof ProfileDetails]?: ProfileDetails[Field] | undefined };
