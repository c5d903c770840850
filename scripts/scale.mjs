/**
 * `npm run test:scale`: runs the browser tests against two APIs and two workers behind a proxy, on one PostgreSQL and Redis.
 * `npm run test:scale -- journeys/tasks` runs some of them. Needs Debian's postgresql and redis-server.
 */
import { findBrowser } from './browser.mjs';
import { buildChanged } from './bundles.mjs';
import { runTool } from './commands.mjs';
import { installPackages, requireNode } from './packages.mjs';

requireNode();
if (!(await installPackages()) || !(await buildChanged(['server', 'frontend']))) process.exit(1);
const browser = await findBrowser();
if (browser === null) {
  console.error('There is no browser for the browser tests: install chromium, or set BROWSER_PATH.');
  process.exit(1);
}
const args = process.argv.slice(2);
const files = args.some((word) => !word.startsWith('-')) ? args : ['walks/', 'journeys/', ...args];
process.exitCode = await runTool(
  'playwright/cli.js',
  // The browser tests of `npm test` may run at the same time, so this needs its own output folder.
  ['test', '--config', 'e2e/playwright.config.ts', '--output', 'test-results/scale', ...files],
  { env: { ...browser, TOPOLOGY: 'cluster' } },
);
