/**
 * A text as eight hexadecimal digits (FNV-1a, 32 bits), for the name under which something is kept: names are not sealed,
 * so the text itself has no place in them. It tells a handful of texts apart; it proves nothing.
 */
export function shortHash(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
