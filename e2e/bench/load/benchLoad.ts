import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { missingServers } from '../../cluster/installed';
import { startCluster } from '../../cluster/startCluster';
import type { BenchmarkResults } from '../results';
import { percentile } from '../measure';
import { fillMemory } from './fillMemory';
import { AcknowledgedWrites } from './acknowledgedWrites';
import { addingTasks, drawing, kinds, signingIn } from './mix';
import { signUpPeople } from './person';
import { ProbeClient, probeSettings } from './probeClient';
import { sumCosts, locating } from './profile';
import { seeded } from './random';
import { soak } from './soak';
import { caughtUp, runStep, type LoadDependencies, type Step } from './step';

export interface LoadOptions {
  /** Duration of each load step. */
  readonly seconds: number;
  readonly soakMinutes: number;
  readonly people: number;
  readonly firstRate: number;
  readonly seed: number;
}

/** The highest p99 allowed, in milliseconds. */
const slowest = 250;
const growth = 1.25;
const output = '.cache/bench';

/**
 * Loads one API and one worker, run as in production on the system's PostgreSQL and Redis, with rising rates until p99
 * exceeds 250 ms. Then takes CPU profiles and runs a soak test, both at half of the highest rate within that limit. No
 * request may be refused, and every acknowledged write must be once in the log and once in the read models.
 */
export async function benchLoad(results: BenchmarkResults, options: LoadOptions): Promise<void> {
  const missing = missingServers();
  if (missing !== null) return results.reportFigure('load on a cluster', `left out: ${missing}`);
  const probeFolder = await mkdtemp(path.join(tmpdir(), 'settlewise-probes-'));
  const metricsToken = randomBytes(16).toString('hex');
  const cluster = await startCluster({
    apis: 1,
    workers: 1,
    events: 'postgres',
    settings: { ...probeSettings(probeFolder), METRICS_TOKEN: metricsToken },
  });
  try {
    const [api] = cluster.apis;
    const [worker] = cluster.workers;
    if (api === undefined || worker === undefined)
      throw new RangeError('The cluster lacks an API or a worker');
    const people = await signUpPeople(api.url, cluster.address, options.people);
    const acknowledgedWrites = new AcknowledgedWrites();
    const random = seeded(options.seed);
    const writing = { origin: cluster.address, acknowledgedWrites };
    const parts: LoadDependencies = {
      cluster,
      metricsToken,
      next: drawing(people, { ...writing, random }),
      signIn: signingIn(people, cluster.address),
    };
    const probes = new Map([
      ['API', await ProbeClient.of(api.pid(), probeFolder)],
      ['worker', await ProbeClient.of(worker.pid(), probeFolder)],
    ]);
    const checked = async () => {
      await caughtUp(parts);
      await acknowledgedWrites.checkStored(cluster.settings);
    };

    await runStep(parts, options.firstRate, Math.min(10, options.seconds));
    const steps = await rise(parts, options);
    await checked();
    results.reportFigure(
      'load: 1 API and 1 worker, the load made on the same machine',
      `${options.people} people, seed ${options.seed}, ${acknowledgedWrites.count} acknowledged writes found once in the log and the read models`,
    );
    for (const step of steps) reportStep(results, step);
    const held = steps.filter(({ p99 }) => p99 <= slowest).at(-1);
    if (held !== undefined) reportKinds(results, held);
    const rate = held?.offered ?? 0;
    results.reportFigure('load: highest rate with p99 within 250 ms', `${rate}/s`);

    const half = Math.max(2, Math.floor((held?.offered ?? options.firstRate) / 2));
    await profiled(results, parts, probes, { perSecond: half, seconds: options.seconds });
    if (options.soakMinutes > 0) {
      const others = await signUpPeople(api.url, cluster.address, options.people, options.people);
      await fillMemory({ ...parts, next: addingTasks(others, writing) }, half);
      await soak(results, parts, probes, { perSecond: half, minutes: options.soakMinutes });
    }
    await checked();
  } finally {
    await cluster.dispose();
    await rm(probeFolder, { recursive: true, force: true });
  }
}

async function rise(parts: LoadDependencies, { firstRate, seconds }: LoadOptions): Promise<readonly Step[]> {
  const steps: Step[] = [];
  for (let rate = firstRate; ; rate = Math.ceil(rate * growth)) {
    const step = await runStep(parts, rate, seconds);
    steps.push(step);
    if (step.p99 > slowest || step.achieved < 0.9 * rate) return steps;
    await caughtUp(parts);
  }
}

function reportStep(results: BenchmarkResults, step: Step): void {
  const percents = [...step.processors].map(([name, percent]) => `${name} ${percent.toFixed(0)} %`);
  const sizes = [...step.megabytes].filter(([name]) => name !== 'bench');
  results.report(
    `load: ${step.offered}/s offered, all kinds`,
    { perSecond: step.achieved, p50: step.p50, p99: step.p99, count: readCount(step) },
    {
      note: [
        `p90 ${step.p90.toFixed(0)} ms`,
        `of a core: ${percents.join(', ')}`,
        `MB: ${sizes.map(([name, megabytes]) => `${name} ${megabytes.toFixed(0)}`).join(', ')}`,
        `behind at most ${step.waitingEvents} events, ${step.waitingSeconds.toFixed(1)} s`,
      ].join('; '),
    },
  );
}

const readCount = ({ times }: Step) => [...times.values()].reduce((sum, { length }) => sum + length, 0);

function reportKinds(results: BenchmarkResults, { offered, times }: Step): void {
  for (const name of [...kinds.map((kind) => kind.name), 'sign in']) {
    const found = times.get(name);
    if (found === undefined) continue;
    const note = `p90 ${percentile(found, 90).toFixed(0)} ms`;
    results.reportTimes(`load: ${name}, at ${offered}/s in all`, found, { note });
  }
}

/** Takes a CPU profile of each program, for speedscope or Chrome's developer tools, and a table of the highest costs. */
async function profiled(
  results: BenchmarkResults,
  parts: LoadDependencies,
  probes: ReadonlyMap<string, ProbeClient>,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<void> {
  await mkdir(output, { recursive: true });
  for (const probe of probes.values()) await probe.startProfile();
  await runStep(parts, perSecond, seconds);
  for (const [name, probe] of probes) {
    const profile = await probe.stopProfile();
    const { busyPercent, functions, places, withCallees } = sumCosts(profile, locating());
    const file = path.join(output, `${name}.cpuprofile`);
    await writeFile(file, profile);
    const lines = (costs: typeof places, most: number) =>
      costs.slice(0, most).map((cost) => `| ${cost.percent.toFixed(1).padStart(5)} | ${cost.name} |`);
    const table = (head: string, rows: readonly string[]) => [
      `| % | ${head} |`,
      '| --: | --- |',
      ...rows,
      '',
    ];
    await writeFile(
      path.join(output, `${name}.md`),
      [
        `# CPU profile of the ${name}`,
        '',
        `At ${perSecond} requests a second it was busy ${busyPercent.toFixed(0)} % of the time. Shares of that, callees included:`,
        '',
        ...table('Package or file', lines(withCallees, 40)),
        'Without callees:',
        '',
        ...table('Package or file', lines(places, 40)),
        ...table('Function', lines(functions, 60)),
      ].join('\n'),
    );
    const dearest = places.slice(0, 5).map((cost) => `${cost.name} ${cost.percent.toFixed(0)} %`);
    results.reportFigure(
      `CPU time of the ${name} by module, at ${perSecond}/s`,
      `${dearest.join(', ')}; ${file}`,
    );
  }
}
