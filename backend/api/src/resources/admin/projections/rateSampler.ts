import { readTableVersions, type TableVersion } from '@settlewise/projections';
import type { Logger } from '@settlewise/infra/telemetry';
import type { Knex } from 'knex';
import { eventsPerSecond, recentSamples, type Sample } from './eventRate';

const sampleEveryMs = 10_000;
/** Sampling stops this long after the last request. */
const samplingMs = 5 * 60_000;

type SampledTable = Pick<TableVersion, 'name' | 'versionNumber' | 'eventsApplied'>;

/** Measures how fast read models are filled, in any process. */
export interface RateSampler {
  /**
   * Adds the given state as a sample, and keeps sampling for 5 minutes.
   * @returns a function that gives the rate of a table
   */
  sample(tableVersions: readonly SampledTable[]): (tableVersion: SampledTable) => number | null;
}

interface Options {
  readonly database: Knex;
  readonly log: Logger;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
  /** Stops sampling. */
  readonly signal: AbortSignal;
}

const sampleKey = ({ name, versionNumber }: SampledTable) => `${name}~${versionNumber}`;

export function createRateSampler(options: Options): RateSampler {
  const { database, log, signal, now = () => performance.now() } = options;
  const samples = new Map<string, readonly Sample[]>();
  let sampleUntil = 0;
  let timer: NodeJS.Timeout | null = null;

  function addSamples(tableVersions: readonly SampledTable[]): void {
    const at = now();
    const present = new Set(tableVersions.map(sampleKey));
    for (const key of samples.keys()) if (!present.has(key)) samples.delete(key);
    for (const tableVersion of tableVersions) {
      const key = sampleKey(tableVersion);
      const { eventsApplied } = tableVersion;
      samples.set(key, [...recentSamples(samples.get(key) ?? [], at), { at, eventsApplied }]);
    }
  }

  function stop(): void {
    if (timer !== null) clearInterval(timer);
    timer = null;
  }
  signal.addEventListener('abort', stop, { once: true });

  function readSample(): void {
    if (now() > sampleUntil) return stop();
    readTableVersions(database, { unfinished: true }).then(addSamples, (error: unknown) =>
      log.debug({ err: error }, 'The rate of the read models could not be sampled'),
    );
  }

  return {
    sample(tableVersions) {
      addSamples(tableVersions);
      sampleUntil = now() + samplingMs;
      if (timer === null && !signal.aborted) timer = setInterval(readSample, sampleEveryMs).unref();
      return (tableVersion) => eventsPerSecond(samples.get(sampleKey(tableVersion)) ?? [], now());
    },
  };
}
