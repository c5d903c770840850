import type { DocumentFileExtension } from '@settlewise/contract/documents';
import { ArchiveMarks } from './archiveMarks';
import { WordPackage } from './wordPackage';

/** How to recognise a kind of file by its bytes. */
interface FileSignature {
  /** The first bytes of the file. */
  readonly begins: Buffer;
  /** A complete file contains all of these. */
  readonly requires: readonly Buffer[];
  /** A valid file contains none of these. */
  readonly excludes: readonly Buffer[];
  /** None of these is near the beginning, where readers of another type search for them. */
  readonly excludesNearBegin: readonly Buffer[];
  /** A further check, if these bytes are not enough. */
  readonly furtherCheck: 'no archive' | 'no program' | 'anything';
}

const text = (content: string) => Buffer.from(content, 'latin1');
const hex = (content: string) => Buffer.from(content, 'hex');

const pdfBegins = text('%PDF-');
/** Adobe’s readers accept a PDF’s header anywhere in this many bytes (PDF Reference 1.7, H.3, 13). */
const pdfBeginsWithin = 1_024;

const jpeg: FileSignature = {
  begins: hex('ffd8ff'),
  requires: [hex('ffd9')],
  excludes: [],
  excludesNearBegin: [pdfBegins],
  furtherCheck: 'no archive',
};

const signatures: Readonly<Record<DocumentFileExtension, FileSignature>> = {
  // ISO 32000-1, 7.5: a header, and an end-of-file marker after the last cross-reference.
  '.pdf': {
    begins: pdfBegins,
    requires: [text('%%EOF')],
    excludes: [],
    excludesNearBegin: [],
    furtherCheck: 'no archive',
  },
  // [MS-CFB] 2.2 and [MS-DOC] 2.1: a compound file with a stream of this name. Spreadsheets are compound files too.
  // [MS-OVBA] 2.2.1: a program has a stream of its own. An archive may be in it: tables of newer spreadsheets are.
  '.doc': {
    begins: hex('d0cf11e0a1b11ae1'),
    requires: [Buffer.from('WordDocument', 'utf16le')],
    excludes: [Buffer.from('_VBA_PROJECT', 'utf16le')],
    excludesNearBegin: [pdfBegins],
    furtherCheck: 'anything',
  },
  // ECMA-376, part 2: a ZIP archive with a list of content types; a Word document's main part; no program in it.
  '.docx': {
    begins: hex('504b0304'),
    requires: [text('[Content_Types].xml'), text('word/document'), hex('504b0506')],
    excludes: [text('vbaProject.bin')],
    excludesNearBegin: [pdfBegins],
    furtherCheck: 'no program',
  },
  '.jpg': jpeg,
  '.jpeg': jpeg,
  // PNG, 5.2 and 11.2: the signature, the header chunk first, the end chunk.
  '.png': {
    begins: hex('89504e470d0a1a0a0000000d49484452'),
    requires: [text('IEND')],
    excludes: [],
    excludesNearBegin: [pdfBegins],
    furtherCheck: 'no archive',
  },
};

/**
 * Checks a file's bytes as they pass, without storing them, and decides whether the content matches the extension. It refuses
 * files that were cut short, that only begin like their type, or that other programs would read as an archive or a PDF.
 */
export class ContentCheck {
  readonly #signature: FileSignature;
  readonly #wanted: Set<Buffer>;
  #begin = Buffer.alloc(0);
  /** The last bytes, in which a searched mark may begin. */
  #tail = Buffer.alloc(0);
  #refused = false;
  readonly #archive = new ArchiveMarks();
  readonly #package = new WordPackage();

  constructor(extension: DocumentFileExtension) {
    this.#signature = signatures[extension];
    this.#wanted = new Set(this.#signature.requires);
  }

  take(bytes: Buffer): void {
    const { excludes } = this.#signature;
    const missing = maxBeginLength - this.#begin.length;
    if (missing > 0) this.#begin = Buffer.concat([this.#begin, bytes.subarray(0, missing)]);
    const window = Buffer.concat([this.#tail, bytes]);
    for (const wanted of this.#wanted) if (window.includes(wanted)) this.#wanted.delete(wanted);
    this.#refused ||= excludes.some((unwanted) => window.includes(unwanted));
    if (this.#signature.furtherCheck === 'no archive') this.#archive.take(bytes);
    if (this.#signature.furtherCheck === 'no program') this.#package.take(bytes);
    this.#tail = Buffer.from(window.subarray(Math.max(0, window.length - maxMarkLength)));
  }

  /** Whether it is a complete file of its type. Call it after the last byte. */
  isValid(): boolean {
    const { begins, excludesNearBegin } = this.#signature;
    const beginsRight =
      this.#begin.subarray(0, begins.length).equals(begins) &&
      !excludesNearBegin.some((unwanted) => this.#begin.includes(unwanted));
    return !this.#refused && this.#wanted.size === 0 && beginsRight && this.#passesFurtherCheck();
  }

  #passesFurtherCheck(): boolean {
    switch (this.#signature.furtherCheck) {
      case 'no archive':
        return !this.#archive.hasArchive;
      case 'no program':
        return this.#package.isWithoutPrograms();
      case 'anything':
        return true;
    }
  }
}

const maxBeginLength = pdfBeginsWithin + pdfBegins.length;

const maxMarkLength = Math.max(
  ...Object.values(signatures).flatMap(({ requires, excludes }) =>
    [...requires, ...excludes].map(({ length }) => length),
  ),
);
