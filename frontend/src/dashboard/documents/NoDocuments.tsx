import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';

/** What stands in the place of the list while there is no document at all. */
export function NoDocuments({ onUpload }: { onUpload: () => void }) {
  return (
    <EmptyState
      icon="document"
      title="No Documents Found"
      actions={
        <Button look="quiet" icon="upload" onClick={onUpload}>
          Upload Your First Document
        </Button>
      }
    >
      Here you will see each document with its status and its expiry date. Start with your passport or your
      visa.
    </EmptyState>
  );
}

/** What stands in a category without documents. */
export function NoneInCategory({ category, onShowAll }: { category: string; onShowAll: () => void }) {
  return (
    <EmptyState
      icon="document"
      title="No Documents Found"
      actions={
        <Button look="quiet" onClick={onShowAll}>
          Show all documents
        </Button>
      }
    >
      None of your documents is in the category {category}.
    </EmptyState>
  );
}
