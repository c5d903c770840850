/** Builds the smallest page with our packages (`frontend/bench`), as a baseline for `npm run bench -- pages`. */
import path from 'node:path';
import { build } from 'vite';
import { root } from './commands.mjs';

/** @returns the folder of the build */
export async function buildFloor() {
  const folder = path.join(root, '.cache/page-floor');
  // Vite sets NODE_ENV to production. The program that is measured next would then ask administrators for a second factor,
  // so the old value is restored.
  const { NODE_ENV } = process.env;
  await build({
    configFile: false,
    root: path.join(root, 'frontend/bench'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', rolldownOptions: { input: 'floor.html' } },
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return folder;
}
