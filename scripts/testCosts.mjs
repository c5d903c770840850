/** The processor time of each test step, and of its most costly files. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './commands.mjs';

/**
 * @typedef {object} StepCost
 * @property {string} name
 * @property {boolean} passed
 * @property {number} wallSeconds
 * @property {number | null} coreSeconds of all processes of the step; null if it cannot be measured
 * @property {readonly { file: string, coreSeconds: number }[]} files
 */

const maxListedFiles = 10;

/**
 * Adds up the costs of test files. A file may be in several lines, because several tests or processes reported it.
 * @param {string} file contains one line of JSON for each report: `{ file, coreSeconds }`
 */
export function readFileCosts(file) {
  if (!existsSync(file)) return [];
  const sums = new Map();
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { file: name, coreSeconds } = JSON.parse(line);
    const relativePath = path.isAbsolute(name) ? path.relative(root, name) : name;
    sums.set(relativePath, (sums.get(relativePath) ?? 0) + coreSeconds);
  }
  return [...sums].map(([name, coreSeconds]) => ({ file: name, coreSeconds }));
}

const formatSeconds = (seconds, width) => (seconds === null ? '–' : seconds.toFixed(1)).padStart(width);

/**
 * Formats the table at the end of a run: each step with its ten most costly files, then the sum.
 * @param {readonly StepCost[]} steps
 */
export function formatCosts(steps) {
  const nameWidth = Math.max(...steps.map(({ name }) => name.length), 'all steps'.length) + 2;
  const row = (name, wallSeconds, coreSeconds) =>
    `${name.padEnd(nameWidth)} ${formatSeconds(wallSeconds, 8)} ${formatSeconds(coreSeconds, 13)}`;
  const measured = steps.filter(({ coreSeconds }) => coreSeconds !== null);
  return [
    `${'step'.padEnd(nameWidth)} ${'wall s'.padStart(8)} ${'core-seconds'.padStart(13)}`,
    ...steps.flatMap(({ name, passed, wallSeconds, coreSeconds, files }) => [
      row(`${passed ? '✓' : '✗'} ${name}`, wallSeconds, coreSeconds),
      ...[...files]
        .sort((a, b) => b.coreSeconds - a.coreSeconds)
        .slice(0, maxListedFiles)
        .map(
          ({ file, coreSeconds: seconds }) =>
            `${' '.repeat(nameWidth)} ${formatSeconds(seconds, 22)}   ${file}`,
        ),
    ]),
    row(
      'all steps',
      steps.reduce((total, { wallSeconds }) => total + wallSeconds, 0),
      measured.length === 0 ? null : measured.reduce((total, { coreSeconds }) => total + coreSeconds, 0),
    ),
  ].join('\n');
}
