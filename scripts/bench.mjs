/** `npm run bench`: measures the built program; its results are checked before a figure is printed. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhatChanged } from './bundles.mjs';
import { root } from './commands.mjs';
import { installPackages, requireNode } from './packages.mjs';

requireNode();
if (!(await installPackages()) || !(await buildWhatChanged(['server']))) process.exit(1);
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, 'dist/bench.mjs')).href);
