/**
 * `npm run screenshots`: builds the program and takes the README's screenshots. With PAGES_FOLDER set, it also saves a
 * screenshot of every page in that folder, wide and narrow, light and dark.
 */
import { findBrowser } from './browser.mjs';
import { buildChanged } from './bundles.mjs';
import { runTool } from './commands.mjs';
import { installPackages, requireNode } from './packages.mjs';

requireNode();
if (!(await installPackages()) || !(await buildChanged(['server', 'frontend']))) process.exit(1);
const browser = await findBrowser();
if (browser === null) {
  console.error('There is no browser for the screenshots: install chromium, or set BROWSER_PATH.');
  process.exit(1);
}
process.exit(
  await runTool('playwright/cli.js', ['test', '--config', 'e2e/screenshots/playwright.config.ts'], {
    env: browser,
  }),
);
