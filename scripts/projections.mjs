/** `npm run projections -- status | rebuild <name> | retry <name>` */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhatChanged } from './bundles.mjs';
import { root } from './commands.mjs';
import { installPackages, requireNode } from './packages.mjs';

requireNode();
if (!(await installPackages()) || !(await buildWhatChanged(['server']))) process.exit(1);
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, 'dist/projections.mjs')).href);
