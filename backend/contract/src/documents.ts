import { civilDate, clearable, line, paragraph } from '@settlewise/domain/fields';
import { z } from 'zod';
import type { Option } from './options';

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
] as const satisfies readonly Option[];
export type DocumentCategory = (typeof documentCategoryOptions)[number]['value'];

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
] as const satisfies readonly Option[];
export type DocumentType = (typeof documentTypeOptions)[number]['value'];

export const documentStageOptions = [
  { value: 'new_visa', label: 'New visa' },
  { value: 'visa_extension', label: 'Visa extension' },
  { value: 'ilr', label: 'ILR' },
  { value: 'citizenship', label: 'Citizenship' },
  { value: 'dependant', label: 'Dependant' },
  { value: 'general', label: 'General' },
] as const satisfies readonly Option[];
export type DocumentStage = (typeof documentStageOptions)[number]['value'];

export const documentStatusOptions = [
  { value: 'valid', label: 'Valid' },
  { value: 'expired', label: 'Expired' },
  { value: 'expiring_soon', label: 'Expiring soon' },
  { value: 'requires_update', label: 'Requires update' },
  { value: 'pending_verification', label: 'Pending verification' },
] as const satisfies readonly Option[];
export type DocumentStatus = (typeof documentStatusOptions)[number]['value'];

/** Files that can be uploaded: what their names end in, and the type under which each is given back. */
export const documentFileTypes = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
} as const;
export type DocumentFileExtension = keyof typeof documentFileTypes;

/** Said when a form comes without a file. */
export const noFileSelected = 'Please select a document to upload';

const oneOf = <const Options extends readonly Option[]>(options: Options, message: string) =>
  z.enum(
    options.map(({ value }): Options[number]['value'] => value),
    { error: message },
  );

const title = line('Title must be at least 3 characters')
  .min(3, 'Title must be at least 3 characters')
  .max(200, 'Title can have at most 200 characters');
const description = paragraph('Description must be text').max(
  2_000,
  'Description can have at most 2,000 characters',
);
const category = oneOf(documentCategoryOptions, 'Please select a category');
const documentType = oneOf(documentTypeOptions, 'Please select a document type');
const stage = oneOf(documentStageOptions, 'Please select a stage');
const status = oneOf(documentStatusOptions, 'Please select a status');
const expiryDate = civilDate('Please enter a valid expiry date');

/** A form sends an empty text, or nothing but spaces, for a field that nobody filled in. */
const leftOut = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    schema.optional(),
  );

/** POST /api/documents/upload: the fields beside `file` of the multipart form. */
export const uploadDocumentRequest = z.object({
  title,
  description: leftOut(description),
  category,
  documentType,
  stage,
  status: z.preprocess((value) => (value === '' ? undefined : value), status.default('valid')),
  expiryDate: leftOut(expiryDate),
});
export type UploadDocumentRequest = z.infer<typeof uploadDocumentRequest>;

/** PATCH /api/documents/{id}: the fields to change; an empty text or null takes away what was there. */
export const changeDocumentRequest = z.object({
  title: title.optional(),
  description: clearable(description),
  category: category.optional(),
  documentType: documentType.optional(),
  stage: stage.optional(),
  status: status.optional(),
  expiryDate: clearable(expiryDate),
});
export type ChangeDocumentRequest = z.infer<typeof changeDocumentRequest>;

/** One document. Its bytes are at /api/documents/{id}/file?disposition=inline or attachment. */
export const documentResponse = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  category: z.string(),
  documentType: z.string(),
  stage: z.string(),
  /** `expired` once the day after `expiryDate` has begun in London, whatever was chosen. */
  status: z.string(),
  /** What the person chose. */
  chosenStatus: z.string(),
  /** `yyyy-MM-dd`: the last day on which it is valid. */
  expiryDate: z.string().nullable(),
  /** ISO instant. */
  uploadedAt: z.string(),
  fileName: z.string(),
  /** For example `application/pdf`. */
  fileType: z.string(),
  /** Bytes. */
  fileSize: z.number(),
});
export type DocumentResponse = z.infer<typeof documentResponse>;

/** GET /api/documents: the newest upload first. How large a file may be is in the header `uploadLimitHeader` beside it. */
export const documentListResponse = z.array(documentResponse);

/** Of the answers of GET /api/documents, as resumable uploads over HTTP name and write it: `max-size=10485760`. */
export const uploadLimitHeader = 'Upload-Limit';
export const writeUploadLimit = (bytes: number): string => `max-size=${bytes}`;

/** The bytes that a file may have, from the header's value; null where it does not say. */
export function readUploadLimit(value: string | null): number | null {
  const [, digits] = /(?:^|,)\s*max-size=(\d{1,15})\s*(?:[,;]|$)/.exec(value ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
}

/** GET /api/documents/{id}/file: shown in the browser, or saved. */
export const documentDisposition = z.enum(['inline', 'attachment']);
export type DocumentDisposition = z.infer<typeof documentDisposition>;
