import { z } from 'zod';

// Control characters, and the marks that turn the direction of the text around them: neither shows, both mislead.
const misleading = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const misleadingBesideLineBreaks = /[^\P{Cc}\n\r\t]|[\u202A-\u202E\u2066-\u2069]/u;
/** Also letters' joiners and everything else that takes no space; names of accounts are compared by people. */
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

const refusing = (pattern: RegExp) => (text: string) => !pattern.test(text);

/** One line that a person typed: without space around it, accents in one form. @param missing when it is not a text */
export const line = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .normalize('NFC')
    .refine(refusing(misleading), 'Please remove the characters that cannot be seen');

/** Some lines that a person typed. */
export const paragraph = () =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .refine(refusing(misleadingBesideLineBreaks), 'Please remove the characters that cannot be seen');

/** A line in which every character shows. */
export const visibleLine = (missing: string) =>
  line(missing).refine(refusing(invisible), 'Please remove the characters that cannot be seen');
