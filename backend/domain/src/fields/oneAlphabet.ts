/** The message for a name with mixed alphabets, which may imitate another name. */
export const oneAlphabetOnly = 'Please write each word of a name in the letters of one alphabet';

const letter = /\p{L}/u;
const anyScript = /[\p{Script=Common}\p{Script=Inherited}]/u;
const latin = /\p{Script=Latin}/u;
/** East Asian scripts. Real names mix them with Latin letters, and they cannot be confused. */
const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;
/** Alphabets with many letters that look like Latin letters or like each other. */
const lookAlikes = [/\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/**
 * Whether a text mixes alphabets that can be confused, for example a Cyrillic \u0430 in a Latin name. This is the
 * restriction level of Unicode's UTS #39 that allows East Asian scripts with Latin.
 */
function mixesAlphabets(text: string): boolean {
  const letters = [...text].filter((character) => letter.test(character) && !anyScript.test(character));
  const mixes = (alphabet: RegExp, allowed?: RegExp) =>
    letters.some((one) => alphabet.test(one)) &&
    letters.some((one) => !alphabet.test(one) && allowed?.test(one) !== true);
  return mixes(latin, eastAsian) || lookAlikes.some((alphabet) => mixes(alphabet));
}

/** Whether each word uses one alphabet. People may write their name in two alphabets, one after the other. */
export const wordsOfOneAlphabet = (name: string): boolean =>
  !name.split(/[^\p{L}\p{M}]+/u).some(mixesAlphabets);

/** Whether the whole text uses one alphabet. Required for account names, which people distinguish by sight. */
export const allOfOneAlphabet = (name: string): boolean => !mixesAlphabets(name);
