import {
  uploadDocumentRequest,
  type DocumentResponse,
  type UploadDocumentRequest,
} from '@settlewise/contract';
import { documentProblem, useChangeDocument } from '../../api/documents';
import { Button } from '../../ui/Button';
import { useToday } from '../../ui/dates/useToday';
import { Dialog } from '../../ui/dialog/Dialog';
import { DialogActs } from '../../ui/dialog/DialogActs';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { Notice } from '../../ui/Notice';
import { showToast } from '../../ui/toasts/toastStore';
import { typedDateProblem } from '../profileFields/typedDateProblem';
import styles from './DocumentDialog.module.css';
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
    <Dialog open onClose={onClose} title="Edit document">
      <form noValidate className={styles['form']} onSubmit={submit(save)}>
        <ErrorSummary {...summary} />
        {document.status !== document.chosenStatus && (
          <Notice>
            <p>Its expiry date has passed, so it shows as expired whatever status is chosen here.</p>
          </Notice>
        )}
        <DocumentFields form={form} field={field} idOf={idOf} errorOf={errorOf} />
        <DialogActs>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? 'Saving…' : 'Save changes'}
          </Button>
        </DialogActs>
      </form>
    </Dialog>
  );
}
