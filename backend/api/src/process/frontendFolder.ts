import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the built front end; the path is right from this file and from the bundle that contains it. */
export function findFrontendFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'frontend'))) {
    const parent = path.dirname(folder);
    if (parent === folder) return path.resolve('frontend/dist');
    folder = parent;
  }
  return path.join(folder, 'frontend', 'dist');
}
