/** What a task, a document or a requirement is about, so far as its words say so. */
export type Matter =
  | 'life_in_uk'
  | 'english'
  | 'passport'
  | 'new_passport'
  | 'permission'
  | 'payslips'
  | 'employer_letter'
  | 'shared_home'
  | 'referees'
  | 'extend_visa'
  | 'apply_ilr'
  | 'apply_citizenship'
  | 'advice_on_absences'
  | 'translations';

/** The first that fits: what is more exact stands before what is less. */
const matters: readonly (readonly [Matter, RegExp])[] = [
  ['life_in_uk', /\blife in the uk\b/],
  ['translations', /\btranslat/],
  ['referees', /\breferees?\b/],
  ['advice_on_absences', /\badvice\b.*\b(?:days away|absences)\b/],
  ['employer_letter', /\bemployer'?s?\b.*\bletter\b|\bletter\b.*\bemployer\b/],
  ['payslips', /\bpay ?slips?\b/],
  ['shared_home', /\bshared (?:address|home)\b/],
  ['new_passport', /\b(?:renew|replace|new)\b.*\bpassport\b/],
  ['passport', /\bpassport\b/],
  ['permission', /\bevisa\b|\bvisa letter\b|\bbrp\b|\bproof of (?:my|your) permission\b/],
  // The payment of an extension is the act itself, unless it names others alone.
  ['extend_visa', /\b(?:extend|renew)\b.*\bvisa\b|\bextension\b.*\bvisa\b(?!.*\((?!you\b))/],
  [
    'apply_ilr',
    /\b(?:apply|application|form)\b.*\b(?:ilr|indefinite leave)\b|\b(?:ilr|set\(\w+\)) (?:form|application)\b/,
  ],
  [
    'apply_citizenship',
    /\b(?:apply|application|form)\b.*\b(?:citizenship|naturalisation)\b|\bcitizenship (?:form|application)\b/,
  ],
  ['english', /\benglish\b/],
];

/** Null where the words name nothing that we know: then it is the same as nothing else. */
export function matterOf(words: string): Matter | null {
  const lower = words.toLowerCase().replaceAll('’', "'");
  return matters.find(([, pattern]) => pattern.test(lower))?.[0] ?? null;
}

/** Whether two are about the same, so that one line says both. A passport that is renewed is the one that is asked for. */
export function sameMatter(one: Matter | null, other: Matter | null): boolean {
  if (one === null || other === null) return false;
  const asAsked = (matter: Matter) => (matter === 'new_passport' ? 'passport' : matter);
  return asAsked(one) === asAsked(other);
}
