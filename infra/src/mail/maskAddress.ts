/**
 * Masks an e-mail address: `ana@example.org` becomes `a…@e….org`. It helps to distinguish people, and hides the lengths
 * of the parts.
 */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return `${firstLetter(email)}…`;
  const domain = email.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  return `${firstLetter(email.slice(0, at))}…@${firstLetter(domain)}…${dot > 0 ? domain.slice(dot) : ''}`;
}

/** The first character, even if it has two UTF-16 units. */
const firstLetter = (text: string) => Array.from(text)[0] ?? '';
