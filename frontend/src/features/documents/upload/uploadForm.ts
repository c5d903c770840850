import {
  documentFields,
  documentFileTypes,
  noFileSelected,
  uploadDocumentRequest,
} from '@settlewise/contract/documents';
import { z } from 'zod';
import { inMegabytes } from '../../../record/documents/fileSize';
import type { UploadBegin } from '../../../record/documents/uploadAddress';
import { formOf } from '../../../ui/form/formValues';
import type { DocumentFormValues } from '../documentForm';
import { derivedFrom } from './derived';

/** For the file picker: the endings of the files that are kept. */
export const acceptedEndings = Object.keys(documentFileTypes).join(',');

const wrongKind = 'Please choose a PDF, Word, JPEG or PNG file (.pdf, .doc, .docx, .jpg, .jpeg or .png).';

/** Why a file cannot be kept, as far as its name and size tell; the server looks into it. @param limit in bytes, if known */
export function fileProblem(file: File, limit: number | null): string | undefined {
  const name = file.name.toLowerCase();
  if (Object.keys(documentFileTypes).every((ending) => !name.endsWith(ending))) return wrongKind;
  if (limit === null || file.size <= limit) return undefined;
  return `This file is too large. A document can have at most ${inMegabytes(limit)}.`;
}

/** One file with what is said about it. */
export type UploadEntry = DocumentFormValues & { file: File };

/** The form: the files under names of their own, and what is wrong when there is none, under `file`. */
export interface UploadValues {
  file: null;
  entries: Record<string, UploadEntry>;
}

/** Everything that is said about a document, in the order of the form. */
export const detailNames = [
  'documentType',
  'expiryDate',
  'issuedOn',
  'coversFrom',
  'coversTo',
  'title',
  'category',
  'stage',
  'dependants',
  'provesAddresses',
  'status',
  'description',
] as const satisfies readonly (keyof DocumentFormValues)[];
export type DetailName = (typeof detailNames)[number];

/** What stands in the form when a file has just been chosen. */
export function entryOf(file: File, begin?: UploadBegin): UploadEntry {
  const { documentType = '', dependant = null } = begin ?? {};
  const derived = derivedFrom(file.name, documentType, dependant ?? '');
  const filed = dependant === null ? derived : { ...derived, stage: 'dependant', dependants: dependant };
  return { ...formOf(documentFields, { status: 'valid', documentType, ...filed }).defaultValues, file };
}

const checkedEntry = (limit: number | null) =>
  uploadDocumentRequest.safeExtend({
    file: z.instanceof(File).superRefine((file, refinement) => {
      const message = fileProblem(file, limit);
      if (message !== undefined) refinement.addIssue({ code: 'custom', message });
    }),
  });
export type CheckedEntry = z.infer<ReturnType<typeof checkedEntry>>;

/** The files that are to be sent. @param limit the bytes that each may have, if known */
export const uploadsForm = (ids: readonly string[], limit: number | null) =>
  z
    .object({ entries: z.object(Object.fromEntries(ids.map((id) => [id, checkedEntry(limit)]))) })
    .superRefine((_values, refinement) => {
      if (ids.length > 0) return;
      refinement.addIssue({ code: 'custom', path: ['file'], message: noFileSelected });
    });
export type CheckedUploads = z.infer<ReturnType<typeof uploadsForm>>;
