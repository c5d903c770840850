import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A hash that differs for each build: all of our code is in the one file that runs (scripts/buildServer.mjs). */
export async function programFingerprint(): Promise<string> {
  const code = await readFile(fileURLToPath(import.meta.url));
  return createHash('sha256').update(code).digest('hex');
}
