import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';

/** Whether a password is known from a breach. @throws when the folder cannot be read */
export type IsBreached = (password: string) => Promise<boolean>;

/**
 * Looks passwords up in the operator's copy of Have I Been Pwned's range files, as its downloader writes them: a file for each
 * prefix, `00000.txt` to `FFFFF.txt`, with a line `<rest of the SHA-1>:<count>` for each password. It reads one file and makes
 * no network request.
 */
export function createIsBreached(folder: string): IsBreached {
  return async (password) => {
    // The list requires SHA-1, which protects nothing here.
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    const [prefix, rest] = [hash.slice(0, 5), hash.slice(5)];
    const file = await open(path.join(folder, `${prefix}.txt`));
    try {
      for await (const line of file.readLines()) {
        const [listedRest = '', count = ''] = line.trim().split(':');
        // Padding lines have a count of 0.
        if (listedRest.toUpperCase() === rest) return Number(count) > 0;
      }
      return false;
    } finally {
      await file.close();
    }
  };
}
