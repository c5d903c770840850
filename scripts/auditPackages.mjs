// Whether known vulnerabilities of what runs in production are within their time: `npm run audit:packages`, best once a day.
// npm's own audit does not say when one became known to us: infra/security/advisories.json keeps the day, written by
// `npm run audit:packages -- --note`. Ends with 1 when one is overdue or not noted, and with 2 when nobody could be asked.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const notedPath = path.join(root, 'infra/security/advisories.json');

/** Days, as infra/security/decisions.md says. */
export const daysToMend = { critical: 7, high: 7, moderate: 30, low: 30, info: 30 };

/**
 * The advisories of a report of `npm audit --json`, each once, by address.
 * @returns {{ url: string, severity: string, title: string, name: string }[]}
 * @throws when it is no report: a registry that did not answer is not one that knows of nothing
 */
export function advisoriesOf(report) {
  const { vulnerabilities } = report ?? {};
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) {
    throw new Error(`The registry could not be asked: ${report?.message ?? 'it gave no report'}`);
  }
  const found = new Map();
  for (const { via = [] } of Object.values(vulnerabilities)) {
    for (const advisory of via) {
      // A name leads to another package of the report, which has the advisory itself.
      if (typeof advisory === 'string') continue;
      const { url, severity, title, name } = advisory;
      found.set(url, { url, severity, title, name });
    }
  }
  return [...found.values()].toSorted((a, b) => a.url.localeCompare(b.url));
}

/**
 * What is wrong, a sentence each.
 * @param {readonly { url: string, severity: string, title: string, name: string }[]} advisories
 * @param {Readonly<Record<string, string>>} noted days (2026-11-21) on which advisories were first seen, by address
 * @param {string} today
 * @returns {string[]}
 */
export function problemsOf(advisories, noted, today) {
  return advisories.flatMap(({ url, severity, title, name }) => {
    const what = `${name}: ${title} (${severity}) ${url}`;
    const since = noted[url];
    if (since === undefined) return [`${what} is new: look at it, and note it (-- --note)`];
    const days = (Date.parse(today) - Date.parse(since)) / 86_400_000;
    const most = daysToMend[severity] ?? daysToMend.high;
    // What cannot be read as a day is not within its time either.
    return days <= most ? [] : [`${what} is known since ${since}: to be mended in ${most} days`];
  });
}

/**
 * The days, with today for what is new; what is mended is forgotten.
 * @param {readonly { url: string }[]} advisories
 * @param {Readonly<Record<string, string>>} noted
 * @param {string} today
 * @returns {Record<string, string>}
 */
export function notedWith(advisories, noted, today) {
  return Object.fromEntries(advisories.map(({ url }) => [url, noted[url] ?? today]));
}

function main(words) {
  const asked = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], { cwd: root, encoding: 'utf8' });
  let advisories;
  try {
    advisories = advisoriesOf(JSON.parse(asked.stdout));
  } catch (error) {
    console.error(error.message);
    return 2;
  }
  const today = new Date().toISOString().slice(0, 10);
  let noted = JSON.parse(readFileSync(notedPath, 'utf8'));
  if (words.includes('--note')) {
    noted = notedWith(advisories, noted, today);
    writeFileSync(notedPath, `${JSON.stringify(noted, null, 2)}\n`);
  }
  const problems = problemsOf(advisories, noted, today);
  for (const problem of problems) console.error(problem);
  console.log(`${advisories.length} known vulnerabilities, ${problems.length} not within their time`);
  return problems.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.slice(2));
