import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from '../../cluster/types';
import { check, percentile } from '../measure';
import { openLoop } from './openLoop';
import type { Sent } from './mix';
import { ResourceUsage, type ProcessKind } from './resourceUsage';

export interface LoadDependencies {
  readonly cluster: Cluster;
  readonly metricsToken: string;
  readonly next: () => Sent;
  readonly signIn: () => Sent;
}

export interface Step {
  readonly offered: number;
  /** Requests served per second. */
  readonly achieved: number;
  /** Percentiles of all kinds of request except sign-ins, in milliseconds. */
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly times: ReadonlyMap<string, readonly number[]>;
  /** Processor time of each process, in percent of one core. */
  readonly processors: ReadonlyMap<ProcessKind, number>;
  readonly megabytes: ReadonlyMap<ProcessKind, number>;
  /** The largest lag of any read model during the step. */
  readonly waitingEvents: number;
  readonly waitingSeconds: number;
}

/** Few, because signing in is slow on purpose and a person does it about once a month. */
const signInsPerSecond = 1;

/**
 * Sends `offered` requests a second for `seconds` seconds.
 * @throws when a request fails or gets no answer: load must not break anything
 */
export async function runStep(parts: LoadDependencies, offered: number, seconds: number): Promise<Step> {
  const { cluster, next, signIn } = parts;
  const [api] = cluster.apis;
  if (api === undefined) throw new RangeError('The cluster has no API');
  const usage = new ResourceUsage(cluster);
  const before = await usage.processorSeconds();
  const started = performance.now();
  const watching = new AbortController();
  const lag = watchLag(parts, watching.signal);
  // Awaited below; without this a failure would first end the process and leave its servers running.
  lag.catch(() => undefined);
  const result = await openLoop(api.url, seconds, [
    { perSecond: offered, next },
    { perSecond: signInsPerSecond, next: signIn },
  ]);
  const took = (performance.now() - started) / 1_000;
  const after = await usage.processorSeconds();
  watching.abort();
  const refused = [...result.refused].map(([why, count]) => `${count} ${why}`);
  check(refused.length === 0, `at ${offered}/s requests were not served: ${refused.join(', ')}`);
  const ordinary = [...result.times].filter(([kind]) => kind !== 'sign in').flatMap(([, times]) => times);
  return {
    offered,
    achieved: ordinary.length / seconds,
    p50: percentile(ordinary, 50),
    p90: percentile(ordinary, 90),
    p99: percentile(ordinary, 99),
    times: result.times,
    processors: new Map(
      [...after].map(([name, spent]) => [name, (100 * (spent - (before.get(name) ?? 0))) / took]),
    ),
    megabytes: await usage.megabytes(),
    ...(await lag),
  };
}

async function watchLag(
  parts: LoadDependencies,
  signal: AbortSignal,
): Promise<{ waitingEvents: number; waitingSeconds: number }> {
  let most = { waitingEvents: 0, waitingSeconds: 0 };
  while (!signal.aborted) {
    const now = await readLag(parts);
    most = {
      waitingEvents: Math.max(most.waitingEvents, now.waitingEvents),
      waitingSeconds: Math.max(most.waitingSeconds, now.waitingSeconds),
    };
    await delay(1_000, undefined, { signal }).catch(() => undefined);
  }
  return most;
}

/** The lag of the read model that is furthest behind, from /metrics. */
export async function readLag({ cluster, metricsToken }: LoadDependencies) {
  const answer = await fetch(`${cluster.apis[0]?.url}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const text = await answer.text();
  check(answer.ok, `/metrics was answered with ${answer.status}`);
  const most = (name: string) => {
    const values = [...text.matchAll(new RegExp(`^${name}\\{[^}]*\\} (\\S+)$`, 'gm'))];
    check(values.length > 0, `/metrics does not tell ${name}`);
    return Math.max(...values.map(([, value]) => Number(value)));
  };
  return {
    waitingEvents: most('settlewise_projection_waiting_events'),
    waitingSeconds: most('settlewise_projection_waiting_seconds'),
  };
}

/** Waits until all read models have handled the whole log. */
export async function caughtUp(parts: LoadDependencies): Promise<void> {
  while ((await readLag(parts)).waitingEvents > 0) await delay(200);
}
