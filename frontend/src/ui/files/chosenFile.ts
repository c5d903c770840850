/** Bytes of the largest table that can be imported; a row takes some fifty. */
const largestFile = 900_000;

/** What a chosen file came to. */
type ChosenFile =
  | { readonly kind: 'text'; readonly text: string }
  /** `message` says what to do. */
  | { readonly kind: 'problem'; readonly message: string };

/** Reads a file of text. A spreadsheet's own format is told apart from one. */
export async function readChosenFile(file: File): Promise<ChosenFile> {
  if (file.size > largestFile) {
    return { kind: 'problem', message: 'This file is too large. Choose one of at most 900 kB.' };
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = decoded(bytes);
    // Workbooks and pictures hold bytes that no text does.
    if (text.includes('\0') || text.startsWith('PK\u0003\u0004')) {
      return {
        kind: 'problem',
        message:
          'This is not a CSV file. Save the table as CSV first, or copy its cells and paste them here.',
      };
    }
    return { kind: 'text', text };
  } catch {
    return { kind: 'problem', message: 'This file could not be read. Choose it again.' };
  }
}

/** Spreadsheets on Windows still write an older alphabet where the letters are not UTF-8; or UTF-16 with its mark. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
