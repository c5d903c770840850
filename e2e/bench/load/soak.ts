import { setTimeout as delay } from 'node:timers/promises';
import type { Findings } from '../findings';
import { check } from '../measure';
import type { Probe } from './probed';
import { growthOf, type Sample } from './slope';
import { runStep, type LoadParts } from './step';

/** Memory counts as flat when it grows less than this: 12 MB an hour. */
const flatBelow = 0.2;
const samplesInAll = 40;

/** The same load for many minutes, with memory sampled after a collection of garbage each time. */
export async function soak(
  findings: Findings,
  parts: LoadParts,
  probes: ReadonlyMap<string, Probe>,
  { perSecond, minutes }: { readonly perSecond: number; readonly minutes: number },
): Promise<void> {
  const wholes = new Map([...probes.keys()].map((name) => [name, [] as Sample[]] as const));
  const heaps = new Map([...probes.keys()].map((name) => [name, [] as Sample[]] as const));
  const started = performance.now();
  const watching = new AbortController();
  const watched = (async () => {
    while (!watching.signal.aborted) {
      for (const [name, probe] of probes) {
        const at = (performance.now() - started) / 60_000;
        const { whole, heap } = await probe.memory();
        wholes.get(name)?.push({ minutes: at, megabytes: whole });
        heaps.get(name)?.push({ minutes: at, megabytes: heap });
      }
      const pause = (minutes * 60_000) / samplesInAll;
      await delay(pause, undefined, { signal: watching.signal }).catch(() => undefined);
    }
  })();
  const step = await runStep(parts, perSecond, minutes * 60);
  watching.abort();
  await watched;
  check(step.achieved > 0.98 * perSecond, `the soak came to ${step.achieved.toFixed(1)} of ${perSecond}/s`);
  findings.report(`soak of ${minutes} minutes, all kinds`, {
    ...{ perSecond: step.achieved, p50: step.p50, p99: step.p99 },
    count: Math.round(step.achieved * minutes * 60),
  });
  for (const name of probes.keys()) {
    for (const [what, samples] of [
      ['whole process', wholes.get(name)],
      ['heap', heaps.get(name)],
    ] as const) {
      const { megabytesPerMinute, least, most } = growthOf(samples ?? []);
      const flat = megabytesPerMinute < flatBelow;
      const slope = `${megabytesPerMinute.toFixed(2)} MB a minute`;
      findings.reportFigure(
        `soak: ${name}, ${what} after collecting garbage`,
        `${least.toFixed(0)} to ${most.toFixed(0)} MB, ${slope} over the last two thirds: ${flat ? 'flat' : 'not flat'}`,
      );
      if (what === 'heap') {
        findings.goal(`soak: heap of the ${name} flat, below ${flatBelow} MB a minute`, slope, flat);
      }
    }
  }
}
