import { inflateRawSync } from 'node:zlib';

/** ECMA-376, part 2, 10.1.2.2: the part with the types of all other parts. Names are compared in lower case. */
const listName = '[content_types].xml';
const localHeader = 30;
const directoryHeader = 46;
const maxHeaderLength = directoryHeader + listName.length;
/** The limits for the list, compressed and unpacked. The lists of books have a tenth. */
const maxStoredBytes = 256 * 1024;
const maxUnpackedBytes = 4 * 1024 * 1024;
/** A package has one list. Some readers would see a second one. */
const maxLists = 4;

const local = 'PK\u0003\u0004';
const inDirectory = 'PK\u0001\u0002';
/** Matches the types of parts with macros, and of documents that may have macros. */
const programPattern = /vbaproject|vbadata|macroenabled|activex/;

/** A list of content types, at an offset in the file. */
interface StoredList {
  readonly at: number;
  /** The bytes from its header. */
  bytes: Buffer;
}

/**
 * Reads the lists of content types in the bytes of a Word document as they pass. The list decides what is a program, not the
 * name of a part. Only these lists are unpacked and stored.
 */
export class WordPackage {
  readonly #lists: StoredList[] = [];
  /** The offsets of the lists according to the archive's directory. */
  readonly #named: number[] = [];
  /** Bytes that are not checked yet, because a header may continue in the next bytes. */
  #rest = Buffer.alloc(0);
  #restAt = 0;

  take(bytes: Buffer): void {
    for (const list of this.#lists) {
      const room = maxStoredBytes - list.bytes.length;
      if (room > 0) list.bytes = Buffer.concat([list.bytes, bytes.subarray(0, room)]);
    }
    const window = Buffer.concat([this.#rest, bytes]);
    const done = Math.max(0, window.length - maxHeaderLength);
    this.#look(window, done);
    this.#rest = Buffer.from(window.subarray(done));
    this.#restAt += done;
  }

  /** Whether all lists can be read and name no program. Call it after the last byte. */
  isWithoutPrograms(): boolean {
    this.#look(this.#rest, this.#rest.length);
    const places = new Set(this.#lists.map(({ at }) => at));
    return (
      this.#lists.length > 0 &&
      this.#lists.length <= maxLists &&
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
        if (this.#lists.length <= maxLists) {
          this.#lists.push({ at: this.#restAt + at, bytes: Buffer.from(window.subarray(at)) });
        }
      } else if (header === inDirectory && nameAt(window, at, directoryHeader, 28) === listName) {
        if (this.#named.length <= maxLists) this.#named.push(window.readUInt32LE(at + 42));
      }
    }
  }
}

/** The name after a header, if it has the same length as the list's name. */
function nameAt(window: Buffer, at: number, header: number, lengthAt: number): string | null {
  if (at + header + listName.length > window.length) return null;
  if (window.readUInt16LE(at + lengthAt) !== listName.length) return null;
  return window.toString('latin1', at + header, at + header + listName.length).toLowerCase();
}

function namesNoProgram(stored: Buffer): boolean {
  const xml = unpackList(stored);
  if (xml === null) return false;
  const text = (xml.includes(0) ? xml.filter((byte) => byte !== 0) : xml).toString('latin1').toLowerCase();
  // Character references could hide any text.
  return text.includes('<types') && !/&#|<!/.test(text) && !programPattern.test(text);
}

/** Null if the list cannot be unpacked or is too long. */
function unpackList(stored: Buffer): Buffer | null {
  const begins = localHeader + stored.readUInt16LE(26) + stored.readUInt16LE(28);
  const content = stored.subarray(begins);
  const method = stored.readUInt16LE(8);
  if (method === 0) return content.subarray(0, stored.readUInt32LE(18));
  if (method !== 8) return null;
  try {
    return inflateRawSync(content, { maxOutputLength: maxUnpackedBytes });
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
