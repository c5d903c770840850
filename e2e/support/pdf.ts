import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text with its box, in points from the left and the top of the page; `bottom` is the baseline. */
interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line of text on a page. */
export type PdfLine = Pick<Piece, 'text' | 'top' | 'bottom'>;

export interface PdfPage {
  /** From the top to the bottom. */
  readonly lines: readonly PdfLine[];
  /** Pairs of overlapping texts. */
  readonly overlaps: readonly string[];
}

/** Reads the pages of a PDF as lines of text with their positions. */
export async function readPdf(bytes: Buffer): Promise<readonly PdfPage[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item): readonly Piece[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [left, up] = [Number(item.transform[4]), Number(item.transform[5])];
      const bottom = height - up;
      // The body of the letters, without the space above them.
      return [{ text: item.str, left, right: left + item.width, top: bottom - 0.7 * item.height, bottom }];
    });
    pages.push({ lines: joinLines(pieces), overlaps: findOverlaps(pieces) });
  }
  await loading.destroy();
  return pages;
}

/** Joins pieces with the same baseline into lines, from left to right. */
function joinLines(pieces: readonly Piece[]): readonly PdfLine[] {
  const roundBottom = ({ bottom }: Piece) => Math.round(bottom);
  const heights = [...new Set(pieces.map(roundBottom))].toSorted((one, other) => one - other);
  return heights.map((height) => {
    const line = pieces
      .filter((piece) => roundBottom(piece) === height)
      .toSorted((one, other) => one.left - other.left);
    return {
      text: line
        .map(({ text }) => text)
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
      top: Math.min(...line.map(({ top }) => top)),
      bottom: height,
    };
  });
}

function findOverlaps(pieces: readonly Piece[]): readonly string[] {
  return pieces.flatMap((one, index) =>
    pieces
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      )
      .map((other) => `“${one.text}” and “${other.text}”`),
  );
}
