/**
 * `npm run test:faults` kills, disconnects and stops components of the running program while simulated people use it.
 * After each fault it compares the data with what the program acknowledged to them. It makes 200 faults of each component;
 * `--kills 20` makes fewer, `--only API --only Redis` only those of these components. `--short`, which `npm test` uses,
 * makes a few of each in as few programs as possible. `SEED=…` repeats the choices of an earlier run.
 */
import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { missingServers } from '../cluster/installed';
import { createSeededRandom } from './seededRandom';
import type { FaultTarget } from './components/faultTarget';
import { disks } from './components/disks';
import { pointsInApi, pointsInWorker } from './components/crashPoints';
import { processes } from './components/processes';
import { servers } from './components/servers';
import { countViolations } from './checker/violations';
import { countTests, report } from './report';
import { runRounds, type Round } from './rounds';
import { deployments } from './environment';

/**
 * The slowest recoveries come first, so that the short run need not wait for them at the end: a job whose worker died is
 * given to another worker only after a minute.
 */
const components: readonly FaultTarget[] = [
  ...pointsInWorker,
  ...pointsInApi,
  ...processes,
  ...servers,
  ...disks,
];

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    only: { type: 'string', multiple: true },
    short: { type: 'boolean', default: false },
    counts: { type: 'string' },
  },
});
const kills = Number(values.kills ?? (values.short ? 2 : 200));
if (!Number.isInteger(kills) || kills < 1) throw new RangeError('--kills takes a number of faults');
const { only } = values;
const unknown = only?.filter((name) => components.every((each) => each.name !== name)) ?? [];
if (unknown.length > 0) {
  const names = components.map(({ name }) => name).join(' · ');
  throw new RangeError(`There is no component ${unknown.join(', ')}: choose from ${names}`);
}

const again = process.argv
  .slice(2)
  .map((word) => (word.includes(' ') ? `'${word}'` : word))
  .join(' ');
const seed = process.env['SEED'] ?? String(randomInt(2 ** 31));
const say = (line: string) => void process.stdout.write(`${line}\n`);
say(`SEED=${seed}`);

const random = createSeededRandom(seed);
const reported = (line: string) => {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
};

const skipped: string[] = [];
const wanted = components.filter((component) => {
  if (only !== undefined && !only.includes(component.name)) return false;
  const needsServers = component.deployment !== 'all in one';
  const missing = (needsServers ? missingServers() : null) ?? component.missing?.() ?? null;
  if (missing !== null) skipped.push(`skipped: ${component.name}. ${missing}`);
  return missing === null;
});

for (const line of skipped) say(line);

/** Components that share one program: each has its own, or, in the short run, all of the same deployment share one. */
const environments = values.short
  ? deployments.map((deployment) => wanted.filter((component) => component.deployment === deployment))
  : wanted.map((component) => [component]);
/** Groups run at the same time, the environments of a group one after another. The short run has two groups; the first environment takes longest. */
const groups = values.short ? [environments.slice(0, 1), environments.slice(1)] : [environments];

const onRound = (round: Round) => {
  reported('');
  for (const line of report([round]).slice(1)) say(line);
};

const rounds: Round[] = [];
const runAll = async (environments: readonly (readonly FaultTarget[])[]) => {
  for (const components of environments) {
    const [first] = components;
    if (first === undefined) continue;
    const { deployment, name } = first;
    const own = random.fork(values.short ? deployment : name);
    const faults = ({ once = false, most = kills }: FaultTarget) =>
      values.short && values.kills === undefined && once ? 1 : Math.min(most, kills);
    rounds.push(
      ...(await runRounds({ deployment, components, faults, random: own, say: reported, onRound })),
    );
  }
};
await Promise.all(groups.map(runAll));

say('');
for (const line of report(rounds)) say(line);
const found = rounds.reduce((total, { violations }) => total + countViolations(violations), 0);
if (found > 0)
  say(`\nFound with SEED=${seed}. To repeat the same choices: SEED=${seed} npm run test:faults -- ${again}`);
if (values.counts !== undefined)
  writeFileSync(values.counts, JSON.stringify(countTests(rounds, skipped.length)));
process.exit(found === 0 ? 0 : 1);
