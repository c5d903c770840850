import type { DocumentResponse } from '@settlewise/contract';
import { useState } from 'react';
import { documentProblem, useDeleteDocument } from '../../api/documents';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { showToast } from '../../ui/toasts/toastStore';

interface DeleteDocumentDialogProps {
  document: DocumentResponse;
  onClose: () => void;
  /** After the dialog of a deleted document has gone. */
  onDeleted: () => void;
}

/** Asks before a document is deleted. */
export function DeleteDocumentDialog({ document, onClose, onDeleted }: DeleteDocumentDialogProps) {
  const deletion = useDeleteDocument();
  const [problem, setProblem] = useState<string | null>(null);

  async function remove(): Promise<void> {
    setProblem(null);
    try {
      await deletion.mutateAsync(document.id);
      showToast('Document deleted', `“${document.title}” and its file are gone.`);
      onClose();
      // The dialog gives the focus back when it goes; what comes after that stays.
      setTimeout(onDeleted);
    } catch (error) {
      const message = documentProblem('delete', error);
      showToast('Deletion failed', message, 'destructive');
      setProblem(message);
    }
  }

  return (
    <ConfirmDialog
      open
      title="Delete document"
      act="Delete document"
      busyAct="Deleting…"
      busy={deletion.isPending}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>Are you sure you want to delete this document?</p>
      <p>
        <strong>{document.title}</strong> and its file will be gone for good.
      </p>
    </ConfirmDialog>
  );
}
