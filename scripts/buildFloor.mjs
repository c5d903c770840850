/** Builds the least page of our packages (`frontend/bench`) for `npm run bench -- pages`. */
import path from 'node:path';
import { build } from 'vite';
import { root } from './commands.mjs';

/** @returns the folder of the build */
export async function buildFloor() {
  const folder = path.join(root, '.cache/page-floor');
  // The builder says in the environment that this is production: the program that is measured next would ask
  // administrators for a second factor.
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
