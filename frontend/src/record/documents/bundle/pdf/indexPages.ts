import { PageSizes, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { frameBelow, linkTo, type Frame } from './frame';
import type { Writer } from './writer';

/** A line of the index. */
export interface IndexEntry {
  readonly number: number;
  readonly title: string;
  /** What it is, and its days. */
  readonly about: string;
  /** Its first page and its number in the bundle; null for a file that lies beside it. */
  readonly first: { readonly page: PDFPage; readonly number: number } | null;
  /** Of a file that lies beside: its name, and why. */
  readonly beside: string | null;
}

export interface IndexHead {
  readonly title: string;
  readonly lead: readonly string[];
}

const [width, height] = PageSizes.A4;
const edge = 56;
/** Below stands the number of the page. */
const lowest = 64;
const leading = { title: 16, about: 13, between: 12 };
const columns = { title: edge + 28, pageEnd: width - edge, most: width - 2 * edge - 28 - 40 };

interface Laid {
  readonly entry: IndexEntry;
  readonly titleLines: readonly string[];
  readonly aboutLines: readonly string[];
  readonly height: number;
}

/** What the index will take: it stands in front, so its length is known before anything has its number. */
export function layIndex(
  entries: readonly IndexEntry[],
  head: IndexHead,
  writer: Writer,
): readonly (readonly Laid[])[] {
  const pages: Laid[][] = [[]];
  let room = height - edge - headHeight(head) - lowest;
  for (const entry of entries) {
    const laid = lay(entry, writer);
    if (laid.height > room && pages.at(-1)?.length !== 0) {
      pages.push([]);
      room = height - edge - lowest;
    }
    pages.at(-1)?.push(laid);
    room -= laid.height;
  }
  return pages;
}

const headHeight = ({ lead }: IndexHead): number => 40 + lead.length * 15 + 24;

function lay(entry: IndexEntry, writer: Writer): Laid {
  const titleLines = writer.lines(entry.title, 11, columns.most);
  const aboutLines = [entry.about, entry.beside ?? ''].flatMap((text) =>
    text === '' ? [] : writer.lines(text, 9.5, columns.most),
  );
  return {
    entry,
    titleLines,
    aboutLines,
    height: titleLines.length * leading.title + aboutLines.length * leading.about + leading.between,
  };
}

/** Puts the pages of the index in front of a bundle whose pages are all there. */
export async function drawIndex(
  bundle: PDFDocument,
  pages: readonly (readonly Laid[])[],
  head: IndexHead,
  writer: Writer,
): Promise<readonly PDFPage[]> {
  const drawn: PDFPage[] = [];
  for (const [place, entries] of pages.entries()) {
    const page = bundle.insertPage(place, [width, height]);
    drawn.push(page);
    const frame = frameBelow(page, 0);
    let up = height - edge;
    if (place === 0) up = await drawHead(frame, head, writer);
    for (const laid of entries) {
      await drawEntry(frame, laid, up, writer);
      up -= laid.height;
    }
  }
  return drawn;
}

async function drawHead(frame: Frame, head: IndexHead, { write }: Writer): Promise<number> {
  const most = width - 2 * edge;
  let up = height - edge - 16;
  await write(frame, head.title, { left: edge, up, size: 20, isBold: true, most });
  up -= 24;
  for (const line of head.lead) {
    await write(frame, line, { left: edge, up, size: 10.5, isFaint: true, most });
    up -= 15;
  }
  return up - 24;
}

async function drawEntry(
  frame: Frame,
  { entry, titleLines, aboutLines, ...laid }: Laid,
  top: number,
  { write }: Writer,
) {
  const { most } = columns;
  let up = top;
  await write(frame, `${entry.number}.`, { left: edge, up, size: 11, isFaint: true, most: 26 });
  for (const line of titleLines) {
    await write(frame, line, { left: columns.title, up, size: 11, isBold: true, most });
    up -= leading.title;
  }
  for (const line of aboutLines) {
    await write(frame, line, { left: columns.title, up, size: 9.5, isFaint: true, most });
    up -= leading.about;
  }
  if (entry.first === null) return;
  const number = String(entry.first.number);
  await write(frame, number, { left: columns.pageEnd, up: top, size: 11, most: 40, align: 'right' });
  const part = { left: edge, right: width - edge, low: top - laid.height + leading.between, high: top + 12 };
  linkTo(entry.first.page, frame, part);
}
