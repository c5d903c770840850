import { inOrder } from '../collections/dateRules';
import { field, type Choice, type ItemOf } from '../fields';

export const documentCategoryOptions = [
  { value: 'identity', label: 'Identity' },
  { value: 'employment', label: 'Employment' },
  { value: 'financial', label: 'Financial' },
  { value: 'residence', label: 'Residence' },
  { value: 'language', label: 'Language' },
  { value: 'education', label: 'Education' },
  { value: 'tests', label: 'Tests' },
  { value: 'legal', label: 'Legal' },
  { value: 'visa', label: 'Visa' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];

export const documentTypeOptions = [
  { value: 'passport', label: 'Passport' },
  { value: 'brp_card', label: 'BRP card' },
  { value: 'identity_card', label: 'Identity card' },
  { value: 'birth_certificate', label: 'Birth certificate' },
  { value: 'marriage_certificate', label: 'Marriage certificate' },
  { value: 'employment_contract', label: 'Employment contract' },
  { value: 'sponsor_letter', label: 'Sponsor letter' },
  { value: 'payslip', label: 'Payslip' },
  { value: 'employer_letter', label: 'Employer letter' },
  { value: 'bank_statement', label: 'Bank statement' },
  { value: 'tax_document', label: 'Tax document' },
  { value: 'financial_statement', label: 'Financial statement' },
  { value: 'utility_bill', label: 'Utility bill' },
  { value: 'rental_agreement', label: 'Rental agreement' },
  { value: 'address_proof', label: 'Proof of address' },
  { value: 'cohabitation_evidence', label: 'Evidence of living together' },
  { value: 'english_b1_certificate', label: 'English B1 certificate' },
  { value: 'english_b2_certificate', label: 'English B2 certificate' },
  { value: 'degree_certificate', label: 'Degree certificate' },
  { value: 'school_letter', label: 'School letter' },
  { value: 'education_certificate', label: 'Education certificate' },
  { value: 'life_in_uk_certificate', label: 'Life in the UK certificate' },
  { value: 'legal_representative_letter', label: 'Letter from a legal representative' },
  { value: 'court_document', label: 'Court document' },
  { value: 'visa_letter', label: 'Visa letter' },
  { value: 'evisa_screenshot', label: 'eVisa screenshot' },
  { value: 'previous_visa', label: 'Previous visa' },
  { value: 'police_registration', label: 'Police registration' },
  { value: 'medical_report', label: 'Medical report' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];

export const documentStageOptions = [
  { value: 'new_visa', label: 'New visa' },
  { value: 'visa_extension', label: 'Visa extension' },
  { value: 'ilr', label: 'ILR' },
  { value: 'citizenship', label: 'Citizenship' },
  { value: 'dependant', label: 'Dependant' },
  { value: 'general', label: 'General' },
] as const satisfies readonly Choice[];

export const documentStatusOptions = [
  { value: 'valid', label: 'Valid' },
  { value: 'expired', label: 'Expired' },
  { value: 'expiring_soon', label: 'Expiring soon' },
  { value: 'requires_update', label: 'Requires update' },
  { value: 'pending_verification', label: 'Pending verification' },
] as const satisfies readonly Choice[];

const choiceField = <const Value extends string>(
  label: string,
  options: readonly Choice<Value>[],
  sentence: string,
) => field.choice(label, options, { ...field.saying(sentence), mostStored: 50 });

/** The most documents of one person. */
export const mostDocuments = 500;

const provesAddresses = field.identifiers('Which addresses it proves', { most: 20 });
const belongsTo = field.ids('Which dependants it belongs to', { most: 20 });

/** The fields of a document, in the order of forms. */
export const documentFields = {
  title: field.line('Title', { least: 3, most: 200 }),
  description: field.leftOut(field.paragraph('Description', { least: 0, most: 2_000 })),
  category: choiceField('Category', documentCategoryOptions, 'Please select a category'),
  documentType: choiceField('Document type', documentTypeOptions, 'Please select a document type'),
  stage: choiceField('Stage', documentStageOptions, 'Please select a stage'),
  /** The choice of the person. Pages compare `expiryDate` with the current day themselves. */
  status: choiceField('Status', documentStatusOptions, 'Please select a status'),
  /** The last day on which the document is valid. */
  expiryDate: field.leftOut(field.date('Expiry date', field.saying('Please enter a valid expiry date'))),
  /** The date on the document. It decides whether a letter is too old. */
  issuedOn: field.leftOut(field.date('Issued on', field.saying('Please enter a valid day of issue'))),
  /** The first and the last day that the document covers, for example the month of a payslip. */
  coversFrom: field.leftOut(field.date('Covers from', field.saying('Please enter a valid first day'))),
  coversTo: field.leftOut(field.date('Covers to', field.saying('Please enter a valid last day'))),
  /** The dependants that it belongs to: instead of the owner for the stage `dependant`, otherwise as well as the owner. */
  dependants: { ...belongsTo, stored: belongsTo.stored.unwrap().optional() },
  /** The addresses of the record that it proves. */
  provesAddresses: { ...provesAddresses, stored: provesAddresses.stored.unwrap().optional() },
};
export type DocumentDetails = ItemOf<typeof documentFields>;

/** Rules between the dates of a document. */
export const documentRules = [
  inOrder('coversFrom', 'coversTo', 'covers_backwards', 'The last day it covers is before the first'),
] as const;
