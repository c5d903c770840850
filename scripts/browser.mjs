/**
 * Finds a browser for the browser tests. Chromium's headless shell renders pages as Chromium does, but has no windows and needs
 * a third less processor time. So it is preferred, and installed if possible even where Chromium exists.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, runNode } from './commands.mjs';

const requireFromTests = createRequire(path.join(root, 'e2e/package.json'));
const headlessShell = 'chromium-headless-shell';
const browserPrograms = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const commonPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const downloadTimeoutMs = 180_000;
const aptTimeoutMs = 600_000;

/**
 * Finds or installs a browser.
 * @returns environment variables for the tests (`BROWSER_PATH`, or no variable for Playwright's own browser); null without a
 *   browser
 */
export async function findBrowser() {
  const chosen = process.env['BROWSER_PATH'];
  if (chosen) return (await canStart(chosen)) ? { BROWSER_PATH: chosen } : null;
  return (
    (await findPlaywrightShell()) ??
    (await findWorkingBrowser([findOnPath(headlessShell)])) ??
    (await installPlaywrightShell()) ??
    (await installDebianPackage(headlessShell)) ??
    (await findWorkingBrowser([...browserPrograms.map(findOnPath), ...commonPaths])) ??
    (await installDebianPackage('chromium'))
  );
}

const findPlaywrightShell = async () => ((await canStart(undefined)) ? {} : null);

async function installPlaywrightShell() {
  console.log('Getting a browser from Playwright…');
  const cli = requireFromTests.resolve('playwright/package.json').replace(/package\.json$/, 'cli.js');
  await runNode([cli, 'install', '--only-shell', 'chromium'], { quiet: true, timeoutMs: downloadTimeoutMs });
  return findPlaywrightShell();
}

async function installDebianPackage(name) {
  if (process.platform !== 'linux' || process.getuid() !== 0 || findOnPath('apt-get') === null) return null;
  console.log(`Installing Debian's ${name}…`);
  const options = { quiet: true, timeoutMs: aptTimeoutMs, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  return findWorkingBrowser([findOnPath(name)]);
}

/** @param {readonly (string | null)[]} candidates */
async function findWorkingBrowser(candidates) {
  for (const candidate of candidates)
    if (candidate !== null && existsSync(candidate) && (await canStart(candidate)))
      return { BROWSER_PATH: candidate };
  return null;
}

/** Tries to start the browser, because a library may be missing. `undefined` means Playwright's own browser. */
async function canStart(executablePath) {
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

function findOnPath(program) {
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
