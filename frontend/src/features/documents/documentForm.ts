import {
  type ChangeDocumentRequest,
  documentFields,
  type DocumentResponse,
  type UploadDocumentRequest,
} from '@settlewise/contract/documents';
import { formOf, withListedChoices, type FormValues } from '../../ui/form/formValues';
import type { useCheckedForm } from '../../ui/form/useCheckedForm';

/** What stands in the form of a document. */
export type DocumentFormValues = FormValues<typeof documentFields>;

/** What the common fields need of the form that they stand in. */
export type DocumentForm = Pick<
  ReturnType<typeof useCheckedForm<DocumentFormValues, unknown>>,
  'form' | 'field' | 'inForm'
>;

/** The form in which a document is changed. The status is the chosen one, not that which its date gave it. */
export const documentForm = (document: DocumentResponse) =>
  formOf(documentFields, withListedChoices(documentFields, { ...document, status: document.chosenStatus }));

/** The change that a filled-in form means: what was emptied is taken away. */
export function changeOf(answers: UploadDocumentRequest): ChangeDocumentRequest {
  const { description, expiryDate, issuedOn, coversFrom, coversTo, dependants, provesAddresses, ...rest } =
    answers;
  return {
    ...rest,
    description: description ?? null,
    expiryDate: expiryDate ?? null,
    issuedOn: issuedOn ?? null,
    coversFrom: coversFrom ?? null,
    coversTo: coversTo ?? null,
    dependants: dependants ?? null,
    provesAddresses: provesAddresses ?? null,
  };
}
