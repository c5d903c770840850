import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A line of text on a page of a PDF. */
export interface PdfLine {
  readonly text: string;
  /** From the top of the page to the line's foot, in points. */
  readonly y: number;
  readonly height: number;
}

export interface PdfPage {
  /** From the top to the bottom. */
  readonly lines: readonly PdfLine[];
  readonly height: number;
}

/** Reads the pages of a PDF as lines of text, with where they stand. */
export async function readPdf(bytes: Buffer): Promise<readonly PdfPage[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    pages.push({ height, lines: linesOf(pieces, height) });
  }
  await loading.destroy();
  return pages;
}

interface Piece {
  readonly str: string;
  readonly transform: readonly number[];
  readonly height: number;
}

/** Pieces on one height are a line, from left to right. */
function linesOf(pieces: readonly Piece[], pageHeight: number): readonly PdfLine[] {
  const placed = pieces.map(({ str, transform, height }) => ({
    ...{ text: str, height },
    x: transform[4] ?? 0,
    y: Math.round(pageHeight - (transform[5] ?? 0)),
  }));
  const heights = [...new Set(placed.map(({ y }) => y))].toSorted((one, other) => one - other);
  return heights.map((y) => {
    const line = placed.filter((piece) => piece.y === y).toSorted((one, other) => one.x - other.x);
    return {
      y,
      text: line.map(({ text }) => text).join(' '),
      height: Math.max(...line.map(({ height }) => height)),
    };
  });
}
