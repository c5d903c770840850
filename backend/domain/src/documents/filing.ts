import type { documentCategoryOptions, documentStageOptions, documentTypeOptions } from './fields';

type ValueOf<Options extends readonly { readonly value: string }[]> = Options[number]['value'];

interface Filing {
  readonly category: ValueOf<typeof documentCategoryOptions>;
  readonly stage: ValueOf<typeof documentStageOptions>;
  /** Whether such a document expires, so that the form asks for an expiry date. */
  readonly runsOut: boolean;
}

const filed = (category: Filing['category'], stage: Filing['stage'], ends: 'lasts' | 'runs out'): Filing => ({
  category,
  stage,
  runsOut: ends === 'runs out',
});

/**
 * The default category and stage of each document type. The stage is the application that first asks for the document;
 * `general` if every application may.
 */
export const documentFiling: Readonly<Record<ValueOf<typeof documentTypeOptions>, Filing>> = {
  passport: filed('identity', 'general', 'runs out'),
  brp_card: filed('identity', 'general', 'runs out'),
  identity_card: filed('identity', 'general', 'runs out'),
  birth_certificate: filed('identity', 'general', 'lasts'),
  marriage_certificate: filed('identity', 'general', 'lasts'),
  employment_contract: filed('employment', 'ilr', 'lasts'),
  sponsor_letter: filed('employment', 'visa_extension', 'lasts'),
  payslip: filed('employment', 'ilr', 'lasts'),
  employer_letter: filed('employment', 'ilr', 'lasts'),
  bank_statement: filed('financial', 'ilr', 'lasts'),
  tax_document: filed('financial', 'ilr', 'lasts'),
  financial_statement: filed('financial', 'ilr', 'lasts'),
  utility_bill: filed('residence', 'ilr', 'lasts'),
  rental_agreement: filed('residence', 'ilr', 'runs out'),
  address_proof: filed('residence', 'ilr', 'lasts'),
  cohabitation_evidence: filed('residence', 'visa_extension', 'lasts'),
  english_b1_certificate: filed('language', 'ilr', 'runs out'),
  english_b2_certificate: filed('language', 'ilr', 'runs out'),
  degree_certificate: filed('education', 'general', 'lasts'),
  school_letter: filed('education', 'dependant', 'lasts'),
  education_certificate: filed('education', 'general', 'lasts'),
  life_in_uk_certificate: filed('tests', 'ilr', 'lasts'),
  legal_representative_letter: filed('legal', 'general', 'lasts'),
  court_document: filed('legal', 'general', 'lasts'),
  visa_letter: filed('visa', 'new_visa', 'runs out'),
  evisa_screenshot: filed('visa', 'general', 'runs out'),
  previous_visa: filed('visa', 'general', 'lasts'),
  police_registration: filed('visa', 'general', 'lasts'),
  medical_report: filed('other', 'new_visa', 'runs out'),
  other: filed('other', 'general', 'runs out'),
};
