import Typography from '@mui/material/Typography';
import type { DocumentResponse } from '@settlewise/contract/documents';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import {
  useDocuments,
  useUploadLimit,
  documentProblem,
  useDeleteDocument,
  documentFileAddress,
} from '../../record/documents/documentQueries';
import { categoryLabel } from '../../record/documents/labels';
import type { UploadBegin } from '../../record/documents/uploadAddress';
import { DocumentViewer } from '../../record/documents/viewer/DocumentViewer';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ListRegion } from '../../ui/ListRegion';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { Tabs } from '../../ui/tabs/Tabs';
import { useTabInAddress } from '../../ui/tabs/useTabInAddress';
import { DocumentList } from './DocumentList';
import { documentsOf, documentTabs, whereTheOthersAre } from './documentTabs';
import { EditDialog } from './EditDialog';
import { UploadDialog } from './upload/UploadDialog';
import { RemoveDialog } from '../../ui/dialog/RemoveDialog';

/** The dialog on show: none, an upload, or one document, to be looked at, changed or deleted. */
export type OpenDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'upload'; readonly begin?: UploadBegin }
  | { readonly kind: 'bundle' }
  | { readonly kind: 'view' | 'edit' | 'delete'; readonly document: DocumentResponse };

const BundleDialog = lazy(async () => ({
  default: (await import('../../record/documents/bundle/BundleDialog')).BundleDialog,
}));

/** The rules of all documents are loaded by those who look at the list. */
const ChecklistTool = lazy(async () => ({
  default: (await import('./checklist/ChecklistTool')).ChecklistTool,
}));

interface DocumentListsProps {
  dialog: OpenDialog;
  onDialog: (dialog: OpenDialog) => void;
}

/** The person's documents by category, and the dialogs in which they are uploaded, changed and deleted. */
export function DocumentLists({ dialog, onDialog }: DocumentListsProps) {
  const query = useDocuments();
  const limit = useUploadLimit();
  const [selected, select] = useTabInAddress(documentTabs, 'all', 'category');
  const content = useRef<HTMLDivElement>(null);
  const close = () => onDialog({ kind: 'none' });

  return (
    <>
      <ListRegion
        ref={content}
        label="Your documents"
        query={query}
        failure={{
          title: 'Error Loading Documents',
          text: 'There was a problem loading your documents. Please try again.',
        }}
        skeleton={<ListSkeleton label="Loading your documents…" cards={2} tabs />}
      >
        {(documents) => {
          const shown = documentsOf(selected, documents);
          return (
            <Tabs label="Categories" tabs={documentTabs} selected={selected} onSelect={select}>
              {selected === 'checklist' ? (
                <Suspense fallback={<ListSkeleton label="Loading your checklist…" cards={3} />}>
                  <ChecklistTool />
                </Suspense>
              ) : documents.length === 0 ? (
                <NoDocuments
                  act="Upload Your First Document"
                  icon="upload"
                  onAct={() => onDialog({ kind: 'upload' })}
                >
                  Here you will see each document with its status and its expiry date. Start with your
                  passport or your visa.
                </NoDocuments>
              ) : shown.length === 0 ? (
                <NoDocuments act="Show all documents" onAct={() => select('all')}>
                  None of your documents is in the category {categoryLabel(selected)}.
                </NoDocuments>
              ) : (
                <DocumentList
                  documents={shown}
                  onView={(document) => onDialog({ kind: 'view', document })}
                  onEdit={(document) => onDialog({ kind: 'edit', document })}
                  onDelete={(document) => onDialog({ kind: 'delete', document })}
                />
              )}
              {selected !== 'all' && selected !== 'checklist' && documents.length > 0 && (
                <Typography variant="body2" color="textSecondary" sx={{ pt: 2 }}>
                  {whereTheOthersAre}
                </Typography>
              )}
            </Tabs>
          );
        }}
      </ListRegion>
      {dialog.kind === 'upload' && <UploadDialog limit={limit} begin={dialog.begin} onClose={close} />}
      {dialog.kind === 'bundle' && query.data !== undefined && (
        <Suspense>
          <BundleDialog documents={query.data} onClose={close} />
        </Suspense>
      )}
      {dialog.kind === 'view' && (
        <DocumentViewer
          document={dialog.document}
          addressOf={(disposition) => documentFileAddress(dialog.document.id, disposition)}
          onClose={close}
        />
      )}
      {dialog.kind === 'edit' && <EditDialog document={dialog.document} onClose={close} />}
      {dialog.kind === 'delete' && (
        <DeleteDocumentDialog
          document={dialog.document}
          onClose={close}
          // The menu that opened the dialog goes with its document; without this the focus would be lost.
          onRemoved={() => content.current?.focus({ preventScroll: true })}
        />
      )}
    </>
  );
}

interface NoDocumentsProps {
  act: string;
  icon?: 'upload';
  onAct: () => void;
  children: ReactNode;
}

/** What stands in the place of the list while there is no document, or none in a category. */
function NoDocuments({ act, icon, onAct, children }: NoDocumentsProps) {
  return (
    <EmptyState
      icon="document"
      title="No Documents Found"
      actions={
        <Button look="quiet" {...(icon !== undefined && { icon })} onClick={onAct}>
          {act}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}

interface DeleteDocumentDialogProps {
  document: DocumentResponse;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a document is deleted. */
function DeleteDocumentDialog({ document, ...events }: DeleteDocumentDialogProps) {
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
