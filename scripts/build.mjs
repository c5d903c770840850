/** `npm run build`: everything that has changed since the last time. */
import { buildWhatChanged } from './bundles.mjs';
import { installPackages, requireNode } from './packages.mjs';

requireNode();
process.exitCode = (await installPackages()) && (await buildWhatChanged(['server', 'frontend'])) ? 0 : 1;
