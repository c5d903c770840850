/**
 * `npm run test:firefox`: walks through the main pages in Firefox, including print. Uses FIREFOX_PATH, or an installed
 * `firefox-esr` or `firefox`.
 */
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildChanged } from './bundles.mjs';
import { root } from './commands.mjs';
import { installPackages, requireNode } from './packages.mjs';

const firefox = [process.env['FIREFOX_PATH'] || ['/usr/bin/firefox-esr', '/usr/bin/firefox']]
  .flat()
  .find(canRun);
if (firefox === undefined) {
  console.error('There is no Firefox to test with: install firefox-esr, or set FIREFOX_PATH to one.');
  process.exit(1);
}
requireNode();
if (!(await installPackages()) || !(await buildChanged(['server', 'frontend']))) process.exit(1);
process.chdir(root);
process.setSourceMapsEnabled(true);
process.env['FIREFOX_PATH'] = firefox;
await import(pathToFileURL(path.join(root, 'dist/tests/firefox.mjs')).href);

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
