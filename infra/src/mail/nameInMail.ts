/** Characters. Longer ones are cut: a name is no place for a message. */
const longest = 80;

/**
 * A name that somebody chose, for a mail to somebody else: without addresses of pages and mailboxes, and without the dots
 * that make mail programs take words for such. Null when nothing of it is left.
 */
export function nameInMail(name: string): string | null {
  const left = name
    .slice(0, 4 * longest)
    .replace(/\S*(?:@|:\/\/|\/|www\.)\S*/giu, ' ')
    .replace(/["“”„«»<>]/gu, ' ')
    .replace(/\.(?=\S)/gu, '. ')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const cut = [...left].slice(0, longest).join('').trim();
  return /[\p{L}\p{N}]/u.test(cut) ? cut : null;
}
