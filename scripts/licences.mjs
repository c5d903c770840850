// Lists the licences of everything that runs in production: `npm run licences` writes infra/security/licences.md.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import satisfies from 'spdx-satisfies';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
export const listPath = path.join(root, 'infra/security/licences.md');

/** Licences that allow us to use, change and distribute the program under its own licence (MIT) if the notice stays. */
export const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that do not name their licence by its SPDX identifier, with the identifier that fits their licence text. */
const asTheirTextSays = {
  'busboy@1.6.0': 'MIT',
  'css-mediaquery@0.1.2': 'BSD-3-Clause',
  'streamsearch@1.1.0': 'MIT',
};

/** Folders of our own packages that run in production: all except the browser tests and benchmarks. */
const ours = [
  'backend/domain',
  'backend/rules',
  'backend/practice',
  'backend/contract',
  'backend/casework',
  'backend/api',
  'projections',
  'infra',
  'frontend',
];

/**
 * All packages that ours need in production, each name and version once, from package-lock.json. A tool that reads
 * node_modules, such as license-checker-rseidelsohn, would list only this operating system's packages, and the tests' too.
 * @param lock the parsed content of package-lock.json
 * @returns {{ name: string, version: string, licence: string }[]} sorted by name
 */
export function productionPackages(lock) {
  const seen = new Set();
  const visit = (where) => {
    if (seen.has(where)) return;
    seen.add(where);
    const entry = lock.packages[where];
    const needed = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies };
    for (const name of Object.keys(needed)) {
      const found = placeOf(lock, where, name);
      if (found !== null) visit(found);
    }
  };
  ours.forEach(visit);

  const packages = new Map();
  for (const where of seen) {
    // Our own packages are listed by their folders, outside node_modules.
    if (!where.includes('node_modules/')) continue;
    const {
      name = where.slice(where.lastIndexOf('node_modules/') + 13),
      version,
      license,
    } = lock.packages[where];
    const licence = asTheirTextSays[`${name}@${version}`] ?? license ?? 'unknown';
    packages.set(`${name}@${version}`, { name, version, licence });
  }
  const byName = ([one], [other]) => (one < other ? -1 : 1);
  return [...packages].sort(byName).map(([, each]) => each);
}

/** Finds the path of a dependency as Node.js resolves it: in the package's own folder, then in each folder above. */
function placeOf(lock, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const where = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    const entry = lock.packages[where];
    if (entry !== undefined) return entry.link === true ? entry.resolved : where;
    if (folder === '') return null;
  }
}

/** Whether an SPDX expression is allowed: one side of an OR is enough, an AND needs both. */
export function isAllowed(expression) {
  try {
    return satisfies(expression, [...allowed]);
  } catch {
    // Not a valid SPDX expression, so it is unknown what it allows.
    return false;
  }
}

/** The content of infra/security/licences.md. */
export function listOf(packages) {
  const counts = new Map();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const sorted = [...counts].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  return [
    '# Licences of what runs in production',
    '',
    'Made by `npm run licences` from package-lock.json; a test fails when it is not up to date, or when a licence is not',
    'among those that scripts/licences.mjs allows. What only the browser tests and benchmarks need is left out.',
    '',
    '| licence | packages |',
    '| --- | --- |',
    ...sorted.map(([licence, count]) => `| ${licence} | ${count} |`),
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    '',
  ].join('\n');
}

export const currentPackages = () =>
  productionPackages(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = currentPackages();
  writeFileSync(listPath, listOf(packages));
  const refused = packages.filter(({ licence }) => !isAllowed(licence));
  for (const { name, version, licence } of refused)
    console.error(`${name}@${version}: ${licence} is not allowed`);
  console.log(`${packages.length} packages in infra/security/licences.md`);
  process.exitCode = refused.length === 0 ? 0 : 1;
}
