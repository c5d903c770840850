/** A text with the e-mail addresses in it left out. */
export function withoutAddresses(text: string): string {
  return text.replace(/(?:"[^"\n]*"|[^\s<>"'(),;:]+)@[^\s<>"'(),;:]*[^\s<>"'(),;:.]/g, '(address)');
}
