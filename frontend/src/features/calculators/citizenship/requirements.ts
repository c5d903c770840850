import type { CivilDate } from '@settlewise/rules/calendar';
import {
  type CitizenshipDocument,
  citizenshipDocuments,
  type CitizenshipPoint,
  citizenshipPoints,
} from '@settlewise/rules/nextSteps';
import { citizenshipEnglish, inWordsOn } from '@settlewise/rules/parameters';

/** The fields of the form that are ticked, in the groups and the order in which they are shown. */

export const requirementTicks = citizenshipPoints;
export type RequirementTick = CitizenshipPoint;

export const goodCharacterTicks = [
  'hasFinancialIssues',
  'hasCriminalRecord',
  'hasImmigrationIssues',
] as const;

export const documentTicks = citizenshipDocuments;

export const additionalTicks = [
  'allowsDualCitizenship',
  'hasProvidedBiometrics',
  'hasPreviousVisas',
] as const;

/** What each requirement is called in a list of results. @param on the day of the application */
export const requirementNames = (on: CivilDate): Readonly<Record<RequirementTick, string>> => ({
  physicalPresence: 'Lived in the UK for the whole period',
  physicalPresenceExactDate: 'In the UK on the first day of the period',
  settlementStatus12Months: 'Settled for 12 months or more',
  englishLanguage: `English at level ${inWordsOn(citizenshipEnglish, on)} or higher`,
  lifeInUK: 'Life in the UK test passed',
  goodCharacter: 'Good character',
  intendsToContinueResiding: 'Means to go on living in the UK',
});

/** What each document is called beside its tick, and where it is still to be got. */
export const documentNames: Readonly<Record<CitizenshipDocument, string>> = {
  hasPassports: 'Passports',
  hasTravelHistory: 'Travel history',
  hasILRProof: 'Proof of settlement',
  hasLanguageCertificate: 'English language certificate',
  hasLifeInUKCertificate: 'Life in the UK test reference',
  hasMarriageCertificate: 'Marriage certificate',
  hasTaxHistory: 'Tax history',
};
