// `npm run audit:packages`, best once a day: checks that known vulnerabilities in production packages are fixed in time.
// `npm audit` does not know when we first saw an advisory, so `npm run audit:packages -- --note` records the day in
// infra/security/advisories.json. Exit code 1: an advisory is overdue or not recorded; 2: the registry did not answer.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const recordPath = path.join(root, 'infra/security/advisories.json');

/** Days within which a vulnerability must be fixed, as infra/security/decisions.md says. */
export const daysToFix = { critical: 7, high: 7, moderate: 30, low: 30, info: 30 };

/**
 * Reads the distinct advisories from a report of `npm audit --json`, sorted by address.
 * @returns {{ url: string, severity: string, title: string, name: string }[]}
 * @throws when this is not a report, because a failed request must not count as "no advisories"
 */
export function readAdvisories(report) {
  const { vulnerabilities } = report ?? {};
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) {
    throw new Error(`The registry could not be asked: ${report?.message ?? 'it gave no report'}`);
  }
  const found = new Map();
  for (const { via = [] } of Object.values(vulnerabilities)) {
    for (const advisory of via) {
      // A name refers to another package in the report, which contains the advisory.
      if (typeof advisory === 'string') continue;
      const { url, severity, title, name } = advisory;
      found.set(url, { url, severity, title, name });
    }
  }
  return [...found.values()].toSorted((a, b) => a.url.localeCompare(b.url));
}

/**
 * Writes one sentence for each advisory that is new or overdue.
 * @param {readonly { url: string, severity: string, title: string, name: string }[]} advisories
 * @param {Readonly<Record<string, string>>} firstSeen days (2026-11-21) on which advisories were first seen, by address
 * @param {string} today
 * @returns {string[]}
 */
export function findProblems(advisories, firstSeen, today) {
  return advisories.flatMap(({ url, severity, title, name }) => {
    const description = `${name}: ${title} (${severity}) ${url}`;
    const since = firstSeen[url];
    if (since === undefined) return [`${description} is new: review it, then record it (-- --note)`];
    const days = (Date.parse(today) - Date.parse(since)) / 86_400_000;
    const maxDays = daysToFix[severity] ?? daysToFix.high;
    // An invalid date gives NaN, which this comparison counts as overdue.
    return days <= maxDays
      ? []
      : [`${description} has been known since ${since}: it must be fixed within ${maxDays} days`];
  });
}

/**
 * Records today for new advisories, keeps the recorded day of known ones, and drops fixed ones.
 * @param {readonly { url: string }[]} advisories
 * @param {Readonly<Record<string, string>>} firstSeen
 * @param {string} today
 * @returns {Record<string, string>}
 */
export function recordAdvisories(advisories, firstSeen, today) {
  return Object.fromEntries(advisories.map(({ url }) => [url, firstSeen[url] ?? today]));
}

function main(args) {
  const audit = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], { cwd: root, encoding: 'utf8' });
  let advisories;
  try {
    advisories = readAdvisories(JSON.parse(audit.stdout));
  } catch (error) {
    console.error(error.message);
    return 2;
  }
  const today = new Date().toISOString().slice(0, 10);
  let firstSeen = JSON.parse(readFileSync(recordPath, 'utf8'));
  if (args.includes('--note')) {
    firstSeen = recordAdvisories(advisories, firstSeen, today);
    writeFileSync(recordPath, `${JSON.stringify(firstSeen, null, 2)}\n`);
  }
  const problems = findProblems(advisories, firstSeen, today);
  for (const problem of problems) console.error(problem);
  console.log(`${advisories.length} known vulnerabilities, ${problems.length} of them overdue or new`);
  return problems.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.slice(2));
