import {
  uploadDocumentRequest,
  type DocumentResponse,
  type UploadDocumentRequest,
} from '@settlewise/contract';
import { documentProblem, useChangeDocument } from '../../record/documents/documentQueries';
import { typedDateProblem } from '../../ui/dates/typedDateProblem';
import { useToday } from '../../ui/dates/useToday';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { Notice } from '../../ui/Notice';
import { showToast } from '../../ui/toasts/toastStore';
import { DocumentFields } from './DocumentFields';
import { changeOf, documentFields, formOf, type DocumentFormValues } from './documentForm';

interface EditDialogProps {
  document: DocumentResponse;
  onClose: () => void;
}

/** The form in which a document is changed; its file stays as it is. */
export function EditDialog({ document, onClose }: EditDialogProps) {
  const change = useChangeDocument();
  const today = useToday();
  const { form, field, idOf, errorOf, submit, refuse, summary, busy } = useCheckedForm<
    DocumentFormValues,
    UploadDocumentRequest
  >({
    schema: uploadDocumentRequest,
    fields: documentFields,
    defaultValues: formOf(document),
    moreExact: (name, { expiryDate }) =>
      name === 'expiryDate' ? typedDateProblem(expiryDate, today) : undefined,
  });

  async function save(answers: UploadDocumentRequest): Promise<void> {
    try {
      await change.mutateAsync({ id: document.id, change: changeOf(answers) });
      showToast('Document updated', `“${answers.title}” has been changed.`);
      onClose();
    } catch (error) {
      const message = documentProblem('change', error);
      showToast('Update failed', message, 'destructive');
      refuse(error, message);
    }
  }

  return (
    <FormDialog
      title="Edit document"
      act="Save changes"
      busyAct="Saving…"
      busy={busy}
      summary={summary}
      onSubmit={submit(save)}
      onClose={onClose}
    >
      {document.status !== document.chosenStatus && (
        <Notice>
          <p>Its expiry date has passed, so it shows as expired whatever status is chosen here.</p>
        </Notice>
      )}
      <DocumentFields form={form} field={field} idOf={idOf} errorOf={errorOf} />
    </FormDialog>
  );
}
