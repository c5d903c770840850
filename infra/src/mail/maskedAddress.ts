/**
 * An e-mail address that tells people apart and reaches nobody: `ana@example.org` reads `a…@e….org`. How long the parts
 * are does not show.
 */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return `${firstLetter(email)}…`;
  const domain = email.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  return `${firstLetter(email.slice(0, at))}…@${firstLetter(domain)}…${dot > 0 ? domain.slice(dot) : ''}`;
}

/** The first character, also when it takes two UTF-16 units. */
const firstLetter = (text: string) => Array.from(text)[0] ?? '';
