import {
  documentCategoryOptions,
  documentFileTypes,
  documentStageOptions,
  documentStatusOptions,
  documentTypeOptions,
  noFileSelected,
  uploadDocumentRequest,
  type ChangeDocumentRequest,
  type DocumentResponse,
  type UploadDocumentRequest,
} from '@settlewise/contract';
import { z } from 'zod';
import type { useCheckedForm } from '../../ui/form/useCheckedForm';
import { inMegabytes } from '../../record/documents/fileSize';

/** What stands in the form of an upload, and in that of a change, which has no file. */
export interface DocumentFormValues {
  file: File | null;
  title: string;
  description: string;
  category: string;
  documentType: string;
  stage: string;
  status: string;
  expiryDate: string;
}

/** What the common fields need of the form that they stand in. */
export type DocumentForm = Pick<
  ReturnType<typeof useCheckedForm<DocumentFormValues, unknown>>,
  'form' | 'field' | 'idOf' | 'errorOf'
>;

/** Those that both have, in the order of the page. */
export const documentFields = [
  'title',
  'description',
  'category',
  'documentType',
  'stage',
  'status',
  'expiryDate',
] as const satisfies readonly Exclude<keyof DocumentFormValues, 'file'>[];

export const emptyDocument: DocumentFormValues = {
  file: null,
  title: '',
  description: '',
  category: '',
  documentType: '',
  stage: '',
  status: 'valid',
  expiryDate: '',
};

const known = (options: readonly { readonly value: string }[], value: string): string =>
  options.some((option) => option.value === value) ? value : '';

/** A document as its form begins; the status is the one that was chosen, not the one that its date gave it. */
export function formOf(document: DocumentResponse): DocumentFormValues {
  return {
    file: null,
    title: document.title,
    description: document.description ?? '',
    category: known(documentCategoryOptions, document.category),
    documentType: known(documentTypeOptions, document.documentType),
    stage: known(documentStageOptions, document.stage),
    status: known(documentStatusOptions, document.chosenStatus),
    expiryDate: document.expiryDate ?? '',
  };
}

/** The change that a filled-in form means: what was emptied is taken away. */
export function changeOf({ description, expiryDate, ...rest }: UploadDocumentRequest): ChangeDocumentRequest {
  return { ...rest, description: description ?? null, expiryDate: expiryDate ?? null };
}

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

/** The whole form of an upload. @param limit the bytes that a file may have, if known */
export const uploadForm = (limit: number | null) =>
  uploadDocumentRequest.extend({
    file: z.instanceof(File, { error: noFileSelected }).superRefine((file, refinement) => {
      const message = fileProblem(file, limit);
      if (message !== undefined) refinement.addIssue({ code: 'custom', message });
    }),
  });
export type CheckedUpload = z.infer<ReturnType<typeof uploadForm>>;
