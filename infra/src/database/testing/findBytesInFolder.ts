import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Searches all files of a folder and their names for the given bytes. Returns `file: name`. A file that is deleted
 * meanwhile counts as empty.
 */
export async function findBytesInFolder(
  folder: string,
  wanted: Readonly<Record<string, string | Buffer>>,
): Promise<readonly string[]> {
  const found: string[] = [];
  const encodings = Object.entries(wanted).flatMap(([label, bytes]) =>
    encodeBytes(bytes).map((encoding) => [label, encoding] as const),
  );
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const content = entry.isFile() ? await readContent(file) : Buffer.alloc(0);
    const fileName = Buffer.from(entry.name);
    for (const [label, encoding] of encodings) {
      if (content.includes(encoding) || fileName.includes(encoding))
        found.push(`${path.relative(folder, file)}: ${label}`);
    }
  }
  return [...new Set(found)];
}

/** Raw bytes, and their usual encodings: hexadecimal, base64 and UTF-16. */
function encodeBytes(bytes: string | Buffer): readonly Buffer[] {
  const raw = Buffer.from(bytes);
  return [
    raw,
    Buffer.from(raw.toString('hex')),
    Buffer.from(raw.toString('hex').toUpperCase()),
    Buffer.from(raw.toString('base64').replace(/=+$/, '').slice(0, -1)),
    Buffer.from(raw.toString('base64url').slice(0, -1)),
    ...(typeof bytes === 'string' ? [Buffer.from(bytes, 'utf16le')] : []),
  ];
}

async function readContent(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}
