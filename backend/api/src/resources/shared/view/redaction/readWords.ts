/**
 * A run of letters and digits. `from` and `to` are its range in the folded letters, `start` and `end` its range in the
 * text. Ends are exclusive.
 */
export interface Word {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/**
 * A text in normalised form: letters and digits in lower case, without accents, invisible characters and full width.
 * The letters of all words are one string, because people write the same name with a space, a hyphen or neither.
 */
export interface FoldedText {
  readonly letters: string;
  readonly words: readonly Word[];
}

export const wordLetters = ({ letters }: FoldedText, { from, to }: Word): string => letters.slice(from, to);

/** Normalises a text and finds its words. O(n). */
export function readWords(text: string): FoldedText {
  let letters = '';
  const words: Word[] = [];
  let openWord: { readonly from: number; readonly start: number } | null = null;
  let end = 0;
  const finishWord = () => {
    if (openWord !== null) words.push({ ...openWord, to: letters.length, end });
    openWord = null;
  };
  for (let index = 0; index < text.length;) {
    const sign = String.fromCodePoint(text.codePointAt(index) ?? 0);
    const next = index + sign.length;
    const folded = foldSign(sign);
    if (folded === separator || (folded === apostrophe && endsWord(text, next))) finishWord();
    else if (folded !== invisible && folded !== apostrophe) {
      if (writtenWithoutSpaces.test(sign)) finishWord();
      openWord ??= { from: letters.length, start: index };
      letters += folded;
      end = next;
      if (writtenWithoutSpaces.test(sign)) finishWord();
    }
    index = next;
  }
  finishWord();
  return { letters, words };
}

const separator = ' ';
const apostrophe = '’';
const invisible = '';
const apostrophes = /^['’‘ʼ`´＇]$/u;
/** Scripts without spaces, in which each character may be a word. */
const writtenWithoutSpaces =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;

/** An apostrophe joins `O’Brien`, and ends the name in `Ana’s` and `James’`. */
const endsWord = (text: string, next: number): boolean =>
  !/^\p{L}/u.test(text.slice(next, next + 2)) || /^s(?![\p{L}\p{N}])/iu.test(text.slice(next, next + 3));

/** A cache of folded characters. */
const foldedSigns = new Map<string, string>();

function foldSign(sign: string): string {
  const known = foldedSigns.get(sign);
  if (known !== undefined) return known;
  const folded = fold(sign);
  if (foldedSigns.size < 5_000) foldedSigns.set(sign, folded);
  return folded;
}

const maxLettersOfSign = 4;

function fold(sign: string): string {
  if (apostrophes.test(sign)) return apostrophe;
  // Soft hyphens, joiners and combining accents.
  if (/^[\p{Cf}\p{M}]$/u.test(sign)) return invisible;
  const plain = sign
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  // A character that folds to a whole phrase is not part of a name, and would make a value many times as long.
  return plain === '' || plain.length > maxLettersOfSign ? separator : plain;
}
