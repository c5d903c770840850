import type { DocumentResponse } from '@settlewise/contract';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDocuments, useUploadLimit } from '../../api/documents';
import { LoadFailure } from '../../ui/LoadFailure';
import { Tabs } from '../../ui/tabs/Tabs';
import { DeleteDocumentDialog } from './DeleteDocumentDialog';
import { DocumentCards } from './DocumentCards';
import styles from './DocumentLists.module.css';
import { DocumentsSkeleton } from './DocumentsSkeleton';
import { DocumentTable } from './DocumentTable';
import { documentsOf, documentTabs, whereTheOthersAre, type DocumentTab } from './documentTabs';
import { EditDialog } from './EditDialog';
import { NoDocuments, NoneInCategory } from './NoDocuments';
import { UploadDialog } from './UploadDialog';
import { useCards } from './useCards';
import { categoryLabel } from './labels';

/** The dialog on show: none, an upload, or one document's change or deletion. */
export type OpenDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'upload' }
  | { readonly kind: 'edit' | 'delete'; readonly document: DocumentResponse };

interface DocumentListsProps {
  dialog: OpenDialog;
  onDialog: (dialog: OpenDialog) => void;
}

/** The person's documents by category, and the dialogs in which they are uploaded, changed and deleted. */
export function DocumentLists({ dialog, onDialog }: DocumentListsProps) {
  const { data: documents, error, isFetching, refetch } = useDocuments();
  const limit = useUploadLimit();
  const [search, setSearch] = useSearchParams();
  const selected = documentTabs.find(({ key }) => key === search.get('category'))?.key ?? 'all';
  const List = useCards() ? DocumentCards : DocumentTable;
  const content = useRef<HTMLDivElement>(null);
  const close = () => onDialog({ kind: 'none' });
  const select = (tab: DocumentTab) =>
    setSearch(tab === 'all' ? {} : { category: tab }, { replace: true, preventScrollReset: true });

  const shown = documents === undefined ? [] : documentsOf(selected, documents);
  return (
    <div ref={content} tabIndex={-1} role="region" aria-label="Your documents" className={styles['content']}>
      {error !== null && !isFetching && (
        <LoadFailure title="Error Loading Documents" act="Retry" onRetry={() => void refetch()}>
          There was a problem loading your documents. Please try again.
        </LoadFailure>
      )}
      {documents === undefined && (error === null || isFetching) && <DocumentsSkeleton />}
      {documents !== undefined && (
        <div className={styles['tabs']}>
          <Tabs label="Categories" tabs={documentTabs} selected={selected} onSelect={select}>
            {documents.length === 0 ? (
              <NoDocuments onUpload={() => onDialog({ kind: 'upload' })} />
            ) : shown.length === 0 ? (
              <NoneInCategory category={categoryLabel(selected)} onShowAll={() => select('all')} />
            ) : (
              <List
                documents={shown}
                onEdit={(document) => onDialog({ kind: 'edit', document })}
                onDelete={(document) => onDialog({ kind: 'delete', document })}
              />
            )}
            {selected !== 'all' && documents.length > 0 && (
              <p className={styles['elsewhere']}>{whereTheOthersAre}</p>
            )}
          </Tabs>
        </div>
      )}
      {dialog.kind === 'upload' && <UploadDialog limit={limit} onClose={close} />}
      {dialog.kind === 'edit' && <EditDialog document={dialog.document} onClose={close} />}
      {dialog.kind === 'delete' && (
        <DeleteDocumentDialog
          document={dialog.document}
          onClose={close}
          // The menu that opened the dialog goes with its document; without this the focus would be lost.
          onDeleted={() => content.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  );
}
