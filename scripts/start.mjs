/**
 * `npm start`: everything a person needs, from a fresh clone. Gets what is missing, builds what has changed, and then
 * becomes the program: no second process stays behind to take memory, and signals reach it directly.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhatChanged } from './bundles.mjs';
import { root } from './commands.mjs';
import { installPackages, requireNode } from './packages.mjs';

requireNode();
if (!(await installPackages()) || !(await buildWhatChanged(['server', 'frontend']))) process.exit(1);
// DATA_DIR and the built files are named from the repository's folder, wherever npm was called.
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, 'dist/allInOne.mjs')).href);
