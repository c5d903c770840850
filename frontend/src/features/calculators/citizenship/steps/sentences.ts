import type { TickName } from '../draft/citizenshipDraft';
import { documentNames } from '../requirements';

interface TickWords {
  readonly label: string;
  readonly hint?: string;
}

interface Circumstances {
  /** Of the qualifying period. */
  readonly years: number;
  /** Of the qualifying period, written out. */
  readonly firstDay: string;
  /** English and the test are not asked at this age. */
  readonly exempt: boolean;
  readonly isSpouse: boolean;
  /** Of English, on the day of the application. */
  readonly level: string;
}

const notAskedAtYourAge = 'Not asked of you at your age: you can leave it empty.';

/** What a person says by ticking, and what it means in practice. */
export function tickWords(
  name: TickName,
  { years, firstDay, exempt, isSpouse, level }: Circumstances,
): TickWords {
  switch (name) {
    case 'physicalPresence':
      return {
        label: `I have lived in the UK for the ${years} years before my application`,
        hint: 'Trips are fine within the absence limits.',
      };
    case 'physicalPresenceExactDate':
      return {
        label: `I was in the UK on ${firstDay}`,
        hint: `The first day of the ${years} years. A day of travel counts as a day in the UK.`,
      };
    case 'settlementStatus12Months':
      return { label: 'I will have been settled for 12 months when I apply' };
    case 'englishLanguage':
      return {
        label: 'I meet the English language requirement',
        hint: exempt
          ? notAskedAtYourAge
          : `${level} CEFR or higher in speaking and listening, a degree taught in English, or a listed nationality.`,
      };
    case 'lifeInUK':
      return {
        label: 'I have passed the Life in the UK test',
        hint: exempt ? notAskedAtYourAge : 'A pass never runs out: the one for your settlement counts.',
      };
    case 'goodCharacter':
      return { label: 'I meet the good character requirement' };
    case 'intendsToContinueResiding':
      return {
        label: 'I intend to continue living in the UK',
        ...(isSpouse && {
          hint: 'Not asked of you: it is a condition only for people who are not married to a British citizen.',
        }),
      };
    case 'hasFinancialIssues':
      return { label: 'Financial issues', hint: 'For example bankruptcy, unpaid taxes or unpaid NHS debts.' };
    case 'hasCriminalRecord':
      return {
        label: 'A criminal record',
        hint: 'Convictions, cautions and pending cases, in the UK or abroad, driving offences too.',
      };
    case 'hasImmigrationIssues':
      return {
        label: 'Immigration issues',
        hint: 'For example overstaying, or work that your visa did not allow.',
      };
    case 'hasPassports':
      return { label: documentNames[name], hint: `All that you travelled on in the ${years} years.` };
    case 'hasTravelHistory':
      return { label: documentNames[name], hint: 'A list of every trip outside the UK with its dates.' };
    case 'hasILRProof':
      return {
        label: documentNames[name],
        hint: 'Your eVisa, or the letter that granted ILR or settled status.',
      };
    case 'hasLanguageCertificate':
      return { label: documentNames[name], hint: 'Or your degree certificate.' };
    case 'hasLifeInUKCertificate':
      return { label: documentNames[name], hint: 'The unique reference number of your pass.' };
    case 'hasMarriageCertificate':
      return { label: documentNames[name], hint: 'Or the civil partnership certificate.' };
    case 'hasTaxHistory':
      return {
        label: documentNames[name],
        hint: 'P60s or tax returns: they show that you lived and worked here.',
      };
    case 'allowsDualCitizenship':
      return {
        label: 'My present country allows dual citizenship',
        hint: 'The UK does. Some countries end your citizenship when you become British.',
      };
    case 'hasProvidedBiometrics':
      return {
        label: 'I have given my biometrics before',
        hint: 'Fingerprints and a photo. You give them again when you apply.',
      };
    case 'hasPreviousVisas':
      return { label: 'I held other UK visas before my present status' };
  }
}
