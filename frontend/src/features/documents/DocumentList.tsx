import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { DocumentResponse } from '@settlewise/contract/documents';
import { DocumentStatus } from '../../record/documents/DocumentStatus';
import { ExpiryDate } from '../../record/documents/ExpiryDate';
import { formatFileSize } from '../../record/documents/fileSize';
import { categoryLabel, documentTypeLabel, stageLabel } from '../../record/documents/labels';
import { shownByBrowsers } from '../../record/documents/shownByBrowsers';
import { uploadDay } from '../../record/documents/uploadDay';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { twoLinesOnly } from '../../ui/theme/clamped';
import { DocumentMenu, type DocumentActions } from './DocumentMenu';

const columnsAfterTitle: readonly Column<DocumentResponse>[] = [
  { key: 'category', label: 'Category', show: ({ category }) => categoryLabel(category) },
  { key: 'documentType', label: 'Type', show: ({ documentType }) => documentTypeLabel(documentType) },
  { key: 'stage', label: 'Stage', show: ({ stage }) => stageLabel(stage) },
  {
    key: 'status',
    label: 'Status',
    onCard: 'line',
    oneLine: true,
    show: (document) => <DocumentStatus document={document} />,
  },
  {
    key: 'expiryDate',
    label: 'Expiry Date',
    oneLine: true,
    show: (document) => <ExpiryDate document={document} />,
  },
  {
    key: 'uploadedAt',
    label: 'Date Uploaded',
    oneLine: true,
    show: ({ uploadedAt }) => uploadDay(uploadedAt),
  },
  {
    key: 'fileSize',
    label: 'Size',
    number: true,
    oneLine: true,
    show: ({ fileSize }) => formatFileSize(fileSize),
  },
];

interface DocumentListProps extends DocumentActions {
  documents: readonly DocumentResponse[];
}

/** Documents with what is known of each, and a menu of what can be done with it. */
export function DocumentList({ documents, ...acts }: DocumentListProps) {
  return (
    <DataTable
      label="Your documents, the newest first"
      columns={[
        {
          key: 'title',
          label: 'Document',
          show: (document) => <Title document={document} onView={acts.onView} />,
        },
        ...columnsAfterTitle,
      ]}
      rows={documents}
      keyOf={({ id }) => id}
      heading="h2"
      // Beside the sidebar the table needs this much.
      cardsUpTo={1239}
      dense
      underName={({ description }) => description !== null && <Description>{description}</Description>}
      acts={(document) => <DocumentMenu document={document} {...acts} />}
      actsOnCard="top"
    />
  );
}

/** The name of a document, which opens it where it can be shown. */
function Title({ document, onView }: Pick<DocumentActions, 'onView'> & { document: DocumentResponse }) {
  if (!shownByBrowsers.has(document.fileType)) return document.title;
  return (
    <Link component="button" type="button" sx={opens} onClick={() => onView(document)}>
      {document.title}
    </Link>
  );
}

const opens = {
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

/** In the table its first two lines, on a card the whole. */
function Description({ children }: { children: string }) {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ overflowWrap: 'anywhere', 'tbody &': twoLinesOnly }}
    >
      {children}
    </Typography>
  );
}
