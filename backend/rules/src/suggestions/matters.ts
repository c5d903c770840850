/** The matter of a task, a document or a requirement, as far as its words tell. */
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

/** The first match wins: specific patterns come before general ones. */
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
  // The payment of an extension is the extension itself, unless it names only other people.
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

/** Null if no known matter is named: it then equals no other. */
export function findMatter(words: string): Matter | null {
  const lower = words.toLowerCase().replaceAll('’', "'");
  return matters.find(([, pattern]) => pattern.test(lower))?.[0] ?? null;
}

/** Whether two matters share a line. Renewing a passport equals providing one. */
export function sameMatter(one: Matter | null, other: Matter | null): boolean {
  if (one === null || other === null) return false;
  const asAsked = (matter: Matter) => (matter === 'new_passport' ? 'passport' : matter);
  return asAsked(one) === asAsked(other);
}
