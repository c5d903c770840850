import type { DocumentResponse } from '@settlewise/contract';

/** What can be done with a document in the list, besides looking at it. */
export interface DocumentActions {
  readonly onEdit: (document: DocumentResponse) => void;
  readonly onDelete: (document: DocumentResponse) => void;
}

export interface DocumentListProps extends DocumentActions {
  readonly documents: readonly DocumentResponse[];
}
