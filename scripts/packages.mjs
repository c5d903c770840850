/** Checks and installs the npm packages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, runNpm } from './commands.mjs';

const oldestNode = [20, 11];

/** Ends the process with a message when Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(`Settlewise needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages of package-lock.json if needed. Returns whether they are installed now. */
export async function installPackages() {
  if (packagesAreInstalled()) return true;
  console.log('Installing packages…');
  const started = performance.now();
  // npm shows its progress only on a terminal. Elsewhere, print a line from time to time.
  const reportProgress = () => console.log(`  still installing, ${seconds(started)} s…`);
  const heartbeat = process.stderr.isTTY ? undefined : setInterval(reportProgress, 15_000);
  const code = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  clearInterval(heartbeat);
  if (code !== 0) {
    console.error('The packages could not be installed: see the lines above.');
    return false;
  }
  console.log(`Installed packages in ${seconds(started)} s`);
  return true;
}

const seconds = (started) => Math.round((performance.now() - started) / 1000);

/** Compares package-lock.json with the file in which npm records a finished installation. */
export function packagesAreInstalled() {
  const required = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (required === null || installed === null) return false;
  return Object.entries(required).every(([location, entry]) => {
    if (location === '') return true;
    const found = installed[location];
    // npm does not install packages for other platforms.
    if (found === undefined)
      return entry.optional === true || entry.devOptional === true || entry.extraneous === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}
