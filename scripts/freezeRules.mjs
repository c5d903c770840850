/**
 * `npm run rules:freeze`: bundles the current rules into one file in backend/rules/earlier, so that later rule sets can be
 * compared with them. Run it before the first change for a new rule set; it never overwrites a file. With a folder as argument,
 * it bundles the rules of that work tree instead.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './commands.mjs';

const sourceRoot = path.resolve(process.argv[2] ?? root);
/** Exports only the functions that calculate answers. */
const entry = `
export { calculateCitizenship } from './calculators/citizenship/calculateCitizenship';
export { dependantProgress } from './dependants/dependantProgress';
export { calculateIlr } from './calculators/ilr/calculateIlr';
export { UnsoundAssessment } from './assessment/problems';
export { ruleSet } from './parameters/ruleSet';
export { citizenshipOpensOn } from './progress/citizenshipOnRecord';
export { settlementProgress } from './progress/settlementProgress';
export { inTheUkSince } from './progress/visaRecord';
export { routeOfVisaType } from './routes/visaTypes';
`;

const { outputFiles } = await build({
  absWorkingDir: sourceRoot,
  stdin: { contents: entry, resolveDir: path.join(sourceRoot, 'backend/rules/src'), loader: 'ts' },
  bundle: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  treeShaking: true,
  legalComments: 'none',
  logLevel: 'warning',
  banner: {
    js: '// Rules as they answered. Made by npm run rules:freeze; never changed: see checksums.txt.',
  },
});
const [output] = outputFiles;
if (output === undefined) throw new Error('Nothing was built');
const { ruleSet } = await import(
  `data:text/javascript;base64,${Buffer.from(output.contents).toString('base64')}`
);
const { version } = ruleSet;
const folder = path.join(root, 'backend/rules/earlier');
const file = path.join(folder, `${version}.mjs`);
if (existsSync(file)) throw new Error(`${version} is frozen already, and a frozen rule set never changes`);
writeFileSync(file, output.contents);
const line = `${createHash('sha256').update(output.contents).digest('hex')}  ${version}.mjs\n`;
const checksums = path.join(folder, 'checksums.txt');
writeFileSync(checksums, (existsSync(checksums) ? readFileSync(checksums, 'utf8') : '') + line);
console.log(
  `${path.relative(root, file)} contains the rules of ${version}. Declare its functions in ${version}.d.mts.`,
);
