import { rgb, StandardFonts, type PDFDocument, type PDFFont } from '@cantoo/pdf-lib';
import type { Frame } from './frame';

/** A line of text as a picture. */
export interface PaintedText {
  readonly png: Uint8Array;
  /** Of the picture, in the same measure as `size`. */
  readonly width: number;
  readonly height: number;
  /** From its lower edge up to the line on which letters stand. */
  readonly below: number;
  /** Of the letters. */
  readonly size: number;
}

/** Draws text with the fonts of the device. The fonts that every PDF reader has know Western letters alone. */
export type PaintText = (text: string, style: { readonly isBold: boolean }) => Promise<PaintedText>;

interface Place {
  readonly left: number;
  readonly up: number;
  /** Points. */
  readonly size: number;
  readonly isBold?: boolean;
  readonly isFaint?: boolean;
  /** Points that it may take: what is longer ends in `…`. */
  readonly most: number;
  /** `right`: `left` is where it ends. */
  readonly align?: 'left' | 'right';
}

/** Writes lines on the pages of one PDF. */
export interface Writer {
  readonly write: (frame: Frame, text: string, place: Place) => Promise<void>;
  /** The lines of a text that has so many points of width. A line that the fonts cannot write is not cut. */
  readonly lines: (text: string, size: number, most: number) => readonly string[];
}

const ink = rgb(0.1, 0.12, 0.15);
const faint = rgb(0.35, 0.38, 0.42);

export async function writerFor(document: PDFDocument, paint: PaintText): Promise<Writer> {
  const [plain, bold] = await Promise.all([
    document.embedFont(StandardFonts.Helvetica),
    document.embedFont(StandardFonts.HelveticaBold),
  ]);
  const [writtenPlain, writtenBold] = [lettersOf(plain), lettersOf(bold)];
  return {
    async write({ page, at, rotate }, text, place) {
      const { left, up, size, most, isBold = false, isFaint = false, align = 'left' } = place;
      const line = oneLine(text);
      const font = isBold ? bold : plain;
      if (consistsOf(line, isBold ? writtenBold : writtenPlain)) {
        const cut = cutTo(font, line, size, most);
        const start = align === 'left' ? left : left - font.widthOfTextAtSize(cut, size);
        page.drawText(cut, { ...at(start, up), size, font, rotate, color: isFaint ? faint : ink });
        return;
      }
      const painted = await paint(line, { isBold });
      const scale = Math.min(size / painted.size, most / painted.width);
      const start = align === 'left' ? left : left - painted.width * scale;
      page.drawImage(await document.embedPng(painted.png), {
        ...at(start, up - painted.below * scale),
        width: painted.width * scale,
        height: painted.height * scale,
        rotate,
      });
    },
    lines(text, size, most) {
      const line = oneLine(text);
      return consistsOf(line, writtenBold) ? wrapped(bold, line, size, most) : [line];
    },
  };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The letters that a font has, as code points. */
const lettersOf = (font: PDFFont): ReadonlySet<number> => new Set(font.getCharacterSet());

const consistsOf = (text: string, letters: ReadonlySet<number>): boolean =>
  Array.from(text).every((letter) => letters.has(letter.codePointAt(0) ?? 0));

function cutTo(font: PDFFont, text: string, size: number, most: number): string {
  if (font.widthOfTextAtSize(text, size) <= most) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && font.widthOfTextAtSize(`${letters.join('')}…`, size) > most) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function wrapped(font: PDFFont, text: string, size: number, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && font.widthOfTextAtSize(longer, size) > most) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
