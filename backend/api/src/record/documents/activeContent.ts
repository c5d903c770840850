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
  ...['JavaScript', 'Rendition', 'Launch', 'RichMedia', 'ImportData', 'XFA'],
]);
/** One of these stands before a stream of compressed objects: readers cannot find the objects without /First. */
const objectStreamNames: ReadonlySet<string> = new Set(['ObjStm', 'First']);

/** What objects can be compressed with; pictures have filters of their own. The short names are those of inline images. */
const objectFilters: ReadonlySet<string> = new Set([
  ...['FlateDecode', 'LZWDecode', 'ASCIIHexDecode', 'ASCII85Decode', 'RunLengthDecode', 'Crypt'],
  ...['Fl', 'LZW', 'AHx', 'A85', 'RL'],
]);

/** More than any document has that a person would keep; a file made to be slow stops here. */
const mostObjectStreams = 20_000;
const mostInflatedBytes = 64 * 1024 * 1024;
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
  let afterLast = 0;
  for (const start of startsOfStreams(pdf)) {
    const before = pdf.subarray(afterLast, start);
    afterLast = start;
    if (!(await holdsName(before, objectStreamNames))) continue;
    const content = await inflated(pdf.subarray(start), mostInflatedBytes - inflatedBytes);
    looked += 1;
    if (looked > mostObjectStreams) return 'unreadable';
    if (content === null) {
      if (await holdsName(before, objectFilters)) return 'unreadable';
      continue;
    }
    inflatedBytes += content.length;
    if (await holdsName(content, activeNames)) return 'acts';
  }
  return null;
}

const streamWord = Buffer.from('stream');
const endWord = Buffer.from('end');

/** Where the content of each stream begins: after its word and the end of that line. */
function* startsOfStreams(pdf: Buffer): Generator<number> {
  let found = pdf.indexOf(streamWord);
  while (found !== -1) {
    const after = found + streamWord.length;
    const isEnd = pdf.subarray(Math.max(0, found - endWord.length), found).equals(endWord);
    if (!isEnd) yield after + lengthOfLineEnd(pdf, after);
    found = pdf.indexOf(streamWord, after);
  }
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
