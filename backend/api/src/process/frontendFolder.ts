import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the front end is built to, seen from this file as well as from the bundle that it becomes part of. */
export function findFrontendFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'frontend'))) {
    const parent = path.dirname(folder);
    if (parent === folder) return path.resolve('frontend/dist');
    folder = parent;
  }
  return path.join(folder, 'frontend', 'dist');
}
