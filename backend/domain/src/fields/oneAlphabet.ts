/** Said of a name that is no name, but looks like another. */
export const oneAlphabetOnly = 'Please write each word of a name in the letters of one alphabet';

const letter = /\p{L}/u;
const ofEveryScript = /[\p{Script=Common}\p{Script=Inherited}]/u;
const latin = /\p{Script=Latin}/u;
/** What Latin letters stand beside in the names of companies and people there, and cannot be taken for. */
const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;
/** Alphabets of which many letters look like Latin ones, or like each other's. */
const lookAlikes = [/\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/**
 * Whether a text has letters of two alphabets that can be taken for each other, as a Cyrillic \u0430 in a Latin name. The
 * restriction level of Unicode's UTS #39 that lets East Asian scripts stand beside Latin.
 */
function mixesAlphabets(text: string): boolean {
  const letters = [...text].filter((character) => letter.test(character) && !ofEveryScript.test(character));
  const hasAndMore = (alphabet: RegExp, beside?: RegExp) =>
    letters.some((one) => alphabet.test(one)) &&
    letters.some((one) => !alphabet.test(one) && beside?.test(one) !== true);
  return hasAndMore(latin, eastAsian) || lookAlikes.some((alphabet) => hasAndMore(alphabet));
}

/** Whether each word keeps to one alphabet: people write their names in two, one after the other. */
export const wordsOfOneAlphabet = (name: string): boolean =>
  !name.split(/[^\p{L}\p{M}]+/u).some(mixesAlphabets);

/** Whether the whole does: the name of an account, which is told from others by looking at it. */
export const allOfOneAlphabet = (name: string): boolean => !mixesAlphabets(name);
