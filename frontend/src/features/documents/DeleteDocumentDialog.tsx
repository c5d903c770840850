import type { DocumentResponse } from '@settlewise/contract';
import { documentProblem, useDeleteDocument } from '../../record/documents/documentQueries';
import { RemoveDialog } from '../../ui/dialog/RemoveDialog';

interface DeleteDocumentDialogProps {
  document: DocumentResponse;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a document is deleted. */
export function DeleteDocumentDialog({ document, ...events }: DeleteDocumentDialogProps) {
  const deletion = useDeleteDocument();
  return (
    <RemoveDialog
      title="Delete document"
      act="Delete document"
      busyAct="Deleting…"
      busy={deletion.isPending}
      remove={() => deletion.mutateAsync(document.id)}
      done={{ title: 'Document deleted', text: `“${document.title}” and its file are gone.` }}
      failed={{ title: 'Deletion failed' }}
      problemOf={(error) => documentProblem('delete', error)}
      {...events}
    >
      <p>Are you sure you want to delete this document?</p>
      <p>
        <strong>{document.title}</strong> and its file will be gone for good.
      </p>
    </RemoveDialog>
  );
}
