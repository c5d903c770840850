import type { Overview } from '../useOverview';
import { RecentDocuments } from '../cards/RecentDocuments';

/** The newest documents with everything that is known of them. */
export function DocumentsPanel({ documents }: Pick<Overview, 'documents'>) {
  return <RecentDocuments documents={documents} detailed />;
}
