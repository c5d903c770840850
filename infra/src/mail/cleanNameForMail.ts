/** Maximum number of characters, so that a name cannot carry a message. */
const maxLength = 80;

/**
 * Cleans a person's name for a mail to another person: removes web and e-mail addresses, and the dots that make mail
 * programs link words. Null if no letter or digit is left.
 */
export function cleanNameForMail(name: string): string | null {
  const cleaned = name
    .slice(0, 4 * maxLength)
    .replace(/\S*(?:@|:\/\/|\/|www\.)\S*/giu, ' ')
    .replace(/["“”„«»<>]/gu, ' ')
    .replace(/\.(?=\S)/gu, '. ')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const shortened = [...cleaned].slice(0, maxLength).join('').trim();
  return /[\p{L}\p{N}]/u.test(shortened) ? shortened : null;
}
