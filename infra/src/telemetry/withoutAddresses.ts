const part = String.raw`[^\s<>"'(),;:/]`;
// In the names of the outbox's files `@` is written out.
const address = new RegExp(`(?:"[^"\\n]*"|${part}+)(?:@|-at-)${part}*[^\\s<>"'(),;:/.]`, 'g');

/** A text with the e-mail addresses in it left out. */
export function withoutAddresses(text: string): string {
  return text.replace(address, '(address)');
}
