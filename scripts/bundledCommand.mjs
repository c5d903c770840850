/** Runs a command-line program; rebuilds it first when its sources have changed. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhatChanged } from './bundles.mjs';
import { root } from './commands.mjs';
import { installPackages, requireNode } from './packages.mjs';

/** @param {string} name the file in dist/, without its extension */
export async function runBundled(name) {
  requireNode();
  if (!(await installPackages()) || !(await buildWhatChanged(['server']))) process.exit(1);
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(path.join(root, `dist/${name}.mjs`)).href);
}
