/** The parts of the build and their sources. Builds only parts whose sources have changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runNode } from './commands.mjs';

const sharedSources = ['backend/domain', 'backend/rules', 'backend/practice', 'backend/contract'];

/** For each part: its sources (files or folders), its output folder, and one file that the build creates. */
const parts = {
  server: {
    sources: [
      ...sharedSources,
      'backend/casework',
      'backend/api',
      'projections',
      'infra',
      'e2e/bench',
      'e2e/cluster',
      'e2e/faults',
      'e2e/firefox',
      'e2e/support',
      'scripts/buildServer.mjs',
      'package-lock.json',
      'tsconfig.base.json',
    ],
    output: 'dist',
    builtFile: 'allInOne.mjs',
    script: 'scripts/buildServer.mjs',
  },
  frontend: {
    sources: [
      ...sharedSources,
      'frontend',
      ...['buildFrontend', 'builtPages', 'frontendChunks'].map((name) => `scripts/${name}.mjs`),
      'package-lock.json',
      'tsconfig.base.json',
    ],
    output: 'frontend/dist',
    builtFile: 'index.html',
    script: 'scripts/buildFrontend.mjs',
  },
};

/**
 * Builds the named parts whose sources have changed. Returns whether all named parts are up to date now.
 * @param {readonly ('server' | 'frontend')[]} names
 */
export async function buildChanged(names) {
  const stale = names.filter((name) => !isFresh(parts[name]));
  if (stale.length === 0) return true;
  console.log('Building…');
  const started = performance.now();
  for (const name of stale) {
    const part = parts[name];
    const hash = hashSources(part.sources);
    // A separate process, so that the memory of the build tools is free before the program starts.
    if ((await runNode([part.script])) !== 0) {
      console.error(`The ${name} could not be built: see the lines above.`);
      return false;
    }
    writeFileSync(stampFile(part), hash);
  }
  console.log(`Built ${stale.join(' and ')} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return true;
}

const stampFile = ({ output }) => path.join(root, output, '.built-from');

function isFresh(part) {
  if (!existsSync(path.join(root, part.output, part.builtFile)) || !existsSync(stampFile(part))) return false;
  return readFileSync(stampFile(part), 'utf8') === hashSources(part.sources);
}

const ignoredNames = new Set(['node_modules', 'dist', 'test-results']);

/** Hashes the names and contents of all given files, and of all files in given folders, without tests. */
export function hashSources(sources) {
  const hash = createHash('sha256');
  const add = (file) => {
    hash.update(`${file}\0`);
    hash.update(readFileSync(path.join(root, file)));
  };
  const walk = (folder) => {
    const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith('.') || ignoredNames.has(entry.name) || /\.spec\.tsx?$/.test(entry.name))
        continue;
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) walk(file);
      else if (entry.isFile()) add(file);
    }
  };
  for (const source of sources) {
    if (!existsSync(path.join(root, source))) continue;
    if (path.extname(source) === '') walk(source);
    else add(source);
  }
  return hash.digest('hex');
}
