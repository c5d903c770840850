/** `npm run build`: builds the parts whose sources have changed. */
import { buildChanged } from './bundles.mjs';
import { installPackages, requireNode } from './packages.mjs';

requireNode();
process.exitCode = (await installPackages()) && (await buildChanged(['server', 'frontend'])) ? 0 : 1;
