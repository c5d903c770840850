/**
 * `npm run test:mutants`: changes the program in one place at a time, and checks whether a test without a browser fails. Half of the
 * mutants are in the frontend, a quarter in resources of the API, a quarter in the domain and the rules.
 *
 * For each mutant, it runs the nearest test files that import the changed file, unit tests first, until one fails. `--count 80`
 * and `SEED=…` choose the mutants. `--report FILE` writes the outcomes. `--before FILE` repeats the caught mutants of an earlier
 * report, first on the test that caught them, and fails when one is no longer caught.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { collectTool, root } from './commands.mjs';
import { applyMutation, findMutations } from './mutations.mjs';

const groups = [
  {
    name: 'front-end parts',
    share: 2,
    folders: ['features', 'record', 'ui'].map((folder) => `frontend/src/${folder}`),
  },
  { name: 'API resources', share: 1, folders: ['backend/api/src/resources'] },
  { name: 'domain and rules', share: 1, folders: ['backend/domain/src', 'backend/rules/src'] },
];
const totalShares = groups.reduce((total, { share }) => total + share, 0);

/** The levels of tests, the cheapest first, with the number of test files for a mutant and for one run. */
const levels = [
  { project: 'unit', pattern: /\.unit\.spec\.tsx?$/, files: 24, batchSize: 24 },
  { project: 'ui', pattern: /\.ui\.spec\.tsx$/, files: 8, batchSize: 4 },
  { project: 'int', pattern: /\.int\.spec\.ts$/, files: 6, batchSize: 3 },
];

const { values } = parseArgs({
  options: { count: { type: 'string' }, report: { type: 'string' }, before: { type: 'string' } },
});
const count = Number(values.count ?? 80);
const seed = Number(process.env['SEED'] ?? 20_261_128);

const isTest = (file) =>
  /\.(spec|e2e|shot)\.tsx?$/.test(file) || /(^|\/)(testing|fuzz|model|security)\//.test(file);
const projectFiles = ts.sys
  .readDirectory(root, ['.ts', '.tsx'], ['**/node_modules', '**/dist', '**/.*'])
  .map((file) => path.relative(root, file))
  .sort();

/** Creates a generator of numbers from 0 to below 1 from a seed (mulberry32). */
function createRandom(start) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Chooses one mutant in each chosen file, as many files of each group as its share requires. */
function chooseMutants() {
  const random = createRandom(seed);
  return groups.flatMap(({ name, share, folders }) => {
    const files = projectFiles.filter(
      (file) => folders.some((folder) => file.startsWith(`${folder}/`)) && !isTest(file),
    );
    const chosen = [];
    while (chosen.length < Math.round((count * share) / totalShares) && files.length > 0) {
      const [file] = files.splice(Math.floor(random() * files.length), 1);
      const mutations = findMutations(file, readFileSync(path.join(root, file), 'utf8'));
      if (mutations.length === 0) continue;
      chosen.push({ group: name, file, ...mutations[Math.floor(random() * mutations.length)] });
    }
    return chosen;
  });
}

/** Reads for each file which files import it. */
function readImporters() {
  const options = {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
  };
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const importers = new Map();
  for (const file of projectFiles) {
    const fullPath = path.join(root, file);
    for (const { fileName } of ts.preProcessFile(readFileSync(fullPath, 'utf8'), true, true).importedFiles) {
      const { resolvedModule } = ts.resolveModuleName(fileName, fullPath, options, ts.sys, cache);
      if (resolvedModule === undefined || resolvedModule.resolvedFileName.includes('node_modules')) continue;
      const target = path.relative(root, resolvedModule.resolvedFileName);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** Finds the test files that import a file, directly or indirectly, the nearest first. */
function findTests(importers, file) {
  const seen = new Set([file]);
  for (const each of seen) for (const importer of importers.get(each) ?? []) seen.add(importer);
  return [...seen].filter((each) => /\.spec\.tsx?$/.test(each));
}

const folder = mkdtempSync(path.join(tmpdir(), 'settlewise-mutants-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Runs test files of one level until one fails. @returns the file that failed, or null */
async function runTests(project, files) {
  const report = path.join(folder, 'report.json');
  rmSync(report, { force: true });
  const { code, output } = await collectTool('vitest/vitest.mjs', [
    'run',
    `--project=${project}`,
    '--bail=1',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ]);
  if (code === 0) return null;
  const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  const failed = results.find(({ status }) => status === 'failed');
  if (failed === undefined) throw new Error(`The tests ended with code ${code} and no failure:\n${output}`);
  return path.relative(root, failed.name);
}

/** @returns the test file that catches the mutant, or null */
async function catchMutant({ file, caughtBy = null }, importers) {
  if (caughtBy !== null && existsSync(path.join(root, caughtBy))) {
    const level = levels.find(({ pattern }) => pattern.test(caughtBy));
    const caughtAgain = await runTests(level.project, [caughtBy]);
    if (caughtAgain !== null) return caughtAgain;
  }
  const tests = findTests(importers, file);
  for (const { project, pattern, files, batchSize } of levels) {
    const nearest = tests.filter((test) => pattern.test(test)).slice(0, files);
    for (let at = 0; at < nearest.length; at += batchSize) {
      const caught = await runTests(project, nearest.slice(at, at + batchSize));
      if (caught !== null) return caught;
    }
  }
  return null;
}

const isCaught = ({ caughtBy }) => caughtBy !== null;
const isRepeated = values.before !== undefined;
const mutants = isRepeated
  ? JSON.parse(readFileSync(values.before, 'utf8')).filter(isCaught)
  : chooseMutants();
const importers = readImporters();
const outcomes = [];
for (const mutant of mutants) {
  const fullPath = path.join(root, mutant.file);
  const text = readFileSync(fullPath, 'utf8');
  const restore = () => writeFileSync(fullPath, text);
  process.once('exit', restore);
  const exit = () => process.exit(130);
  process.once('SIGINT', exit).once('SIGTERM', exit);
  let caughtBy;
  try {
    writeFileSync(fullPath, applyMutation(text, mutant));
    caughtBy = await catchMutant(mutant, importers);
  } finally {
    restore();
    process.off('exit', restore).off('SIGINT', exit).off('SIGTERM', exit);
  }
  outcomes.push({ ...mutant, caughtBy });
  if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(outcomes, null, 2));
  const line = text.slice(0, mutant.start).split('\n').length;
  const change = `${mutant.original} → ${mutant.replacement}`.replaceAll(/\s+/g, ' ').slice(0, 80);
  console.log(`${caughtBy === null ? '✗ survived' : '✓'} ${mutant.file}:${line} ${change} ${caughtBy ?? ''}`);
}

console.log(`\nSEED=${seed}`);
for (const { name } of groups) {
  const groupOutcomes = outcomes.filter(({ group }) => group === name);
  console.log(
    `${name.padEnd(18)} ${groupOutcomes.filter(isCaught).length} of ${groupOutcomes.length} caught`,
  );
}
console.log(`${'all'.padEnd(18)} ${outcomes.filter(isCaught).length} of ${outcomes.length} caught`);
const missed = isRepeated ? outcomes.filter((outcome) => !isCaught(outcome)) : [];
for (const { file, start } of missed) console.log(`No longer caught: ${file} at ${start}`);
process.exitCode = missed.length === 0 ? 0 : 1;
