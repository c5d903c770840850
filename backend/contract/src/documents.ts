import { changeShape, typedShape } from '@settlewise/domain/fields';
import {
  documentFields,
  documentRules,
  type documentCategoryOptions,
  type documentStageOptions,
  documentStatusOptions,
  type documentTypeOptions,
} from '@settlewise/domain/record';
import { z } from 'zod';
import { heldTo } from './fields';

export {
  documentCategoryOptions,
  documentFields,
  documentFiling,
  documentStageOptions,
  documentStatusOptions,
  documentTypeOptions,
} from '@settlewise/domain/record';

export type DocumentCategory = (typeof documentCategoryOptions)[number]['value'];
export type DocumentType = (typeof documentTypeOptions)[number]['value'];
export type DocumentStage = (typeof documentStageOptions)[number]['value'];
export type DocumentStatus = (typeof documentStatusOptions)[number]['value'];

/** The status of a document in a word. Nobody knows how long one is valid that has no last day. */
export function documentStatusWords(document: {
  readonly status: string;
  readonly expiryDate: string | null;
}): string {
  if (document.status === 'valid' && document.expiryDate === null) return 'No expiry date';
  return documentStatusOptions.find(({ value }) => value === document.status)?.label ?? document.status;
}

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

/** A form sends an empty or blank text for an empty field. */
const leftOut = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    schema.optional(),
  );

const { description, status, expiryDate, issuedOn, coversFrom, coversTo, dependants, provesAddresses } =
  documentFields;
const [coversForwards] = documentRules;

/** A multipart form only has texts, so ids are sent as `1 3`. */
const wordsIn = (value: unknown): readonly string[] | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().split(/\s+/) : null;
const idsInForm = z.preprocess(
  (value) => wordsIn(value)?.map(Number) ?? value,
  dependants.typed.transform((list) => list ?? undefined),
);
const identifiersInForm = z.preprocess(
  (value) => wordsIn(value) ?? value,
  provesAddresses.typed.transform((list) => list ?? undefined),
);

/** POST /api/documents/upload: the fields of the multipart form in addition to `file`. */
export const uploadDocumentRequest = z
  .object({
    ...typedShape(documentFields),
    description: leftOut(description.said),
    status: z.preprocess((value) => (value === '' ? undefined : value), status.typed.default('valid')),
    expiryDate: leftOut(expiryDate.said),
    issuedOn: leftOut(issuedOn.said),
    coversFrom: leftOut(coversFrom.said),
    coversTo: leftOut(coversTo.said),
    dependants: idsInForm,
    provesAddresses: identifiersInForm,
  })
  .refine(...heldTo(coversForwards));
export type UploadDocumentRequest = z.infer<typeof uploadDocumentRequest>;

/** PATCH /api/documents/{id}: the fields to change; an empty text or null takes away what was there. */
export const changeDocumentRequest = z.object(changeShape(documentFields));
export type ChangeDocumentRequest = z.infer<typeof changeDocumentRequest>;

/** One document. Its bytes are at /api/documents/{id}/file?disposition=inline or attachment. */
export const documentResponse = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  category: z.string(),
  documentType: z.string(),
  stage: z.string(),
  /**
   * The choice of the person, but `expired` from the day after `expiryDate` in London, and `expiring_soon` instead of
   * `valid` from the day of its first alert.
   */
  status: z.string(),
  /** What the person chose. */
  chosenStatus: z.string(),
  /** `yyyy-MM-dd`: the last day on which it is valid. */
  expiryDate: z.string().nullable(),
  /** `yyyy-MM-dd`: the date on the document. */
  issuedOn: z.string().nullable().default(null),
  /** The first and the last day that it covers. */
  coversFrom: z.string().nullable().default(null),
  coversTo: z.string().nullable().default(null),
  /** Ids of the dependants that it belongs to: instead of the owner for the stage `dependant`, otherwise as well. */
  dependants: z.array(z.number()).nullable().default(null),
  /** Ids of the addresses of the record that it proves; null where nobody said so. */
  provesAddresses: z.array(z.string()).nullable().default(null),
  /** ISO instant. */
  uploadedAt: z.string(),
  fileName: z.string(),
  /** For example `application/pdf`. */
  fileType: z.string(),
  /** Bytes. */
  fileSize: z.number(),
});
export type DocumentResponse = z.infer<typeof documentResponse>;

/** GET /api/documents: the newest upload first. The header `uploadLimitHeader` has the maximum file size. */
export const documentListResponse = z.array(documentResponse);

/** Header of GET /api/documents, in the format of resumable uploads over HTTP: `max-size=10485760`. */
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
