import type { RouteKey } from '../routes/routes';
import { employedRoutes, partnerRoutes } from './routeGroups';

/** A document needed for an application, and what it must show. */
export interface SuggestedDocument {
  readonly key: DocumentKey;
  readonly title: string;
  /** A short text without a full stop. */
  readonly words: string;
}

/** All suggested documents. A task to obtain one uses the same words. */
const documents = {
  passports: {
    title: 'Passport and eVisa',
    words:
      'your eVisa account, every passport that covers your years, and your old BRP card if you still have it',
  },
  residence: {
    title: 'Proof of residence',
    words: 'letters, payslips, council tax or tenancy papers of the years',
  },
  // No settlement form requires it by default.
  residenceIfAsked: {
    title: 'Proof of residence, if asked',
    words: 'letters, payslips, council tax or tenancy papers, for years that nothing else shows',
  },
  travel: {
    title: 'Travel evidence',
    words: 'each trip with its dates and reason, and tickets or stamps for them',
  },
  english: {
    title: 'English certificate',
    words: 'an approved test, a degree taught in English, or your nationality',
  },
  englishOfVisa: {
    title: 'English certificate, if asked',
    words: 'you met the level when your visa was granted, so say in the form how',
  },
  lifeInUk: {
    title: 'Life in the UK certificate',
    words: 'the reference number of the test that you passed',
  },
  employerLetter: {
    title: 'Letter of your employer',
    words: 'it says what you do, what you are paid, and that you are still needed',
  },
  payslips: { title: 'Payslips', words: 'with the bank statements that show the same pay' },
  endorsement: { title: 'Endorsement', words: 'the letter of the body that endorsed you, still in force' },
  earnings: { title: 'What you earned', words: 'contracts, payslips or accounts of work in your field' },
  work: { title: 'Work', words: 'a contract, payslips, or how you look for a job' },
  relationship: {
    title: 'Marriage certificate',
    words: 'or the papers that show that you live together as partners',
  },
  sharedHome: {
    title: 'Letters to your shared address',
    words: 'bills, bank letters and council tax show that you live together',
  },
  partnerStatus: { title: 'Status of your partner', words: 'their British passport or settled status' },
  permissions: { title: 'Every permission of the years', words: 'with its dates: eVisa, old cards, letters' },
  bnoPassport: { title: 'BN(O) or Hong Kong passport', words: 'the one that shows your BN(O) status' },
  statusLetter: { title: 'Letter of your status', words: 'the decision that gave you protection' },
  euResidence: {
    title: 'Proof for gaps',
    words: 'often nothing: your National Insurance number shows the years, and only gaps need a paper',
  },
  settlement: { title: 'Proof of settlement', words: 'your eVisa, or the letter that granted it' },
  referees: { title: 'Two referees', words: 'people who know you and will sign for you' },
  spousePassport: { title: 'Passport of your spouse', words: 'it shows that they are British' },
} as const satisfies Readonly<Record<string, Omit<SuggestedDocument, 'key'>>>;

export type DocumentKey = keyof typeof documents;

export const findDocument = (key: DocumentKey): SuggestedDocument => ({ key, ...documents[key] });

/** Requirements that apply only until they are met. */
export interface KnowledgeAsked {
  /** `of_visa`: it was shown for the visa. */
  readonly english: boolean | 'of_visa';
  readonly lifeInUk: boolean;
}

const routeDocuments: Readonly<Partial<Record<RouteKey, readonly DocumentKey[]>>> = {
  global_talent: ['endorsement', 'earnings'],
  tier1_exceptional_talent: ['endorsement', 'earnings'],
  innovator_founder: ['endorsement'],
  rep_overseas_business: ['employerLetter', 'payslips'],
  uk_ancestry: ['work'],
  uk_ancestry_partner: [],
  partner: ['partnerStatus'],
  pbs_dependant: ['relationship', 'sharedHome', 'partnerStatus'],
  long_residence: ['permissions'],
  hk_bno: ['bnoPassport'],
};

const listGeneralDocuments = (asked: KnowledgeAsked): readonly DocumentKey[] => [
  'passports',
  'residenceIfAsked',
  'travel',
  ...listKnowledgeDocuments(asked),
];

const listKnowledgeDocuments = ({ english, lifeInUk }: KnowledgeAsked): readonly DocumentKey[] => [
  ...(english === 'of_visa' ? (['englishOfVisa'] as const) : english ? (['english'] as const) : []),
  ...(lifeInUk ? (['lifeInUk'] as const) : []),
];

/**
 * The documents for a settlement application.
 * @param route null if unknown
 */
export function documentsForSettlement(
  route: RouteKey | null,
  asked: KnowledgeAsked,
): readonly SuggestedDocument[] {
  if (route === 'eu_settled_status') return [findDocument('passports'), findDocument('euResidence')];
  if (route === 'refugee' || route === 'humanitarian_protection')
    return [findDocument('passports'), findDocument('statusLetter')];
  const own: readonly DocumentKey[] = [
    ...(route !== null && employedRoutes.has(route) ? (['employerLetter', 'payslips'] as const) : []),
    ...(route !== null && partnerRoutes.has(route) ? (['relationship', 'sharedHome'] as const) : []),
    ...(route === null ? [] : (routeDocuments[route] ?? [])),
  ];
  return [...listGeneralDocuments(asked), ...own].map(findDocument);
}

/** The documents for a citizenship application. */
export function documentsForCitizenship(
  { isSpouse, isSettled }: { readonly isSpouse: boolean; readonly isSettled: boolean },
  asked: KnowledgeAsked,
): readonly SuggestedDocument[] {
  const keys: readonly DocumentKey[] = [
    'passports',
    'travel',
    ...(isSettled ? (['settlement'] as const) : []),
    ...listKnowledgeDocuments(asked),
    ...(isSpouse ? (['relationship', 'spousePassport'] as const) : []),
    'residence',
    'referees',
  ];
  return keys.map(findDocument);
}
