/** `npm run build`: builds the parts whose sources have changed since the last build. */
import { buildWhatChanged } from './bundles.mjs';
import { installPackages, requireNode } from './packages.mjs';

requireNode();
process.exitCode = (await installPackages()) && (await buildWhatChanged(['server', 'frontend'])) ? 0 : 1;
