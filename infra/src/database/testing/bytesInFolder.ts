import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Which of the given things stand in any file of a folder, or in a name: `file: thing`. A file that goes away meanwhile
 * holds nothing.
 */
export async function bytesInFolder(
  folder: string,
  wanted: Readonly<Record<string, string | Buffer>>,
): Promise<readonly string[]> {
  const found: string[] = [];
  const forms = Object.entries(wanted).flatMap(([thing, bytes]) =>
    formsOf(bytes).map((form) => [thing, form] as const),
  );
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const content = entry.isFile() ? await contentOf(file) : Buffer.alloc(0);
    const named = Buffer.from(entry.name);
    for (const [thing, form] of forms) {
      if (content.includes(form) || named.includes(form))
        found.push(`${path.relative(folder, file)}: ${thing}`);
    }
  }
  return [...new Set(found)];
}

/** As it is, and as programs write bytes down: hexadecimal, base64, and UTF-16. */
function formsOf(bytes: string | Buffer): readonly Buffer[] {
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

async function contentOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}
