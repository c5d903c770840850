import type { DocumentResponse } from '@settlewise/contract';
import { civilDateInLondon } from '@settlewise/rules';
import { formatDate } from '../../../ui/dates/formatDate';
import { DocumentStatus } from '../../documents/DocumentStatus';
import { categoryLabel } from '../../documents/labels';
import { Loaded } from '../Loaded';
import { OverviewCard } from '../OverviewCard';
import { recentDocuments } from '../shownOnDashboard';
import type { Overview } from '../useOverview';
import { counted, sizeInKilobytes } from '../labels';
import styles from './List.module.css';

interface RecentDocumentsProps {
  documents: Overview['documents'];
  /** With their expiry, and how many there are. */
  detailed?: boolean;
  className?: string | undefined;
}

/** The five documents that were uploaded last. */
export function RecentDocuments({ documents, detailed = false, className }: RecentDocumentsProps) {
  return (
    <OverviewCard
      title="Recent documents"
      className={className}
      more={{ to: '/dashboard/documents', label: 'View all documents' }}
    >
      <Loaded query={documents} what="your documents">
        {(all) => (
          <>
            {detailed && <p className={styles['total']}>{counted(all.length, 'document')} in your vault</p>}
            <DocumentRows documents={recentDocuments(all)} detailed={detailed} />
          </>
        )}
      </Loaded>
    </OverviewCard>
  );
}

interface DocumentRowsProps {
  documents: readonly DocumentResponse[];
  detailed: boolean;
}

function DocumentRows({ documents, detailed }: DocumentRowsProps) {
  if (documents.length === 0) {
    return (
      <p className={styles['total']}>No documents yet. Those that you upload show here, the newest first.</p>
    );
  }
  return (
    <ul className={styles['rows']}>
      {documents.map((document) => (
        <li key={document.id} className={styles['row']}>
          <div className={styles['words']}>
            <p className={styles['name']}>{document.title}</p>
            <p className={styles['facts']}>
              <span>{categoryLabel(document.category)}</span>
              <span>Uploaded {formatDate(civilDateInLondon(new Date(document.uploadedAt)))}</span>
              <span>{sizeInKilobytes(document.fileSize)}</span>
              {detailed && document.expiryDate !== null && (
                <span>Expiry date {formatDate(document.expiryDate)}</span>
              )}
            </p>
          </div>
          <DocumentStatus status={document.status} />
        </li>
      ))}
    </ul>
  );
}
