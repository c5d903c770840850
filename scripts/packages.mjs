/** The npm packages: whether they are there, and getting them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, runNpm } from './commands.mjs';

const oldestNode = [20, 11];

/** Ends the process with one line when Node is too old to run anything else here. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(`Settlewise needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages unless exactly those of package-lock.json are there. Answers whether they are there now. */
export async function installPackages() {
  if (packagesAreInstalled()) return true;
  console.log('Installing packages…');
  const started = performance.now();
  // npm shows its progress on a terminal alone; elsewhere we say now and then that it still works.
  const sayStillWorking = () => console.log(`  still installing, ${seconds(started)} s…`);
  const heartbeat = process.stderr.isTTY ? undefined : setInterval(sayStillWorking, 15_000);
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

/** npm notes what it has installed in node_modules; a broken or unfinished installation has no such note. */
export function packagesAreInstalled() {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (wanted === null || installed === null) return false;
  return Object.entries(wanted).every(([location, entry]) => {
    if (location === '') return true;
    const found = installed[location];
    // Packages for other platforms are left out by npm.
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
