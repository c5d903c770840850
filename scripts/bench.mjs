/** `npm run bench`: measures the built program. The benchmarks check their results before they print a figure. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from './browser.mjs';
import { buildFloor } from './buildFloor.mjs';
import { buildChanged } from './bundles.mjs';
import { root } from './commands.mjs';
import { installPackages, requireNode } from './packages.mjs';

requireNode();
if (!(await installPackages()) || !(await buildChanged(['server', 'frontend']))) process.exit(1);
const parts = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (parts.length === 0 || parts.includes('pages')) {
  const browser = await findBrowser();
  if (browser === null) {
    console.error(
      'There is no browser to measure pages with: install chromium, or name the parts to measure.',
    );
    process.exit(1);
  }
  Object.assign(process.env, browser);
  await buildFloor();
}
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, 'dist/bench.mjs')).href);
