import Stack from '@mui/material/Stack';
import type { DocumentDisposition, DocumentResponse } from '@settlewise/contract/documents';
import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Icon } from '../../../ui/Icon';
import { LoadFailure } from '../../../ui/LoadFailure';
import { Spinner } from '../../../ui/Spinner';
import { ImageViewer } from './ImageViewer';

// It brings a reader of PDFs along, which only this needs.
const PdfViewer = lazy(async () => ({ default: (await import('./PdfViewer')).PdfViewer }));

interface DocumentViewerProps {
  document: Pick<DocumentResponse, 'title' | 'fileName' | 'fileType'>;
  /** Where its bytes are. */
  addressOf: (disposition: DocumentDisposition) => string;
  /** The browser was sent to the file in another way. */
  onFileOpened?: () => void;
  onClose: () => void;
}

const link = {
  direction: 'row',
  spacing: 1,
  sx: { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 },
} as const;

/** A document in a box over the page, with the ways to have it elsewhere. */
export function DocumentViewer({ document, addressOf, onFileOpened, onClose }: DocumentViewerProps) {
  const { title, fileName, fileType } = document;
  const [failed, setFailed] = useState(false);
  const Viewer = fileType === 'application/pdf' ? PdfViewer : ImageViewer;
  return (
    <Dialog open large title={title} onClose={onClose}>
      {failed ? (
        <LoadFailure act="Retry" onRetry={() => setFailed(false)}>
          This document could not be shown here. Try again, open it in a new tab, or download it.
        </LoadFailure>
      ) : (
        <Suspense fallback={<Spinner label="Loading the document…" />}>
          <Viewer address={addressOf('inline')} title={title} onFailure={() => setFailed(true)} />
        </Suspense>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '0 28px' }}>
        <Stack
          component="a"
          {...link}
          href={addressOf('inline')}
          target="_blank"
          rel="noopener"
          onClick={onFileOpened}
        >
          <Icon name="eye" /> Open in a new tab
        </Stack>
        <Stack
          component="a"
          {...link}
          href={addressOf('attachment')}
          download={fileName}
          onClick={onFileOpened}
        >
          <Icon name="download" /> Download
        </Stack>
      </Stack>
    </Dialog>
  );
}
