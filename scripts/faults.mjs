/** `npm run test:faults`: kills parts of the running program and checks that no data is lost, duplicated or corrupted. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildChanged } from './bundles.mjs';
import { root } from './commands.mjs';
import { installPackages, requireNode } from './packages.mjs';

requireNode();
if (!(await installPackages()) || !(await buildChanged(['server', 'frontend']))) process.exit(1);
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, 'dist/tests/faults.mjs')).href);
