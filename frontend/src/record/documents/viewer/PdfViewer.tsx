import Box from '@mui/material/Box';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openPdf, type OpenedPdf } from './openPdf';
import { PdfPage } from './PdfPage';
import { useWidth } from './useWidth';
import { ViewerFrame, type Zoom } from './ViewerFrame';
import { Spinner } from '../../../ui/Spinner';

interface PdfViewerProps {
  address: string;
  title: string;
  /** When it cannot be fetched, read or drawn. */
  onFailure: () => void;
}

/** At 100% a page is as wide as the viewer, but not wider than is good to read. */
const widestPage = 900;

/** A PDF, page by page. */
export function PdfViewer({ address, title, onFailure }: PdfViewerProps) {
  const [opened, setOpened] = useState<OpenedPdf | null>(null);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<Zoom>(1);
  const frame = useRef<HTMLDivElement>(null);
  const width = Math.min(useWidth(frame), widestPage);
  const fail = useRef(onFailure);
  useEffect(() => {
    fail.current = onFailure;
  });
  const failed = useCallback(() => fail.current(), []);

  useEffect(() => {
    const controller = new AbortController();
    let pdf: OpenedPdf | undefined;
    openPdf(address, controller.signal).then(
      (ready) => {
        if (controller.signal.aborted) {
          ready.close();
          return;
        }
        pdf = ready;
        setOpened(ready);
      },
      () => controller.signal.aborted || failed(),
    );
    return () => {
      controller.abort();
      pdf?.close();
    };
  }, [address, failed]);

  const count = opened?.document.numPages ?? 0;
  return (
    <ViewerFrame
      label={`The document ${title}`}
      pages={opened === null ? undefined : { page, count, onPage: setPage }}
      zoom={zoom}
      onZoom={setZoom}
    >
      <Box ref={frame} sx={{ minHeight: 1 }}>
        {opened === null ? (
          <Spinner label="Loading the document…" />
        ) : (
          <PdfPage
            document={opened.document}
            page={page}
            label={`Page ${page} of ${count} of ${title}`}
            width={Math.round(width * zoom)}
            onFailure={failed}
          />
        )}
      </Box>
    </ViewerFrame>
  );
}
