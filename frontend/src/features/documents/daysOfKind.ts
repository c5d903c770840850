/** Kinds of papers that are of a time: what they prove hangs on its first and its last day. */
const ofDays: ReadonlySet<string> = new Set([
  'payslip',
  'bank_statement',
  'tax_document',
  'financial_statement',
  'utility_bill',
  'rental_agreement',
  'address_proof',
  'previous_visa',
  'school_letter',
  'cohabitation_evidence',
  'visa_letter',
  'evisa_screenshot',
]);

/** Kinds of papers that are too old one day, by the day that stands on them. */
const dated: ReadonlySet<string> = new Set([
  'passport',
  'employer_letter',
  'sponsor_letter',
  'english_b1_certificate',
  'english_b2_certificate',
  'payslip',
  'bank_statement',
  'financial_statement',
  'medical_report',
  'brp_card',
]);

export const isOfDays = (kind: string): boolean => ofDays.has(kind);
export const isDated = (kind: string): boolean => dated.has(kind);
