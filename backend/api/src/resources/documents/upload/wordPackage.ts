import { inflateRawSync } from 'node:zlib';

/** ECMA-376, part 2, 10.1.2.2: the one part that says what every other is. Names are compared without letter case. */
const listName = '[content_types].xml';
const localHeader = 30;
const directoryHeader = 46;
const longestHeader = directoryHeader + listName.length;
/** Bytes of such a list as it lies in the archive, and as it is read. Those of books have a tenth. */
const longestStored = 256 * 1024;
const longestRead = 4 * 1024 * 1024;
/** A package has one; a second would only be seen by some readers. */
const mostLists = 4;

const local = 'PK\u0003\u0004';
const inDirectory = 'PK\u0001\u0002';
/** Of a part with a program, and of documents that may have one. */
const ofPrograms = /vbaproject|vbadata|macroenabled|activex/;

/** The list of content types as it begins at a place of the file. */
interface StoredList {
  readonly at: number;
  /** From its header on. */
  bytes: Buffer;
}

/**
 * Looks, as the bytes of a Word document pass, at its lists of content types: a program is what the list calls one,
 * whatever name it has. Nothing else is unpacked, and nothing is kept but these lists.
 */
export class WordPackage {
  readonly #lists: StoredList[] = [];
  /** Where the archive's directory says that its list is. */
  readonly #named: number[] = [];
  /** Not checked yet, because a header may continue in the next bytes. */
  #rest = Buffer.alloc(0);
  #restAt = 0;

  take(bytes: Buffer): void {
    for (const list of this.#lists) {
      const room = longestStored - list.bytes.length;
      if (room > 0) list.bytes = Buffer.concat([list.bytes, bytes.subarray(0, room)]);
    }
    const window = Buffer.concat([this.#rest, bytes]);
    const done = Math.max(0, window.length - longestHeader);
    this.#look(window, done);
    this.#rest = Buffer.from(window.subarray(done));
    this.#restAt += done;
  }

  /** After the last byte: whether the list that a reader finds is there, can be read, and names no program. */
  isWithoutPrograms(): boolean {
    this.#look(this.#rest, this.#rest.length);
    const places = new Set(this.#lists.map(({ at }) => at));
    return (
      this.#lists.length > 0 &&
      this.#lists.length <= mostLists &&
      this.#named.length > 0 &&
      this.#named.every((at) => places.has(at)) &&
      this.#lists.every(({ bytes }) => namesNoProgram(bytes))
    );
  }

  /** Finds the headers that begin before `end`. */
  #look(window: Buffer, end: number): void {
    for (
      let at = window.indexOf('PK', 0, 'latin1');
      at >= 0 && at < end;
      at = window.indexOf('PK', at + 1, 'latin1')
    ) {
      const header = window.toString('latin1', at, at + 4);
      if (header === local && nameAt(window, at, localHeader, 26) === listName) {
        if (this.#lists.length <= mostLists) {
          this.#lists.push({ at: this.#restAt + at, bytes: Buffer.from(window.subarray(at)) });
        }
      } else if (header === inDirectory && nameAt(window, at, directoryHeader, 28) === listName) {
        if (this.#named.length <= mostLists) this.#named.push(window.readUInt32LE(at + 42));
      }
    }
  }
}

/** The name behind a header, where it is as long as the one that is looked for. */
function nameAt(window: Buffer, at: number, header: number, lengthAt: number): string | null {
  if (at + header + listName.length > window.length) return null;
  if (window.readUInt16LE(at + lengthAt) !== listName.length) return null;
  return window.toString('latin1', at + header, at + header + listName.length).toLowerCase();
}

function namesNoProgram(stored: Buffer): boolean {
  const xml = contentOf(stored);
  if (xml === null) return false;
  const text = (xml.includes(0) ? xml.filter((byte) => byte !== 0) : xml).toString('latin1').toLowerCase();
  // Character references could spell anything.
  return text.includes('<types') && !/&#|<!/.test(text) && !ofPrograms.test(text);
}

/** Null for what cannot be read, or only as more than any list is. */
function contentOf(stored: Buffer): Buffer | null {
  const begins = localHeader + stored.readUInt16LE(26) + stored.readUInt16LE(28);
  const content = stored.subarray(begins);
  const method = stored.readUInt16LE(8);
  if (method === 0) return content.subarray(0, stored.readUInt32LE(18));
  if (method !== 8) return null;
  try {
    return inflateRawSync(content, { maxOutputLength: longestRead });
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
