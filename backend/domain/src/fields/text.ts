import { z } from 'zod';

const pleaseRemove = 'Please remove the characters that cannot be seen';

// Control characters, halves of letters (surrogates), and the marks that turn the direction of the text around them:
// none shows, all mislead.
const misleading = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const misleadingBesideLineBreaks = /[^\P{Cc}\n\r\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
/**
 * Also the joiners of letters, which names of people need: names of accounts are told apart by looking at them. The last
 * two are signs whose picture is empty: a cell of Braille without dots, and a note without a head.
 */
const invisible = /[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;
/** A text in which nothing shows at all: a mark on its own may be there, and has nothing to stand on. */
const blank = /^[\p{Z}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]+$/u;

/** More than any field takes, in UTF-16 units: what is longer is refused by its field before anybody looks at it. */
const longestText = 20_000;
/**
 * More marks on one letter than any language writes (30 at most in Unicode's Stream-Safe Text Format, UAX #15). Putting
 * marks in order takes time that grows with the square of their number: one small request could stop the program.
 */
const tooManyMarks = /\p{M}{31}/u;

const isTooLong = (text: string) => text.length > longestText;

/** Accents in one form however a keyboard composes them. What will be refused stays as it is. */
const inOneForm = (text: string) =>
  isTooLong(text) || tooManyMarks.test(text) ? text : text.normalize('NFC');

/** Without space around it. Whoever builds on it says how long the text can be. */
const textWithout = (refused: RegExp, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .overwrite(inOneForm)
    .refine(
      (text) => isTooLong(text) || !(refused.test(text) || blank.test(text) || tooManyMarks.test(text)),
      pleaseRemove,
    );

/** One line that a person typed. @param missing said when it is not a text */
export const line = (missing: string) => textWithout(misleading, missing);

/** A line in which every character shows. @param missing said when it is not a text */
export const visibleLine = (missing: string) => textWithout(invisible, missing);

/** Some lines that a person typed. @param missing said when it is not a text */
export const paragraph = (missing: string) => textWithout(misleadingBesideLineBreaks, missing);

/** Longer than 256 letters can be, however many marks they have. */
const longestPassword = 1_024;

/**
 * A password in one form for the letters that keyboards compose in different ways. Whoever builds on it refuses more
 * than 256 characters: hashing takes time in proportion to the length, and nobody types more.
 * @param missing said when it is not a text
 */
export const passwordText = (missing: string) =>
  z
    .string({ error: missing })
    .overwrite((typed) => (typed.length > longestPassword ? typed : typed.normalize('NFC')));
