/** Fields whose names do not read well when only their capitals are taken apart. */
const named: Readonly<Record<string, string>> = {
  addressLine1: 'address',
  addressLine2: 'address',
  appliedInTime: 'applied in time',
  appliedOn: 'day of the application',
  awaitingDecisionSince: 'waiting for a decision since',
  bornInUk: 'born in the UK',
  british: 'British citizen',
  britishPassport: 'British passport',
  brpExpiryDate: 'BRP expiry',
  brpNumber: 'BRP number',
  claimedOn: 'day of the claim',
  crownDependency: 'islands',
  emailNotificationsEnabled: 'reminders by mail',
  englishLanguageProof: 'proof of English',
  englishLevel: 'level of English',
  expiryDate: 'expiry',
  hasILR: 'has ILR',
  homeOffice: 'works for the Home Office',
  ilrGrantDate: 'ILR grant date',
  intendsToStayInUK: 'plans to stay in the UK',
  lawyerSharingEnabled: 'sharing with lawyers',
  lifeInUKPassed: 'Life in the UK test',
  lifeInUKPassedOn: 'day of the Life in the UK test',
  lifeInUKReference: 'reference of the Life in the UK test',
  marriedToBritishCitizen: 'married to a British citizen',
  notificationsEnabled: 'reminders',
  postalCode: 'postcode',
  quietFrom: 'beginning of the quiet hours',
  quietUntil: 'end of the quiet hours',
  reminderFrequency: 'how often reminders come',
  state: 'county',
  ukEntryDate: 'UK entry date',
  visaExpiryDate: 'visa expiry',
  visaHeldSince: 'visa held since',
  visaStartDate: 'visa start',
};

/**
 * Where a field stands, as people read it: `details.visaStartDate` is `Visa start`. What holds all fields of its kind says
 * nothing, and what is no name, such as an id, stays as it is.
 */
export function fieldInWords(path: string): string {
  const names = path.split('.').filter((name) => name !== 'details');
  const words = names
    .map((name) => (/^[a-z]+(?:[A-Z][a-zA-Z]*|\d)*$/.test(name) ? fieldWords(name) : name))
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A field as people read it within a sentence: `dateOfBirth` is `date of birth`. */
export const fieldWords = (name: string): string =>
  named[name] ?? name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
