import { readGenerations, type Generation } from '@settlewise/projections';
import type { Logger } from '@settlewise/infra/telemetry';
import type { Knex } from 'knex';
import { eventsPerSecond, recentSamples, type Sample } from './eventRate';

const sampleEveryMs = 10_000;
/** So long after the last question it goes on looking. */
const watchedMs = 5 * 60_000;

type Filled = Pick<Generation, 'name' | 'generation' | 'eventsApplied'>;

/** Watches, in this process, how fast read models are filled, wherever that is. */
export interface RateSampler {
  /** Takes what was just read as a sample, and goes on looking for some minutes. @returns the rate of each */
  rateOf(generations: readonly Filled[]): (generation: Filled) => number | null;
}

interface Options {
  readonly database: Knex;
  readonly log: Logger;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
  /** Ends it. */
  readonly signal: AbortSignal;
}

const keyOf = ({ name, generation }: Filled) => `${name}~${generation}`;

export function createRateSampler(options: Options): RateSampler {
  const { database, log, signal, now = () => performance.now() } = options;
  const samples = new Map<string, readonly Sample[]>();
  let watchedUntil = 0;
  let timer: NodeJS.Timeout | null = null;

  function take(generations: readonly Filled[]): void {
    const at = now();
    const present = new Set(generations.map(keyOf));
    for (const key of samples.keys()) if (!present.has(key)) samples.delete(key);
    for (const generation of generations) {
      const key = keyOf(generation);
      const { eventsApplied } = generation;
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
    readGenerations(database, { unfinished: true }).then(take, (error: unknown) =>
      log.debug({ err: error }, 'How fast read models are filled could not be seen'),
    );
  }

  return {
    rateOf(generations) {
      take(generations);
      watchedUntil = now() + watchedMs;
      if (timer === null && !signal.aborted) timer = setInterval(look, sampleEveryMs).unref();
      return (generation) => eventsPerSecond(samples.get(keyOf(generation)) ?? [], now());
    },
  };
}
