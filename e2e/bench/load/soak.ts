import { setTimeout as delay } from 'node:timers/promises';
import type { BenchmarkResults } from '../results';
import { check } from '../measure';
import type { Memory, ProbeClient } from './probeClient';
import { calculateGrowth, type Growth } from './slope';
import { runStep, type LoadDependencies } from './step';

/** Memory that grows less than this counts as flat, in megabytes a minute: 12 MB an hour. */
const flatBelow = 0.2;
const samplesInAll = 40;

interface Sampled extends Memory {
  readonly minutes: number;
}

/**
 * A soak test: the same load for many minutes. Memory is sampled after a garbage collection, because only what is left
 * then can be a leak; memory before the collection is reported too. The collections also slow some requests down.
 */
export async function soak(
  results: BenchmarkResults,
  parts: LoadDependencies,
  probes: ReadonlyMap<string, ProbeClient>,
  { perSecond, minutes }: { readonly perSecond: number; readonly minutes: number },
): Promise<void> {
  const samples = new Map([...probes.keys()].map((name) => [name, [] as Sampled[]] as const));
  const started = performance.now();
  const watching = new AbortController();
  const watched = (async () => {
    while (!watching.signal.aborted) {
      for (const [name, probe] of probes) {
        const at = (performance.now() - started) / 60_000;
        samples.get(name)?.push({ minutes: at, ...(await probe.memory()) });
      }
      const pause = (minutes * 60_000) / samplesInAll;
      await delay(pause, undefined, { signal: watching.signal }).catch(() => undefined);
    }
  })();
  // Awaited below; without this a failure would first end the process as an unhandled rejection.
  watched.catch(() => undefined);
  const step = await runStep(parts, perSecond, minutes * 60);
  watching.abort();
  await watched;
  check(step.achieved > 0.98 * perSecond, `the soak reached ${step.achieved.toFixed(1)} of ${perSecond}/s`);
  results.report(`soak of ${minutes} minutes, all kinds`, {
    perSecond: step.achieved,
    p50: step.p50,
    p99: step.p99,
    count: Math.round(step.achieved * minutes * 60),
  });
  for (const [name, found] of samples) {
    const growth = (of: keyof Memory) =>
      calculateGrowth(found.map((sample) => ({ minutes: sample.minutes, megabytes: sample[of] })));
    results.reportFigure(
      `soak: ${name}, whole process, garbage included`,
      formatRange(growth('residentBytes')),
    );
    for (const [of, what] of held) {
      const grown = growth(of);
      const flat = grown.megabytesPerMinute < flatBelow;
      results.reportFigure(
        `soak: ${name}, ${what}`,
        `${formatRange(grown)}, ${formatSlope(grown)} over the last two thirds: ${flat ? 'flat' : 'not flat'}`,
      );
      results.goal(`soak: ${name}, ${what}: below ${flatBelow} MB a minute`, formatSlope(grown), flat);
    }
    const code = growth('code');
    results.reportFigure(
      `soak: ${name}, of these objects what V8’s compilers made`,
      `${formatRange(code)}, ${formatSlope(code)} over the last two thirds`,
    );
  }
}

const held = [
  ['heap', 'objects after garbage collection'],
  ['whole', 'whole process after garbage collection'],
] as const;

const formatSlope = ({ megabytesPerMinute }: Growth) => `${megabytesPerMinute.toFixed(2)} MB a minute`;

const formatRange = ({ least, most }: Pick<Growth, 'least' | 'most'>) =>
  `${least.toFixed(0)} to ${most.toFixed(0)} MB`;
