/**
 * `npm start`: runs the program, even from a fresh clone. It installs missing packages, builds changed parts, and then runs the
 * program in this process. So there is no second process that needs memory, and signals reach the program directly.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildChanged } from './bundles.mjs';
import { root } from './commands.mjs';
import { installPackages, requireNode } from './packages.mjs';

requireNode();
if (!(await installPackages()) || !(await buildChanged(['server', 'frontend']))) process.exit(1);
// DATA_DIR and the built files are relative to the repository's folder, but npm may be called from another folder.
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, 'dist/allInOne.mjs')).href);
