import type { DocumentResponse } from '@settlewise/contract';

/** What can be done with a document in the list, besides looking at it. */
export interface DocumentActs {
  readonly onEdit: (document: DocumentResponse) => void;
  readonly onDelete: (document: DocumentResponse) => void;
}

export interface DocumentListProps extends DocumentActs {
  readonly documents: readonly DocumentResponse[];
}
