import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { zipSync } from 'fflate';
import { besideName } from './besideName';
import { addContents, type BundledFile, type Contents } from './pdf/contents';
import { frameBelow, linkTo } from './pdf/frame';
import { drawIndex, layIndex, type IndexEntry } from './pdf/indexPages';
import { writerFor, type PaintText, type Writer } from './pdf/writer';

/** A document and its file, as they go into a bundle. */
export interface BundledDocument extends BundledFile {
  readonly title: string;
  /** What it is, and its days: `Payslip, issued 28 May 2026`. */
  readonly about: string;
  readonly fileName: string;
}

export interface BundleHead {
  readonly title: string;
  readonly lead: readonly string[];
  /** Of the file, without its ending. */
  readonly fileName: string;
}

/** A bundle that was made: one PDF, or a ZIP of it and of the files that no PDF can hold. */
export interface MadeBundle {
  readonly file: Blob;
  readonly fileName: string;
  /** Of the PDF. */
  readonly pages: number;
  /** Files that lie beside it. */
  readonly beside: number;
}

interface Part {
  readonly document: BundledDocument;
  /** In the index. */
  readonly number: number;
  readonly contents: Contents;
}

/** Points of white below a page, for its number. */
const footerHeight = 26;

/** Joins documents into one PDF with an index in front and a number on each page. Nothing leaves the device. */
export async function makeBundle(
  documents: readonly BundledDocument[],
  head: BundleHead,
  paint: PaintText,
): Promise<MadeBundle> {
  const bundle = await PDFDocument.create();
  bundle.setTitle(head.title, { showInWindowTitleBar: true });
  bundle.setLanguage('en-GB');
  bundle.setProducer('Settlewise');
  const writer = await writerFor(bundle, paint);
  const parts: Part[] = [];
  for (const [place, document] of documents.entries())
    parts.push({ document, number: place + 1, contents: await addContents(bundle, document) });

  // Numbers do not change how long the index is, so it can be laid out with any.
  const indexLength = layIndex(entriesOf(parts, 0), head, writer).length;
  const index = await drawIndex(bundle, layIndex(entriesOf(parts, indexLength), head, writer), head, writer);

  const count = bundle.getPageCount();
  const footer = footerOf(writer, index[0], count);
  for (const [place, page] of index.entries()) await footer(page, place + 1, head.title, 0);
  let number = index.length;
  for (const { document, number: part, contents } of parts) {
    if (contents.kind === 'beside') continue;
    for (const [place, page] of contents.pages.entries()) {
      number += 1;
      const of = contents.pages.length === 1 ? '' : `, page ${place + 1} of ${contents.pages.length}`;
      await footer(page, number, `${part}. ${document.title}${of}`, contents.hasRoomBelow ? 0 : footerHeight);
    }
  }

  const pdf = await bundle.save();
  const riders = parts.filter(({ contents }) => contents.kind === 'beside');
  if (riders.length === 0)
    return {
      file: new Blob([asPart(pdf)], { type: 'application/pdf' }),
      fileName: `${head.fileName}.pdf`,
      pages: count,
      beside: 0,
    };
  const files = Object.fromEntries(
    riders.map(({ document, number: part }) => [besideName(part, document), document.bytes]),
  );
  // Pages and pictures are packed already.
  const zip = zipSync({ [`${head.fileName}.pdf`]: pdf, ...files }, { level: 0 });
  return {
    file: new Blob([asPart(zip)], { type: 'application/zip' }),
    fileName: `${head.fileName}.zip`,
    pages: count,
    beside: riders.length,
  };
}

/** The lines of the index, where so many pages stand before the first document. */
function entriesOf(parts: readonly Part[], pagesBefore: number): readonly IndexEntry[] {
  let next = pagesBefore + 1;
  return parts.map(({ document, number, contents }) => {
    const entry = { number, title: document.title, about: document.about };
    if (contents.kind === 'beside') {
      const beside = `Beside this PDF: ${besideName(number, document)} (${contents.why})`;
      return { ...entry, first: null, beside };
    }
    const [page] = contents.pages;
    const first = page === undefined ? null : { page, number: next };
    next += contents.pages.length;
    return { ...entry, first, beside: null };
  });
}

/** Of bytes that lie in plain memory, as those of files do. */
const asPart = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

/** Below each page: which document it is of, and its number; both lead back to the index. */
function footerOf(writer: Writer, index: PDFPage | undefined, count: number) {
  return async (page: PDFPage, number: number, text: string, added: number): Promise<void> => {
    const scale = Math.max(0.6, page.getWidth() / 595);
    const frame = frameBelow(page, added * scale);
    const [size, side, up] = [8 * scale, 28 * scale, 10 * scale];
    const numberWidth = 110 * scale;
    const most = frame.width - 2 * side - numberWidth;
    await writer.write(frame, text, { left: side, up, size, most, isFaint: true });
    const end = { left: frame.width - side, up, size, most: numberWidth, align: 'right' } as const;
    await writer.write(frame, `Page ${number} of ${count}`, end);
    if (index !== undefined && page !== index)
      linkTo(index, frame, { left: 0, low: 0, right: frame.width, high: footerHeight * scale });
  };
}
