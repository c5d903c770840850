import {
  documentFields,
  documentFileTypes,
  noFileSelected,
  uploadDocumentRequest,
  type ChangeDocumentRequest,
  type DocumentResponse,
  type UploadDocumentRequest,
} from '@settlewise/contract';
import { z } from 'zod';
import { formOf, withListedChoices, type FormValues } from '../../ui/form/formValues';
import type { useCheckedForm } from '../../ui/form/useCheckedForm';
import { inMegabytes } from '../../record/documents/fileSize';

/** What stands in the form of an upload, and in that of a change, which has no file. */
export type DocumentFormValues = FormValues<typeof documentFields> & { file: File | null };

/** What the common fields need of the form that they stand in. */
export type DocumentForm = Pick<
  ReturnType<typeof useCheckedForm<DocumentFormValues, unknown>>,
  'form' | 'field' | 'inForm'
>;

/** The form of a document, for a new one and for a change. The status is the chosen one, not that which its date gave it. */
export function documentForm(document: DocumentResponse | null) {
  const { fields, dates, defaultValues } = formOf(
    documentFields,
    document === null
      ? { status: 'valid' }
      : withListedChoices(documentFields, { ...document, status: document.chosenStatus }),
  );
  return { fields, dates, defaultValues: { ...defaultValues, file: null } };
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
