/** Finds a browser for the browser tests: Playwright's own, else an installed one, else Debian's package. */
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, runNode } from './commands.mjs';

const requireFromTests = createRequire(path.join(root, 'e2e/package.json'));
// The first draws pages like the second, without the windows around them: that takes a third less of the processor.
const debianPackages = ['chromium-headless-shell', 'chromium'];
const programs = [
  ...debianPackages,
  ...['chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const downloadWithinMs = 180_000;
const aptWithinMs = 600_000;

/**
 * Finds or installs a browser.
 * @returns environment variables for the tests (`BROWSER_PATH`, or none for Playwright's own); null when there is none
 */
export async function findBrowser() {
  const chosen = process.env['BROWSER_PATH'];
  if (chosen) return (await starts(chosen)) ? { BROWSER_PATH: chosen } : null;
  if (await starts(undefined)) return {};

  console.log('Getting a browser from Playwright…');
  const cli = requireFromTests.resolve('playwright/package.json').replace(/package\.json$/, 'cli.js');
  await runNode([cli, 'install', 'chromium'], { quiet: true, within: downloadWithinMs });
  if (await starts(undefined)) return {};

  const installed = await systemBrowser();
  if (installed !== null) return installed;

  if (process.platform === 'linux' && process.getuid() === 0 && onPath('apt-get') !== null) {
    const options = { quiet: true, within: aptWithinMs, env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update'], options);
    for (const name of debianPackages) {
      console.log(`Installing Debian's ${name}…`);
      await run('apt-get', ['install', '-y', '--no-install-recommends', name], options);
      const installedNow = await systemBrowser();
      if (installedNow !== null) return installedNow;
    }
  }
  return null;
}

async function systemBrowser() {
  for (const candidate of [...programs.map(onPath), ...places]) {
    if (candidate === null || !existsSync(candidate)) continue;
    if (await starts(candidate)) return { BROWSER_PATH: candidate };
  }
  return null;
}

/** Tries to start the browser, because an installed one may lack a library. `undefined` means Playwright's own. */
async function starts(executablePath) {
  const { chromium } = await import(pathToFileURL(requireFromTests.resolve('playwright')).href).then(
    (module) => module.default ?? module,
  );
  try {
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu'],
      timeout: 60_000,
    });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function onPath(program) {
  for (const folder of (process.env['PATH'] ?? '').split(path.delimiter)) {
    const file = path.join(folder, program);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}
