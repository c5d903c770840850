import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { DocumentResponse } from '@settlewise/contract/documents';
import type { SharedDocumentsResponse } from '@settlewise/contract/shared';
import { lazy, Suspense, useState } from 'react';
import { beginSharedBundle, sharedFileAddress } from '../../../record/shared/sharedQueries';
import { DocumentStatus } from '../../../record/documents/DocumentStatus';
import { ExpiryDate } from '../../../record/documents/ExpiryDate';
import { DocumentViewer } from '../../../record/documents/viewer/DocumentViewer';
import { formatFileSize } from '../../../record/documents/fileSize';
import { shownByBrowsers } from '../../../record/documents/shownByBrowsers';
import { uploadDay } from '../../../record/documents/uploadDay';
import { categoryLabel, documentTypeLabel, stageLabel } from '../../../record/documents/labels';
import { FactList } from '../../../ui/FactList';
import { FoldsOnPhone } from '../../../ui/FoldsOnPhone';
import { Icon } from '../../../ui/Icon';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/SectionCard';
import { Button } from '../../../ui/Button';
import { CardGrid } from '../../../ui/CardGrid';
import { LongText } from '../LongText';

const BundleDialog = lazy(async () => ({
  default: (await import('../../../record/documents/bundle/BundleDialog')).BundleDialog,
}));

interface SharedDocumentsProps {
  answer: SharedDocumentsResponse;
  /** The browser was sent to a file; whether it got it, the page does not see. */
  onFileOpened: () => void;
}

/** The documents, the newest first, each to be looked at or saved. */
export function SharedDocuments({ answer: { record, documents }, onFileOpened }: SharedDocumentsProps) {
  const [viewed, view] = useState<DocumentResponse | null>(null);
  const [bundles, setBundles] = useState(false);
  const given = documents.filter(({ fileIsShared }) => fileIsShared);
  if (documents.length === 0)
    return (
      <EmptyState icon="document" title="No documents yet">
        {record.name} has uploaded no document so far.
      </EmptyState>
    );
  return (
    <>
      {given.length > 0 && (
        <Box className="noPrint" sx={{ mb: 2 }}>
          <Button look="quiet" icon="download" onClick={() => setBundles(true)}>
            Make a bundle
          </Button>
        </Box>
      )}
      {bundles && (
        <Suspense fallback={null}>
          <BundleDialog
            documents={given}
            onClose={() => setBundles(false)}
            shared={{
              owner: record.name,
              begin: (ids, signal) => beginSharedBundle(record.grantId, ids, signal),
              onMade: onFileOpened,
            }}
          />
        </Suspense>
      )}
      <CardGrid label="Documents, the newest first">
        {documents.map((document) => (
          <SectionCard key={document.id} component="li" title={document.title}>
            <div>
              <DocumentStatus document={document} />
            </div>
            {document.description !== null && <LongText>{document.description}</LongText>}
            <FoldsOnPhone summary="Kind, dates and size">
              <FactList facts={factsOf(document)} />
            </FoldsOnPhone>
            {document.fileIsShared ? (
              <FileLinks
                grantId={record.grantId}
                document={document}
                onView={() => view(document)}
                onFileOpened={onFileOpened}
              />
            ) : (
              <p>File: not shared. It is identity data.</p>
            )}
          </SectionCard>
        ))}
      </CardGrid>
      {viewed !== null && (
        <DocumentViewer
          document={viewed}
          addressOf={(disposition) => sharedFileAddress(record.grantId, viewed.id, disposition)}
          onFileOpened={onFileOpened}
          onClose={() => view(null)}
        />
      )}
    </>
  );
}

const factsOf = (document: DocumentResponse) => [
  { name: 'Category', value: categoryLabel(document.category) },
  { name: 'Type', value: documentTypeLabel(document.documentType) },
  { name: 'Stage', value: stageLabel(document.stage) },
  { name: 'Expiry date', value: <ExpiryDate document={document} /> },
  { name: 'Uploaded', value: uploadDay(document.uploadedAt) },
  { name: 'Size', value: formatFileSize(document.fileSize) },
];

const act = {
  direction: 'row',
  spacing: 1,
  sx: { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 },
} as const;

interface FileLinksProps {
  grantId: string;
  document: DocumentResponse;
  onView: () => void;
  onFileOpened: () => void;
}

function FileLinks({ grantId, document, onView, onFileOpened }: FileLinksProps) {
  const { id, title, fileName, fileType } = document;
  return (
    <Stack className="noPrint" direction="row" sx={{ flexWrap: 'wrap', gap: '4px 28px' }}>
      {shownByBrowsers.has(fileType) && (
        <Link
          component="button"
          type="button"
          sx={{ ...act.sx, gap: 1, font: 'inherit', fontWeight: 600 }}
          onClick={() => {
            onView();
            onFileOpened();
          }}
        >
          <Icon name="eye" /> View <span className="visuallyHidden">{title}</span>
        </Link>
      )}
      <Stack
        component="a"
        {...act}
        href={sharedFileAddress(grantId, id, 'attachment')}
        download={fileName}
        onClick={onFileOpened}
      >
        <Icon name="download" /> Download <span className="visuallyHidden">{title}</span>
      </Stack>
    </Stack>
  );
}
