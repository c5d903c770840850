import type { nameFields } from '../accounts/nameFields';
import type { documentFields, documentTypeOptions } from '../documents/fields';
import type { dependantFields, ownJourneyFields } from '../immigrationProfile/dependantFields';
import type {
  declarationFields,
  emergencyContactFields,
  personalFields,
  visaFields,
} from '../immigrationProfile/profileFields';
import type { visaHistoryFields } from '../immigrationProfile/visaHistoryFields';
import type { journeyFields } from '../journeys/fields';
import type { addresses } from './addresses';
import type { CollectionPart } from './collections';
import type { cohabitation } from './cohabitation';
import type { answers } from './answers';
import type { applications } from './applications';
import type { jobs } from './jobs';
import type { papers } from './papers';
import type { parents } from './parents';
import type { referees } from './referees';
import type { rounds } from './rounds';

/**
 * `identity`: the field identifies the person · `case`: a fact of the case · `withheld`: about another person, and in no
 * download. Free text is `case`; known identity data is removed from it when it is read.
 */
export type FieldKind = 'identity' | 'case' | 'withheld';

/** Every field has a kind. A new field without a kind does not compile. */
type KindsOf<Fields> = Readonly<Record<keyof Fields & string, FieldKind>>;

const nameKinds = { firstName: 'identity', lastName: 'identity' } as const satisfies KindsOf<
  typeof nameFields
>;

/** The kind of every field that a lawyer can see. */
export const fieldKinds = {
  name: nameKinds,
  personal: {
    dateOfBirth: 'identity',
    nationality: 'identity',
    countryOfBirth: 'identity',
    passportNumber: 'identity',
    addressLine1: 'identity',
    addressLine2: 'identity',
    city: 'identity',
    state: 'identity',
    postalCode: 'identity',
    country: 'identity',
    phone: 'identity',
  },
  emergencyContact: { name: 'withheld', relationship: 'withheld', phone: 'withheld', email: 'withheld' },
  visa: {
    visaType: 'case',
    visaNumber: 'identity',
    visaStartDate: 'case',
    ukEntryDate: 'case',
    visaExpiryDate: 'case',
    brpNumber: 'identity',
    brpExpiryDate: 'case',
    settlementDate: 'case',
    hasILR: 'case',
    ilrGrantDate: 'case',
    settledAs: 'case',
    appliedOn: 'case',
    appliedInTime: 'case',
    gapBefore: 'case',
    claimedOn: 'case',
    endorsedBy: 'case',
    firstGrantedAs: 'case',
    dischargedOn: 'case',
    medicalDischarge: 'case',
    awaitingDecisionSince: 'case',
  },
  declarations: {
    maritalStatus: 'case',
    marriedToBritishCitizen: 'case',
    intendsToStayInUK: 'case',
    goodCharacter: 'case',
    arrivedWithoutPermission: 'case',
    lifeInUKPassed: 'case',
    lifeInUKPassedOn: 'case',
    lifeInUKReference: 'identity',
    englishLanguageProof: 'case',
    englishLevel: 'case',
  },
  visaHistory: {
    visaType: 'case',
    startDate: 'case',
    endDate: 'case',
    appliedOn: 'case',
    appliedInTime: 'case',
    gapBefore: 'case',
  },
  journey: {
    departureDate: 'case',
    returnDate: 'case',
    destination: 'case',
    reason: 'case',
    notes: 'case',
    crownDependency: 'case',
    permittedReason: 'case',
    travellers: 'case',
    evidence: 'case',
    approximate: 'case',
  },
  dependant: {
    ...nameKinds,
    dateOfBirth: 'identity',
    relationship: 'case',
    nationality: 'identity',
    passportNumber: 'identity',
    currentVisaType: 'case',
    visaStartDate: 'case',
    visaExpiryDate: 'case',
    brpNumber: 'identity',
    notes: 'case',
    bornInUk: 'case',
    british: 'case',
    settledSince: 'case',
    ukEntryDate: 'case',
    visaHeldSince: 'case',
    travelsWith: 'case',
    otherParentStatus: 'case',
    otherParentSince: 'case',
  },
  ownJourney: { departureDate: 'case', returnDate: 'case', destination: 'case' },
  document: {
    title: 'case',
    description: 'case',
    category: 'case',
    documentType: 'case',
    stage: 'case',
    status: 'case',
    expiryDate: 'case',
    issuedOn: 'case',
    coversFrom: 'case',
    coversTo: 'case',
    dependants: 'withheld',
    provesAddresses: 'case',
  },
} as const satisfies {
  readonly name: KindsOf<typeof nameFields>;
  readonly personal: KindsOf<typeof personalFields>;
  readonly emergencyContact: KindsOf<typeof emergencyContactFields>;
  readonly visa: KindsOf<typeof visaFields>;
  readonly declarations: KindsOf<typeof declarationFields>;
  readonly visaHistory: KindsOf<typeof visaHistoryFields>;
  readonly journey: KindsOf<typeof journeyFields>;
  readonly dependant: KindsOf<typeof dependantFields>;
  readonly ownJourney: KindsOf<typeof ownJourneyFields>;
  readonly document: KindsOf<typeof documentFields>;
};

/** The kinds of the fields of collections. */
export const collectionFieldKinds: Readonly<Record<CollectionPart, Readonly<Record<string, FieldKind>>>> = {
  addresses: {
    line1: 'identity',
    line2: 'identity',
    town: 'identity',
    postcode: 'identity',
    country: 'case',
    from: 'case',
    to: 'case',
    precision: 'case',
    role: 'case',
    withWhom: 'withheld',
    dependants: 'withheld',
  } satisfies KindsOf<typeof addresses.fields>,
  /** Never shown: it is about another person. */
  cohabitation: {
    sameAsMine: 'case',
    line1: 'withheld',
    line2: 'withheld',
    town: 'withheld',
    postcode: 'withheld',
    from: 'case',
    to: 'case',
  } satisfies KindsOf<typeof cohabitation.fields>,
  /** Their identity counts as identity data of the applicant, because an application has to name them. */
  referees: {
    fullName: 'identity',
    applicant: 'case',
    dateOfBirth: 'identity',
    job: 'case',
    professional: 'case',
    britishPassport: 'case',
    passportNumber: 'identity',
    email: 'identity',
    addresses: 'identity',
    knownSince: 'case',
    howKnown: 'case',
    dealtWithChild: 'case',
    relatedToApplicant: 'case',
    relatedToOther: 'case',
    represents: 'case',
    homeOffice: 'case',
    // Convictions of another person are never passed on.
    convictions: 'withheld',
  } satisfies KindsOf<typeof referees.fields>,
  papers: { applicant: 'case', requirement: 'case', standing: 'case' } satisfies KindsOf<
    typeof papers.fields
  >,
  answers: {
    applicant: 'case',
    question: 'case',
    // The answer may be about convictions or debts.
    answer: 'withheld',
  } satisfies KindsOf<typeof answers.fields>,
  rounds: {
    kind: 'case',
    finishedOn: 'case',
    finishedAt: 'case',
    right: 'case',
    wrong: 'case',
  } satisfies KindsOf<typeof rounds.fields>,
  applications: {
    // A number that does not identify the person.
    dependant: 'case',
    appliedFor: 'case',
    visaType: 'case',
    service: 'case',
    incomeRuleMet: 'case',
    submittedOn: 'case',
    paidOn: 'case',
    biometricsBookedFor: 'case',
    biometricsOn: 'case',
    documentsUploadedOn: 'case',
    askedForMoreOn: 'case',
    answeredOn: 'case',
    decidedOn: 'case',
    outcome: 'case',
    reference: 'identity',
  } satisfies KindsOf<typeof applications.fields>,
  /** The employer identifies a person; the job is a fact of the case. */
  jobs: {
    kind: 'case',
    employer: 'identity',
    job: 'case',
    address: 'identity',
    from: 'case',
    to: 'case',
    precision: 'case',
    dependants: 'withheld',
  } satisfies KindsOf<typeof jobs.fields>,
  /** Identity data like referees, because forms ask for their names. */
  parents: {
    which: 'case',
    fullName: 'identity',
    dateOfBirth: 'identity',
    placeOfBirth: 'identity',
    countryOfBirth: 'identity',
    nationality: 'identity',
    dependants: 'withheld',
  } satisfies KindsOf<typeof parents.fields>,
};

/** The kinds of a collection's fields, by the name of the collection. */
export const fieldKindsOf = (part: string): Readonly<Record<string, FieldKind>> =>
  Object.entries(collectionFieldKinds).find(([name]) => name === part)?.[1] ?? {};

type DocumentType = (typeof documentTypeOptions)[number]['value'];

/** `identity` for files that prove a person's identity or address. Other files may still contain the person's name. */
export const documentTypeKinds = {
  passport: 'identity',
  brp_card: 'identity',
  identity_card: 'identity',
  birth_certificate: 'identity',
  marriage_certificate: 'identity',
  employment_contract: 'case',
  sponsor_letter: 'case',
  payslip: 'case',
  employer_letter: 'case',
  bank_statement: 'case',
  tax_document: 'case',
  financial_statement: 'case',
  utility_bill: 'identity',
  rental_agreement: 'identity',
  address_proof: 'identity',
  cohabitation_evidence: 'identity',
  english_b1_certificate: 'case',
  english_b2_certificate: 'case',
  degree_certificate: 'case',
  school_letter: 'case',
  education_certificate: 'case',
  life_in_uk_certificate: 'case',
  legal_representative_letter: 'case',
  court_document: 'case',
  visa_letter: 'identity',
  evisa_screenshot: 'identity',
  previous_visa: 'identity',
  police_registration: 'identity',
  medical_report: 'case',
  other: 'case',
} as const satisfies Readonly<Record<DocumentType, Exclude<FieldKind, 'withheld'>>>;

/** Whether a document's file is identity data, by its type or its category. */
export const isIdentityDocument = ({
  category,
  documentType,
}: {
  readonly category: string;
  readonly documentType: string;
}): boolean =>
  category === 'identity' ||
  Object.entries(documentTypeKinds).some(([type, kind]) => type === documentType && kind === 'identity');

/** Picks the fields of these kinds. A field without a kind is never included. */
export function fieldsOfKind(
  item: object,
  kinds: Readonly<Record<string, FieldKind>>,
  wanted: readonly FieldKind[],
): Readonly<Record<string, unknown>> {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(item);
  return Object.fromEntries(
    entries.filter(([name]) => {
      const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
      return kind !== undefined && wanted.includes(kind);
    }),
  );
}

type PickedFields<Item, Kinds> = {
  readonly [Name in keyof Item & keyof Kinds]: Kinds[Name] extends 'case' ? Item[Name] : Item[Name] | null;
};

/** Sets the fields of other kinds to null, so that the shape does not change. */
export function onlyOfKind<Item extends object, Kinds extends Readonly<Record<string, FieldKind>>>(
  item: Item,
  kinds: Kinds,
  wanted: readonly FieldKind[],
): PickedFields<Item, Kinds>;
export function onlyOfKind(
  item: object,
  kinds: Readonly<Record<string, FieldKind>>,
  wanted: readonly FieldKind[],
): object {
  const picked = fieldsOfKind(item, kinds, wanted);
  const known = Object.keys(item).filter((name) => Object.hasOwn(kinds, name));
  return Object.fromEntries(known.map((name) => [name, picked[name] ?? null]));
}

/** The kinds of fields that a lawyer sees on pages and in a download. */
export const kindsToGive = (includesIdentity: boolean): readonly FieldKind[] =>
  includesIdentity ? ['case', 'identity'] : ['case'];
