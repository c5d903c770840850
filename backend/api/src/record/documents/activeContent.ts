import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

/** Why a PDF is not shown to another person: it has active content, or a part of it cannot be checked. */
export type ActiveContent = 'acts' | 'unreadable';

const inflateAll = promisify(inflate);

/**
 * Every PDF that runs a script, starts a program or plays a film contains one of these names (ISO 32000-2, 12.6.4, 12.7.8
 * and 13.7). A script of a rendition needs no /JavaScript.
 */
const activeNames: ReadonlySet<string> = new Set([
  'JavaScript',
  'Rendition',
  'Launch',
  'RichMedia',
  'ImportData',
  'XFA',
]);
/** The dictionary of compressed objects contains one of these: readers cannot find the objects without /First. */
const objectStreamNames: ReadonlySet<string> = new Set(['ObjStm', 'First']);
/** The content is encoded if one of these is present. Some readers accept the short name too. */
const filterNames: ReadonlySet<string> = new Set(['Filter', 'F']);
/**
 * With these, inflated content is still encoded. Writers use them for pictures and for tables of objects (/XRef), which
 * contain no names, and not for compressed objects.
 */
const parameterNames: ReadonlySet<string> = new Set(['DecodeParms', 'DP', 'Predictor']);

/** More than any ordinary document has. These limits stop files that are made to be slow. */
const maxObjectStreams = 20_000;
const maxInflatedBytes = 64 * 1024 * 1024;
const maxDictionaryBytes = 64 * 1024 * 1024;
/** After this many bytes, other requests get a turn. */
const bytesPerTurn = 1024 * 1024;
/** Longer than any of the names, even if each letter is written as `#4A`. */
const maxNameLength = 64;

/**
 * Searches for active content, also in compressed objects. It searches the whole file, because an attacker can hide an object
 * in an unexpected place.
 * @param pdf the whole file
 */
export async function findActiveContent(pdf: Buffer): Promise<ActiveContent | null> {
  if (await containsName(pdf, activeNames)) return 'acts';
  let inflatedBytes = 0;
  let objectStreams = 0;
  for await (const stream of findStreams(pdf)) {
    if (stream === null) return 'unreadable';
    const { dictionary, start } = stream;
    if (!(await containsName(dictionary, objectStreamNames))) continue;
    objectStreams += 1;
    if (objectStreams > maxObjectStreams) return 'unreadable';
    // Uncompressed content was searched with the whole file.
    if (!(await containsName(dictionary, filterNames))) continue;
    if (await containsName(dictionary, parameterNames)) return 'unreadable';
    const content = await inflateUpTo(pdf.subarray(start), maxInflatedBytes - inflatedBytes);
    if (content === null) return 'unreadable';
    inflatedBytes += content.length;
    if (await containsName(content, activeNames)) return 'acts';
  }
  return null;
}

interface Stream {
  readonly dictionary: Buffer;
  /** The offset of its content. */
  readonly start: number;
}

const objectWord = Buffer.from('obj');
const streamWord = Buffer.from('stream');

/**
 * Finds every stream of every object. It searches everywhere, also inside other objects, because a reader can be sent to a
 * string or the content of a stream as an object. @yields null if the dictionaries are too long to read
 */
async function* findStreams(pdf: Buffer): AsyncGenerator<Stream | null> {
  let bytesRead = 0;
  let bytesInTurn = 0;
  for (
    let found = pdf.indexOf(objectWord);
    found !== -1;
    found = pdf.indexOf(objectWord, found + objectWord.length)
  ) {
    const first = skipBlanks(pdf, found + objectWord.length);
    const { end, isWhole } = readDictionary(pdf, first);
    const word = isWhole ? skipBlanks(pdf, end) : end;
    bytesRead += word - found;
    bytesInTurn += word - found;
    if (bytesRead > maxDictionaryBytes) {
      yield null;
      return;
    }
    if (bytesInTurn > bytesPerTurn) {
      bytesInTurn = 0;
      await nextTurn();
    }
    const after = word + streamWord.length;
    if (isWhole && pdf.subarray(word, after).equals(streamWord))
      yield { dictionary: pdf.subarray(first, end), start: after + measureLineEnd(pdf, after) };
  }
}

const toByte = (character: string): number => character.charCodeAt(0);
const [less, greater, open, close] = [toByte('<'), toByte('>'), toByte('('), toByte(')')];
const [backslash, percent] = [toByte('\\'), toByte('%')];
const blanks: ReadonlySet<number | undefined> = new Set([...'\0\t\n\f\r '].map(toByte));
const lineEnds: ReadonlySet<number | undefined> = new Set([...'\n\r'].map(toByte));

/** The offset after spaces and comments. */
function skipBlanks(pdf: Buffer, from: number): number {
  let at = from;
  while (blanks.has(pdf[at]) || pdf[at] === percent) at = pdf[at] === percent ? skipComment(pdf, at) : at + 1;
  return at;
}

function skipComment(pdf: Buffer, from: number): number {
  let at = from;
  while (at < pdf.length && !lineEnds.has(pdf[at])) at += 1;
  return at;
}

/** The offset after a string in brackets, which can be nested. A backslash escapes the next character. */
function skipString(pdf: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < pdf.length; at += 1) {
    const byte = pdf[at];
    if (byte === backslash) at += 1;
    else if (byte === open) depth += 1;
    else if (byte === close) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return pdf.length;
}

function skipHexString(pdf: Buffer, from: number): number {
  const end = pdf.indexOf(greater, from);
  return end === -1 ? pdf.length : end + 1;
}

/** Finds the end of the dictionary at an offset, including nested ones. It ignores brackets in strings and comments. */
function readDictionary(pdf: Buffer, from: number): { readonly end: number; readonly isWhole: boolean } {
  let depth = 0;
  let at = from;
  do {
    const byte = pdf[at];
    const isDouble = byte === pdf[at + 1];
    if (byte === less && isDouble) {
      depth += 1;
      at += 2;
    } else if (depth === 0) return { end: at, isWhole: false };
    else if (byte === greater && isDouble) {
      depth -= 1;
      at += 2;
    } else if (byte === less) at = skipHexString(pdf, at);
    else if (byte === open) at = skipString(pdf, at);
    else if (byte === percent) at = skipComment(pdf, at);
    else at += 1;
  } while (depth > 0 && at < pdf.length);
  return { end: Math.min(at, pdf.length), isWhole: depth === 0 };
}

/** PDF readers also accept spaces before the end of the line. */
function measureLineEnd(pdf: Buffer, at: number): number {
  return /^[ \t]*(?:\r\n|\r|\n)?/.exec(pdf.toString('latin1', at, at + maxNameLength))?.[0].length ?? 0;
}

/** Inflates the bytes up to the end of the compressed data. Null if they are damaged, too long, or compressed in another way. */
async function inflateUpTo(bytes: Buffer, limit: number): Promise<Buffer | null> {
  try {
    return await inflateAll(bytes, {
      maxOutputLength: Math.max(1, limit),
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch {
    return null;
  }
}

async function containsName(bytes: Buffer, names: ReadonlySet<string>): Promise<boolean> {
  for (let from = 0; from < bytes.length; from += bytesPerTurn) {
    const text = bytes.toString('latin1', from, from + bytesPerTurn + maxNameLength);
    for (const name of readNames(text)) if (names.has(name)) return true;
    if (from + bytesPerTurn < bytes.length) await nextTurn();
  }
  return false;
}

/** A name ends at the next space or delimiter. A letter can be written as its code (`#4A`). */
const namePattern = /\/([A-Za-z#][A-Za-z\d#]{1,63})(?=[\0\t\n\f\r ()<>[\]{}/%]|$)/g;

function* readNames(text: string): Generator<string> {
  for (const [, name = ''] of text.matchAll(namePattern))
    yield name.replaceAll(/#([\dA-Fa-f]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}
