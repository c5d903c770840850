import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A hash of the build: the running file contains all of the program's code (scripts/buildServer.mjs). */
export async function programFingerprint(): Promise<string> {
  const code = await readFile(fileURLToPath(import.meta.url));
  return createHash('sha256').update(code).digest('hex');
}
