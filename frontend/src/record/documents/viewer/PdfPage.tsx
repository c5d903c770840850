import Box from '@mui/material/Box';
import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';

interface PdfPageProps {
  document: PDFDocumentProxy;
  page: number;
  /** Says which page of which document it is. */
  label: string;
  /** In CSS pixels. */
  width: number;
  /** When the page cannot be drawn. */
  onFailure: () => void;
}

/** More pixels than this are too many for the canvas of a phone. */
const mostPixels = 16_000_000;

/** One page of a PDF, drawn; its text is there for those who do not see it. */
export function PdfPage({ document, page, label, width, onFailure }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState<string | null>(null);

  useEffect(() => {
    let left = false;
    let drawing: RenderTask | undefined;
    async function draw(): Promise<void> {
      const shown = await document.getPage(page);
      const paper = canvas.current;
      if (left || paper === null || width === 0) return;
      const whole = shown.getViewport({ scale: 1 });
      const scale = width / whole.width;
      const sharp = Math.min(
        window.devicePixelRatio || 1,
        Math.sqrt(mostPixels / (whole.width * whole.height)) / scale,
      );
      const viewport = shown.getViewport({ scale: scale * sharp });
      paper.width = Math.floor(viewport.width);
      paper.height = Math.floor(viewport.height);
      drawing = shown.render({ canvas: paper, viewport });
      await drawing.promise;
      const content = await shown.getTextContent();
      if (!left)
        setText(
          content.items
            .map((item) => ('str' in item ? item.str : ''))
            .join(' ')
            .trim(),
        );
    }
    draw().catch(() => {
      // A page that is turned while it is drawn is no failure.
      if (!left) onFailure();
    });
    return () => {
      left = true;
      drawing?.cancel();
    };
  }, [document, page, width, onFailure]);

  return (
    <>
      <Box
        ref={canvas}
        component="canvas"
        role="img"
        aria-label={label}
        sx={{ display: 'block', width, mx: 'auto', bgcolor: 'common.white' }}
      />
      {text !== null && (
        <p className="visuallyHidden">{text === '' ? 'This page has no text that can be read out.' : text}</p>
      )}
    </>
  );
}
