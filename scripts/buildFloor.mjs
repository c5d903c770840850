/** Builds the least page of our packages (`frontend/bench`) for `npm run bench -- pages`. */
import path from 'node:path';
import { build } from 'vite';
import { root } from './commands.mjs';

/** @returns the folder of the build */
export async function buildFloor() {
  const folder = path.join(root, '.cache/page-floor');
  await build({
    configFile: false,
    root: path.join(root, 'frontend/bench'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', rolldownOptions: { input: 'floor.html' } },
  });
  return folder;
}
