import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The files that the board's page loads, by name: `js/main.js`. Only those that were in the folder at the start. */
export interface BoardFiles {
  /** The greatest depth of their folders, the file included. */
  readonly depths: readonly number[];
  /** Null when there is none of this name. */
  read(name: string): Promise<Buffer | null>;
}

export function boardFiles(folder: string): BoardFiles {
  const names = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => path.extname(name) !== '')
      .map((name) => name.split(path.sep).join('/')),
  );
  return {
    depths: [...new Set([...names].map((name) => name.split('/').length))].sort(),
    read: (name) => (names.has(name) ? readFile(path.join(folder, name)) : Promise.resolve(null)),
  };
}
