/**
 * `npm start`: runs the program, even from a fresh clone. It installs missing packages, builds what has changed, and then
 * runs the program in this process, so that no second process takes memory and signals reach the program directly.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhatChanged } from './bundles.mjs';
import { root } from './commands.mjs';
import { installPackages, requireNode } from './packages.mjs';

requireNode();
if (!(await installPackages()) || !(await buildWhatChanged(['server', 'frontend']))) process.exit(1);
// DATA_DIR and the built files are relative to the repository's folder, wherever npm was called.
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, 'dist/allInOne.mjs')).href);
