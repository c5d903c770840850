import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

/** Why a PDF is not given to another person: it can act by itself, or a part of it cannot be checked. */
export type ActiveContent = 'acts' | 'unreadable';

const inflateAll = promisify(inflate);

/**
 * The names that stand in every PDF that runs a script, starts a program or plays a film (ISO 32000-2, 12.6.4, 12.7.8 and
 * 13.7). A script of a rendition needs no /JavaScript.
 */
const activeNames: ReadonlySet<string> = new Set([
  'JavaScript',
  'Rendition',
  'Launch',
  'RichMedia',
  'ImportData',
  'XFA',
]);
/** One of these stands in the dictionary of compressed objects: readers cannot find the objects without /First. */
const objectStreamNames: ReadonlySet<string> = new Set(['ObjStm', 'First']);
/** Says that the content is not written as it is; some readers take the short name too. */
const filterNames: ReadonlySet<string> = new Set(['Filter', 'F']);
/**
 * With these, inflated rows are still no text. Writers use them for pictures and for tables of objects (/XRef), which hold no
 * names, and not for compressed objects.
 */
const parameterNames: ReadonlySet<string> = new Set(['DecodeParms', 'DP', 'Predictor']);

/** More than any document has that a person would keep; a file made to be slow stops here. */
const mostObjectStreams = 20_000;
const mostInflatedBytes = 64 * 1024 * 1024;
const mostDictionaryBytes = 64 * 1024 * 1024;
/** Other requests have their turn after so many bytes. */
const bytesAtATime = 1024 * 1024;
/** Longer than any of the names, also where each letter is written as `#4A`. */
const longestName = 64;

/**
 * Looks for active content, also in compressed objects. Names are searched in the whole file, because an attacker can hide an
 * object in a place where none should be.
 * @param pdf the whole file
 */
export async function findActiveContent(pdf: Buffer): Promise<ActiveContent | null> {
  if (await holdsName(pdf, activeNames)) return 'acts';
  let inflatedBytes = 0;
  let looked = 0;
  for await (const stream of streamsOf(pdf)) {
    if (stream === null) return 'unreadable';
    const { dictionary, start } = stream;
    if (!(await holdsName(dictionary, objectStreamNames))) continue;
    looked += 1;
    if (looked > mostObjectStreams) return 'unreadable';
    // What is not compressed was looked at with the whole file.
    if (!(await holdsName(dictionary, filterNames))) continue;
    if (await holdsName(dictionary, parameterNames)) return 'unreadable';
    const content = await inflated(pdf.subarray(start), mostInflatedBytes - inflatedBytes);
    if (content === null) return 'unreadable';
    inflatedBytes += content.length;
    if (await holdsName(content, activeNames)) return 'acts';
  }
  return null;
}

interface Stream {
  readonly dictionary: Buffer;
  /** Where its content begins. */
  readonly start: number;
}

const objectWord = Buffer.from('obj');
const streamWord = Buffer.from('stream');

/**
 * Every stream of every object. Objects are looked for everywhere, also inside of others, because what seems to be a string or the
 * content of a stream can be an object to a reader that is sent there. @yields null where the dictionaries are too long to be read
 */
async function* streamsOf(pdf: Buffer): AsyncGenerator<Stream | null> {
  let bytesRead = 0;
  let bytesInTurn = 0;
  for (
    let found = pdf.indexOf(objectWord);
    found !== -1;
    found = pdf.indexOf(objectWord, found + objectWord.length)
  ) {
    const first = afterBlanks(pdf, found + objectWord.length);
    const { end, isWhole } = readDictionary(pdf, first);
    const word = isWhole ? afterBlanks(pdf, end) : end;
    bytesRead += word - found;
    bytesInTurn += word - found;
    if (bytesRead > mostDictionaryBytes) {
      yield null;
      return;
    }
    if (bytesInTurn > bytesAtATime) {
      bytesInTurn = 0;
      await nextTurn();
    }
    const after = word + streamWord.length;
    if (isWhole && pdf.subarray(word, after).equals(streamWord))
      yield { dictionary: pdf.subarray(first, end), start: after + lengthOfLineEnd(pdf, after) };
  }
}

const byteOf = (character: string): number => character.charCodeAt(0);
const [less, greater, open, close] = [byteOf('<'), byteOf('>'), byteOf('('), byteOf(')')];
const [backslash, percent] = [byteOf('\\'), byteOf('%')];
const blanks: ReadonlySet<number | undefined> = new Set([...'\0\t\n\f\r '].map(byteOf));
const lineEnds: ReadonlySet<number | undefined> = new Set([...'\n\r'].map(byteOf));

/** After spaces and comments. */
function afterBlanks(pdf: Buffer, from: number): number {
  let at = from;
  while (blanks.has(pdf[at]) || pdf[at] === percent)
    at = pdf[at] === percent ? afterComment(pdf, at) : at + 1;
  return at;
}

function afterComment(pdf: Buffer, from: number): number {
  let at = from;
  while (at < pdf.length && !lineEnds.has(pdf[at])) at += 1;
  return at;
}

/** After a string in brackets, which can hold others; a backslash takes the next character as it is. */
function afterString(pdf: Buffer, from: number): number {
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

function afterHexString(pdf: Buffer, from: number): number {
  const end = pdf.indexOf(greater, from);
  return end === -1 ? pdf.length : end + 1;
}

/** Reads the dictionary that begins at a place, with those inside it. Brackets in its strings and comments are none of its own. */
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
    } else if (byte === less) at = afterHexString(pdf, at);
    else if (byte === open) at = afterString(pdf, at);
    else if (byte === percent) at = afterComment(pdf, at);
    else at += 1;
  } while (depth > 0 && at < pdf.length);
  return { end: Math.min(at, pdf.length), isWhole: depth === 0 };
}

/** Programs that show PDFs also take spaces before the end of the line. */
function lengthOfLineEnd(pdf: Buffer, at: number): number {
  return /^[ \t]*(?:\r\n|\r|\n)?/.exec(pdf.toString('latin1', at, at + longestName))?.[0].length ?? 0;
}

/** What follows, inflated up to where its compression ends; null where it is compressed otherwise, damaged, or longer. */
async function inflated(bytes: Buffer, most: number): Promise<Buffer | null> {
  try {
    return await inflateAll(bytes, {
      maxOutputLength: Math.max(1, most),
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch {
    return null;
  }
}

async function holdsName(bytes: Buffer, names: ReadonlySet<string>): Promise<boolean> {
  for (let from = 0; from < bytes.length; from += bytesAtATime) {
    const text = bytes.toString('latin1', from, from + bytesAtATime + longestName);
    for (const name of namesIn(text)) if (names.has(name)) return true;
    if (from + bytesAtATime < bytes.length) await nextTurn();
  }
  return false;
}

/** A name goes on to the next space or delimiter; a letter can be written by its number (`#4A`). */
const written = /\/([A-Za-z#][A-Za-z\d#]{1,63})(?=[\0\t\n\f\r ()<>[\]{}/%]|$)/g;

function* namesIn(text: string): Generator<string> {
  for (const [, name = ''] of text.matchAll(written))
    yield name.replaceAll(/#([\dA-Fa-f]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}
