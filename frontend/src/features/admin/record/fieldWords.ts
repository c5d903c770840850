/** Fields whose names do not read well when only their capitals are taken apart. */
const named: Readonly<Record<string, string>> = {
  addressLine1: 'address',
  addressLine2: 'address',
  appliedInTime: 'applied in time',
  gapBefore: 'excused days without a visa',
  appliedOn: 'day of the application',
  arrivedWithoutPermission: 'came to the UK without permission',
  awaitingDecisionSince: 'waiting for a decision since',
  bornInUk: 'born in the UK',
  british: 'British citizen',
  britishPassport: 'British passport',
  brpExpiryDate: 'BRP expiry',
  brpNumber: 'BRP number',
  claimedOn: 'day of the claim',
  crownDependency: 'islands',
  otherParentStatus: 'other parent',
  otherParentSince: 'other parent British or settled since',
  permittedReason: 'permitted reason',
  travellers: 'other travellers',
  evidence: 'evidence',
  approximate: 'approximate dates',
  emailNotificationsEnabled: 'reminders by mail',
  englishLanguageProof: 'proof of English',
  englishLevel: 'level of English',
  endorsedBy: 'endorsement',
  expiryDate: 'expiry',
  firstGrantedAs: 'age at the first grant',
  dischargedOn: 'day of discharge',
  medicalDischarge: 'medical discharge',
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

/** Whether a part of a path is the id under which something is kept. */
export const isId = (name: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(name);

/**
 * Where a field stands, as people read it: `details.visaStartDate` is `Visa start`, `periods.0.to` is `Periods 1, to`.
 * What holds all fields of its kind says nothing; what is no name stays as it is.
 */
export function fieldInWords(path: string): string {
  const words: string[] = [];
  for (const name of path.split('.')) {
    const before = words.at(-1);
    if (name === 'details') continue;
    // People count from one.
    if (/^\d+$/.test(name) && before !== undefined) words[words.length - 1] = `${before} ${Number(name) + 1}`;
    else words.push(/^[a-z]+(?:[A-Z][a-zA-Z]*|\d)*$/.test(name) ? fieldWords(name) : name);
  }
  const joined = words.join(', ');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

/**
 * The fields of several changes in words, by their paths. The id under which something is kept says nothing to people:
 * what it is called stands there where that is known (`Journeys: Porto, return date`). Else it is left out where all
 * changes are of one thing, and counted where they are of several (`Journeys 2, destination`).
 * @param titles what things are called, by the path up to their id
 */
export function changedFieldsInWords(
  paths: readonly string[],
  titles: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> {
  const parts = paths.map((path) => ({ path, ...takenApart(path) }));
  const things = [...new Set(parts.flatMap(({ thing }) => thing ?? []))];
  return new Map(
    parts.map(({ path, thing, field }) => {
      if (thing === null) return [path, fieldInWords(path)];
      const title = titles.get(thing);
      if (title === undefined && things.length === 1 && field !== '') return [path, fieldInWords(field)];
      const kind = thingInWords(thing);
      const called = title ?? (things.length === 1 ? kind : `${kind} ${things.indexOf(thing) + 1}`);
      return [path, field === '' ? called : `${called}, ${firstSmall(fieldInWords(field))}`];
    }),
  );
}

/** The path up to the id of what a field is kept in, and the rest of the path. */
function takenApart(path: string): { thing: string | null; field: string } {
  const names = path.split('.');
  const at = names.findIndex(isId);
  return at === -1
    ? { thing: null, field: path }
    : { thing: names.slice(0, at + 1).join('.'), field: names.slice(at + 1).join('.') };
}

/** What kind of thing is kept under an id: `issued.<id>` is `Issued`. */
export function thingInWords(path: string): string {
  const around = path.split('.').slice(0, -1).join('.');
  return around === '' ? 'Entry' : fieldInWords(around);
}

const firstSmall = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** A field as people read it within a sentence: `dateOfBirth` is `date of birth`. */
export const fieldWords = (name: string): string =>
  named[name] ?? name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
