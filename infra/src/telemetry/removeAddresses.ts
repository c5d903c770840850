const part = String.raw`[^\s<>"'(),;:/]`;
// File names of the outbox contain `-at-` instead of `@`.
const address = new RegExp(`(?:"[^"\\n]*"|${part}+)(?:@|-at-)${part}*[^\\s<>"'(),;:/.]`, 'g');

/** Removes e-mail addresses from a text. */
export function removeAddresses(text: string): string {
  return text.replace(address, '(address)');
}
