/** RFC 5545, 3.1: octets of a line, without its break. */
const longestLine = 75;

/**
 * A content line in lines of at most 75 octets, each after the first behind a space. The calendar library counts the
 * octets of a line anew at each character, which takes a second for a thousand entries.
 */
export function foldLine(line: string): string {
  if (line.length * 3 <= longestLine) return line;
  let folded = '';
  let octets = 0;
  // Folds between whole characters, never inside one.
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
