import Typography from '@mui/material/Typography';
import { DocumentStatus } from '../../../record/documents/DocumentStatus';
import { categoryLabel } from '../../../record/documents/labels';
import { uploadDay } from '../../../record/documents/uploadDay';
import { formatDate } from '../../../ui/dates/formatDate';
import { SectionCard } from '../../../ui/SectionCard';
import { counted, sizeInKilobytes } from '../labels';
import { Loaded } from '../Loaded';
import { recentDocuments } from '../shownOnDashboard';
import type { Overview } from '../useOverview';
import { CardRows } from './CardRows';

interface RecentDocumentsProps {
  documents: Overview['documents'];
  /** With their expiry, and how many there are. */
  detailed?: boolean;
}

/** The five documents that were uploaded last. */
export function RecentDocuments({ documents, detailed = false }: RecentDocumentsProps) {
  return (
    <SectionCard
      title="Recent documents"
      more={{ to: '/dashboard/documents', label: 'View all documents' }}
      foldsTo={detailed ? undefined : `${documents.data?.length ?? 0} in all`}
    >
      <Loaded query={documents} what="your documents">
        {(all) => (
          <>
            {detailed && (
              <Typography color="textSecondary">{counted(all.length, 'document')} in your vault</Typography>
            )}
            <CardRows
              empty="No documents yet. Those that you upload show here, the newest first."
              rows={recentDocuments(all).map((document) => ({
                key: document.id,
                name: document.title,
                facts: (
                  <>
                    <span>{categoryLabel(document.category)}</span>
                    <span>Uploaded {uploadDay(document.uploadedAt)}</span>
                    <span>{sizeInKilobytes(document.fileSize)}</span>
                    {detailed && document.expiryDate !== null && (
                      <span>Expiry date {formatDate(document.expiryDate)}</span>
                    )}
                  </>
                ),
                end: <DocumentStatus document={document} />,
              }))}
            />
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}
