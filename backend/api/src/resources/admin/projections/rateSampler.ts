import { readTableVersions, type TableVersion } from '@settlewise/projections';
import type { Logger } from '@settlewise/infra/telemetry';
import type { Knex } from 'knex';
import { eventsPerSecond, recentSamples, type Sample } from './eventRate';

const sampleEveryMs = 10_000;
/** How long it goes on sampling after the last request. */
const watchedMs = 5 * 60_000;

type Filled = Pick<TableVersion, 'name' | 'versionNumber' | 'eventsApplied'>;

/** Watches, in this process, how fast read models are filled, wherever that is. */
export interface RateSampler {
  /** Takes the given state as a sample, and goes on sampling for some minutes. @returns the rate of each */
  rateOf(tableVersions: readonly Filled[]): (tableVersion: Filled) => number | null;
}

interface Options {
  readonly database: Knex;
  readonly log: Logger;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
  /** Ends it. */
  readonly signal: AbortSignal;
}

const keyOf = ({ name, versionNumber }: Filled) => `${name}~${versionNumber}`;

export function createRateSampler(options: Options): RateSampler {
  const { database, log, signal, now = () => performance.now() } = options;
  const samples = new Map<string, readonly Sample[]>();
  let watchedUntil = 0;
  let timer: NodeJS.Timeout | null = null;

  function take(tableVersions: readonly Filled[]): void {
    const at = now();
    const present = new Set(tableVersions.map(keyOf));
    for (const key of samples.keys()) if (!present.has(key)) samples.delete(key);
    for (const tableVersion of tableVersions) {
      const key = keyOf(tableVersion);
      const { eventsApplied } = tableVersion;
      samples.set(key, [...recentSamples(samples.get(key) ?? [], at), { at, eventsApplied }]);
    }
  }

  function stop(): void {
    if (timer !== null) clearInterval(timer);
    timer = null;
  }
  signal.addEventListener('abort', stop, { once: true });

  function look(): void {
    if (now() > watchedUntil) return stop();
    readTableVersions(database, { unfinished: true }).then(take, (error: unknown) =>
      log.debug({ err: error }, 'The rate of the read models could not be sampled'),
    );
  }

  return {
    rateOf(tableVersions) {
      take(tableVersions);
      watchedUntil = now() + watchedMs;
      if (timer === null && !signal.aborted) timer = setInterval(look, sampleEveryMs).unref();
      return (tableVersion) => eventsPerSecond(samples.get(keyOf(tableVersion)) ?? [], now());
    },
  };
}
