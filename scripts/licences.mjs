// `npm run licences`: writes the licences of all packages that run in production to infra/security/licences.md.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import satisfies from 'spdx-satisfies';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
export const listPath = path.join(root, 'infra/security/licences.md');

/** Licences that allow us to use, change and distribute the program under its own licence (MIT) if the notice stays. */
export const allowedLicences = new Set([
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

/** Licences of packages that do not state an SPDX identifier, read from their licence text. */
const licencesByText = {
  'busboy@1.6.0': 'MIT',
  'css-mediaquery@0.1.2': 'BSD-3-Clause',
  'streamsearch@1.1.0': 'MIT',
};

/** Folders of our own packages, except the browser tests and benchmarks, which do not run in production. */
const ownPackages = [
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
 * Lists all packages that ours need in production from package-lock.json, each name and version once. A tool that reads
 * node_modules, such as license-checker-rseidelsohn, would list the packages of this operating system only, and those of tests.
 * @param lock the parsed content of package-lock.json
 * @returns {{ name: string, version: string, licence: string }[]} sorted by name
 */
export function listProductionPackages(lock) {
  const seen = new Set();
  const visit = (location) => {
    if (seen.has(location)) return;
    seen.add(location);
    const entry = lock.packages[location];
    const needed = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies };
    for (const name of Object.keys(needed)) {
      const found = resolvePackage(lock, location, name);
      if (found !== null) visit(found);
    }
  };
  ownPackages.forEach(visit);

  const packages = new Map();
  for (const location of seen) {
    // Our own packages are listed by their folders, outside node_modules.
    if (!location.includes('node_modules/')) continue;
    const {
      name = location.slice(location.lastIndexOf('node_modules/') + 13),
      version,
      license,
    } = lock.packages[location];
    const licence = licencesByText[`${name}@${version}`] ?? license ?? 'unknown';
    packages.set(`${name}@${version}`, { name, version, licence });
  }
  const byName = ([one], [other]) => (one < other ? -1 : 1);
  return [...packages].sort(byName).map(([, each]) => each);
}

/** Finds a dependency like Node.js: first in the package's own folder, then in each folder above. */
function resolvePackage(lock, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const location = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    const entry = lock.packages[location];
    if (entry !== undefined) return entry.link === true ? entry.resolved : location;
    if (folder === '') return null;
  }
}

/** Whether an SPDX expression is allowed: for OR one side is enough, for AND both sides must be allowed. */
export function isAllowed(expression) {
  try {
    return satisfies(expression, [...allowedLicences]);
  } catch {
    // This is not a valid SPDX expression.
    return false;
  }
}

/** Formats the content of infra/security/licences.md. */
export function formatList(packages) {
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

export const listCurrentPackages = () =>
  listProductionPackages(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = listCurrentPackages();
  writeFileSync(listPath, formatList(packages));
  const refused = packages.filter(({ licence }) => !isAllowed(licence));
  for (const { name, version, licence } of refused)
    console.error(`${name}@${version}: ${licence} is not allowed`);
  console.log(`${packages.length} packages in infra/security/licences.md`);
  process.exitCode = refused.length === 0 ? 0 : 1;
}
