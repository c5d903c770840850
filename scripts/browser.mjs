/**
 * Finds a browser for the browser tests. Chromium's headless shell draws pages like Chromium, without the windows around them:
 * that takes a third less of the processor, so it is preferred, and installed where that is possible even if there is a Chromium.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, runNode } from './commands.mjs';

const requireFromTests = createRequire(path.join(root, 'e2e/package.json'));
const headlessShell = 'chromium-headless-shell';
const otherPrograms = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
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
  return (
    (await playwrightsShell()) ??
    (await firstThatStarts([onPath(headlessShell)])) ??
    (await installPlaywrightsShell()) ??
    (await installFromDebian(headlessShell)) ??
    (await firstThatStarts([...otherPrograms.map(onPath), ...places])) ??
    (await installFromDebian('chromium'))
  );
}

const playwrightsShell = async () => ((await starts(undefined)) ? {} : null);

async function installPlaywrightsShell() {
  console.log('Getting a browser from Playwright…');
  const cli = requireFromTests.resolve('playwright/package.json').replace(/package\.json$/, 'cli.js');
  await runNode([cli, 'install', '--only-shell', 'chromium'], { quiet: true, within: downloadWithinMs });
  return playwrightsShell();
}

async function installFromDebian(name) {
  if (process.platform !== 'linux' || process.getuid() !== 0 || onPath('apt-get') === null) return null;
  console.log(`Installing Debian's ${name}…`);
  const options = { quiet: true, within: aptWithinMs, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  return firstThatStarts([onPath(name)]);
}

/** @param {readonly (string | null)[]} candidates */
async function firstThatStarts(candidates) {
  for (const candidate of candidates)
    if (candidate !== null && existsSync(candidate) && (await starts(candidate)))
      return { BROWSER_PATH: candidate };
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
