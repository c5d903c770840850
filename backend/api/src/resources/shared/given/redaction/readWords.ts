/**
 * A word of a text: a run of letters and digits. `from` and `to` are its place among the folded letters, `start` and `end` its
 * place in the text; ends are not included.
 */
export interface Word {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/**
 * A text in a form that does not depend on its spelling: letters and digits in lower case, without accents, invisible signs and
 * full width. The letters of all words are one string, because people write the same name with a space, a hyphen or neither.
 */
export interface FoldedText {
  readonly letters: string;
  readonly words: readonly Word[];
}

export const lettersOf = ({ letters }: FoldedText, { from, to }: Word): string => letters.slice(from, to);

/** Reads a text once. O(n). */
export function readWords(text: string): FoldedText {
  let letters = '';
  const words: Word[] = [];
  let begun: { readonly from: number; readonly start: number } | null = null;
  let end = 0;
  const finishWord = () => {
    if (begun !== null) words.push({ ...begun, to: letters.length, end });
    begun = null;
  };
  for (let at = 0; at < text.length;) {
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const next = at + sign.length;
    const folded = foldSign(sign);
    if (folded === separator || (folded === apostrophe && endsWord(text, next))) finishWord();
    else if (folded !== invisible && folded !== apostrophe) {
      if (writtenWithoutSpaces.test(sign)) finishWord();
      begun ??= { from: letters.length, start: at };
      letters += folded;
      end = next;
      if (writtenWithoutSpaces.test(sign)) finishWord();
    }
    at = next;
  }
  finishWord();
  return { letters, words };
}

const separator = ' ';
const apostrophe = '’';
const invisible = '';
const apostrophes = /^['’‘ʼ`´＇]$/u;
/** Scripts that are written without spaces: each sign may be a word. */
const writtenWithoutSpaces =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;

/** An apostrophe joins `O’Brien`, and ends the name in `Ana’s` and `James’`. */
const endsWord = (text: string, next: number): boolean =>
  !/^\p{L}/u.test(text.slice(next, next + 2)) || /^s(?![\p{L}\p{N}])/iu.test(text.slice(next, next + 3));

/** Signs that were folded before: a text has few different ones. */
const foldedSigns = new Map<string, string>();

function foldSign(sign: string): string {
  const known = foldedSigns.get(sign);
  if (known !== undefined) return known;
  const folded = fold(sign);
  if (foldedSigns.size < 5_000) foldedSigns.set(sign, folded);
  return folded;
}

const mostLettersOfSign = 4;

function fold(sign: string): string {
  if (apostrophes.test(sign)) return apostrophe;
  // Soft hyphens, joiners and accents that stand behind their letter.
  if (/^[\p{Cf}\p{M}]$/u.test(sign)) return invisible;
  const plain = sign
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  // A sign that stands for a whole phrase names nobody, and would make a value many times as long.
  return plain === '' || plain.length > mostLettersOfSign ? separator : plain;
}
