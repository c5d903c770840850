import { z } from 'zod';

const pleaseRemove = 'Please remove the characters that cannot be seen';

// Control characters, surrogates and bidirectional marks: they are invisible and can mislead.
const misleading = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const misleadingExceptLineBreaks = /[^\P{Cc}\n\r\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
/**
 * All invisible characters, for account names. It includes letter joiners, which names of people need. The last two are
 * empty signs: a Braille cell without dots, and a note without a head.
 */
const invisible = /[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;
/** A text without any visible character, or with only combining marks. */
const blank = /^[\p{Z}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]+$/u;

/** Longer than any field allows, in UTF-16 units. The limit of the field refuses longer texts. */
const longestText = 20_000;
/**
 * More combining marks on one letter than any language uses (at most 30 in Unicode's Stream-Safe Text Format, UAX #15).
 * Normalising marks takes quadratic time, so one small request could block the program.
 */
const tooManyMarks = /\p{M}{31}/u;

const isTooLong = (text: string) => text.length > longestText;

/** Normalises composed accents to NFC. Leaves texts unchanged that will be refused. */
const normaliseAccents = (text: string) =>
  isTooLong(text) || tooManyMarks.test(text) ? text : text.normalize('NFC');

/** Schema of a trimmed text. Callers add the maximum length. */
const textWithout = (refused: RegExp, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .overwrite(normaliseAccents)
    .refine(
      (text) => isTooLong(text) || !(refused.test(text) || blank.test(text) || tooManyMarks.test(text)),
      pleaseRemove,
    );

/** One line of text. @param missing the error if the value is not a text */
export const line = (missing: string) => textWithout(misleading, missing);

/** A line without invisible characters. @param missing the error if the value is not a text */
export const visibleLine = (missing: string) => textWithout(invisible, missing);

/** Text with several lines. @param missing the error if the value is not a text */
export const paragraph = (missing: string) => textWithout(misleadingExceptLineBreaks, missing);

/** Longer than 256 letters with their marks can be. */
const longestPassword = 1_024;

/**
 * A password, normalised because keyboards compose letters in different ways. Callers limit it to 256 characters, because
 * hashing time grows with the length.
 * @param missing the error if the value is not a text
 */
export const passwordText = (missing: string) =>
  z
    .string({ error: missing })
    .overwrite((typed) => (typed.length > longestPassword ? typed : typed.normalize('NFC')));
