import {
  type DocumentResponse,
  uploadDocumentRequest,
  type UploadDocumentRequest,
} from '@settlewise/contract/documents';
import { documentProblem, useChangeDocument } from '../../record/documents/documentQueries';
import { useKeptForm } from '../../record/drafts/useKeptForm';
import { Notice } from '../../ui/Notice';
import { ResourceDialog } from '../../ui/resource/ResourceDialog';
import type { FormTexts } from '../../ui/resource/labels';
import { DocumentFields } from './DocumentFields';
import { changeOf, documentForm, type DocumentFormValues } from './documentForm';

const texts: FormTexts = {
  title: 'Edit document',
  act: 'Save changes',
  busyAct: 'Saving…',
  done: (title) => ['Document updated', `“${title}” has been changed.`],
  failed(error) {
    const message = documentProblem('change', error);
    return ['Update failed', message, message];
  },
};

interface EditDialogProps {
  document: DocumentResponse;
  onClose: () => void;
}

/** The form in which a document is changed; its file stays as it is. */
export function EditDialog({ document, onClose }: EditDialogProps) {
  const change = useChangeDocument();
  const form = useKeptForm<DocumentFormValues, UploadDocumentRequest>({
    keptAs: { what: 'document', id: document.id },
    ...documentForm(document),
    schema: uploadDocumentRequest,
  });
  return (
    <ResourceDialog
      texts={texts}
      form={form}
      onClose={onClose}
      save={(answers) => change.mutateAsync({ id: document.id, change: changeOf(answers) })}
      nameOf={({ title }) => title}
    >
      {document.status !== document.chosenStatus && (
        <Notice>
          <p>
            {document.status === 'expired'
              ? 'Its expiry date has passed, so it shows as expired whatever status is chosen here.'
              : 'Its expiry date is near, so it shows as expiring soon while Valid is chosen here.'}
          </p>
        </Notice>
      )}
      <DocumentFields {...form} />
    </ResourceDialog>
  );
}
