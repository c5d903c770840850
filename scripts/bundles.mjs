/** The parts of the build with their sources; builds only parts whose sources have changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runNode } from './commands.mjs';

const sharedSources = ['backend/domain', 'backend/rules', 'backend/practice', 'backend/contract'];

/** For each part: its sources (files or folders), its output folder, and one file that its build creates. */
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
    made: 'allInOne.mjs',
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
    made: 'index.html',
    script: 'scripts/buildFrontend.mjs',
  },
};

/**
 * Builds those of the named parts whose sources have changed since their last build.
 * Returns whether all of them are up to date now.
 * @param {readonly ('server' | 'frontend')[]} names
 */
export async function buildWhatChanged(names) {
  const stale = names.filter((name) => !isFresh(parts[name]));
  if (stale.length === 0) return true;
  console.log('Building…');
  const started = performance.now();
  for (const name of stale) {
    const part = parts[name];
    const hash = sourceHash(part.sources);
    // In a separate process, so that the build tools' memory is free again before the program starts.
    if ((await runNode([part.script])) !== 0) {
      console.error(`The ${name} could not be built: see the lines above.`);
      return false;
    }
    writeFileSync(stampOf(part), hash);
  }
  console.log(`Built ${stale.join(' and ')} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return true;
}

const stampOf = ({ output }) => path.join(root, output, '.built-from');

function isFresh(part) {
  if (!existsSync(path.join(root, part.output, part.made)) || !existsSync(stampOf(part))) return false;
  return readFileSync(stampOf(part), 'utf8') === sourceHash(part.sources);
}

const notSources = new Set(['node_modules', 'dist', 'test-results']);

/** A hash of the names and contents of all files in the given files and folders, without tests. */
export function sourceHash(sources) {
  const hash = createHash('sha256');
  const add = (place) => {
    hash.update(`${place}\0`);
    hash.update(readFileSync(path.join(root, place)));
  };
  const walk = (folder) => {
    const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith('.') || notSources.has(entry.name) || /\.spec\.tsx?$/.test(entry.name))
        continue;
      const place = path.join(folder, entry.name);
      if (entry.isDirectory()) walk(place);
      else if (entry.isFile()) add(place);
    }
  };
  for (const source of sources) {
    if (!existsSync(path.join(root, source))) continue;
    if (path.extname(source) === '') walk(source);
    else add(source);
  }
  return hash.digest('hex');
}
