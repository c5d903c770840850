import type { DocumentFileExtension } from '@settlewise/contract/documents';
import { ArchiveMarks } from './archiveMarks';
import { WordPackage } from './wordPackage';

/** How to recognise a kind of file by its bytes. */
interface Appearance {
  /** The very first bytes. */
  readonly begins: Buffer;
  /** Each is somewhere in a whole file. */
  readonly holds: readonly Buffer[];
  /** None is anywhere in it. */
  readonly never: readonly Buffer[];
  /** None is near its beginning, where readers of another kind of file look for theirs. */
  readonly neverNearBegin: readonly Buffer[];
  /** A further check, where these bytes are not enough. */
  readonly besides: 'no archive' | 'no program' | 'anything';
}

const text = (content: string) => Buffer.from(content, 'latin1');
const hex = (content: string) => Buffer.from(content, 'hex');

const pdfBegins = text('%PDF-');
/** Adobe’s readers find a PDF’s header anywhere within so many bytes (PDF Reference 1.7, H.3, 13). */
const pdfBeginsWithin = 1_024;

const jpeg: Appearance = {
  begins: hex('ffd8ff'),
  holds: [hex('ffd9')],
  never: [],
  neverNearBegin: [pdfBegins],
  besides: 'no archive',
};

const appearances: Readonly<Record<DocumentFileExtension, Appearance>> = {
  // ISO 32000-1, 7.5: a header, and an end-of-file marker after the last cross-reference.
  '.pdf': { begins: pdfBegins, holds: [text('%%EOF')], never: [], neverNearBegin: [], besides: 'no archive' },
  // [MS-CFB] 2.2 and [MS-DOC] 2.1: a compound file with a stream of this name. Spreadsheets are compound files too.
  // [MS-OVBA] 2.2.1: a program has a stream of its own. An archive may be in it: tables of newer spreadsheets are.
  '.doc': {
    begins: hex('d0cf11e0a1b11ae1'),
    holds: [Buffer.from('WordDocument', 'utf16le')],
    never: [Buffer.from('_VBA_PROJECT', 'utf16le')],
    neverNearBegin: [pdfBegins],
    besides: 'anything',
  },
  // ECMA-376, part 2: a ZIP archive with a list of content types; a Word document's main part; no program in it.
  '.docx': {
    begins: hex('504b0304'),
    holds: [text('[Content_Types].xml'), text('word/document'), hex('504b0506')],
    never: [text('vbaProject.bin')],
    neverNearBegin: [pdfBegins],
    besides: 'no program',
  },
  '.jpg': jpeg,
  '.jpeg': jpeg,
  // PNG, 5.2 and 11.2: the signature, the header chunk first, the end chunk.
  '.png': {
    begins: hex('89504e470d0a1a0a0000000d49484452'),
    holds: [text('IEND')],
    never: [],
    neverNearBegin: [pdfBegins],
    besides: 'no archive',
  },
};

/**
 * Checks a file's bytes as they pass, without storing them, and tells whether they are what its name says.
 * Stricter than a look at the first bytes: a file that was cut short, or only begins like another, does not pass, nor
 * does one that is an archive or a PDF besides, for which another program would take it.
 */
export class ContentCheck {
  readonly #appearance: Appearance;
  readonly #wanted: Set<Buffer>;
  #begin = Buffer.alloc(0);
  /** The end of what has passed, in which something searched for may have begun. */
  #tail = Buffer.alloc(0);
  #refused = false;
  readonly #archive = new ArchiveMarks();
  readonly #package = new WordPackage();

  constructor(extension: DocumentFileExtension) {
    this.#appearance = appearances[extension];
    this.#wanted = new Set(this.#appearance.holds);
  }

  take(bytes: Buffer): void {
    const { never } = this.#appearance;
    const missing = longestBegin - this.#begin.length;
    if (missing > 0) this.#begin = Buffer.concat([this.#begin, bytes.subarray(0, missing)]);
    const window = Buffer.concat([this.#tail, bytes]);
    for (const wanted of this.#wanted) if (window.includes(wanted)) this.#wanted.delete(wanted);
    this.#refused ||= never.some((unwanted) => window.includes(unwanted));
    if (this.#appearance.besides === 'no archive') this.#archive.take(bytes);
    if (this.#appearance.besides === 'no program') this.#package.take(bytes);
    this.#tail = Buffer.from(window.subarray(Math.max(0, window.length - longestSearchedFor)));
  }

  /** After the last byte: whether it is a whole file of its kind. */
  agrees(): boolean {
    const { begins, neverNearBegin } = this.#appearance;
    const beginsRight =
      this.#begin.subarray(0, begins.length).equals(begins) &&
      !neverNearBegin.some((unwanted) => this.#begin.includes(unwanted));
    return !this.#refused && this.#wanted.size === 0 && beginsRight && this.#isNothingBesides();
  }

  #isNothingBesides(): boolean {
    switch (this.#appearance.besides) {
      case 'no archive':
        return !this.#archive.hasArchive;
      case 'no program':
        return this.#package.isWithoutPrograms();
      case 'anything':
        return true;
    }
  }
}

const longestBegin = pdfBeginsWithin + pdfBegins.length;

const longestSearchedFor = Math.max(
  ...Object.values(appearances).flatMap(({ holds, never }) =>
    [...holds, ...never].map(({ length }) => length),
  ),
);
