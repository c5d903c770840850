import { z } from 'zod';

const pleaseRemove = 'Please remove the characters that cannot be seen';

// Control characters, halves of letters (surrogates), and the marks that turn the direction of the text around them:
// none shows, all mislead.
const misleading = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const misleadingBesideLineBreaks = /[^\P{Cc}\n\r\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
/** Also the joiners of letters, which names of people need: names of accounts are told apart by looking at them. */
const invisible = /[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/** A text in which nothing shows at all. */
const blank = /^[\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}]+$/u;

/** Without space around it, and with accents in one form however a keyboard composes them. */
const textWithout = (refused: RegExp, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .normalize('NFC')
    .refine((text) => !refused.test(text) && !blank.test(text), pleaseRemove);

/** One line that a person typed. @param missing said when it is not a text */
export const line = (missing: string) => textWithout(misleading, missing);

/** A line in which every character shows. @param missing said when it is not a text */
export const visibleLine = (missing: string) => textWithout(invisible, missing);

/** Some lines that a person typed. @param missing said when it is not a text */
export const paragraph = (missing: string) => textWithout(misleadingBesideLineBreaks, missing);
