import type { Knex } from 'knex';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { clockToleranceMs } from '../process';

export interface AttemptCounter {
  /** Counts one attempt. @returns how many are left, or how long it takes until there is one again */
  count(key: string): Promise<{ readonly left: number } | { readonly waitMs: number }>;
  /** Takes one counted attempt back. */
  takeBack(key: string): Promise<void>;
  /** Forgets all attempts of a key. */
  forget(key: string): Promise<void>;
}

interface Options {
  readonly database: Knex;
  readonly name: string;
  readonly attempts: number;
  readonly seconds: number;
}

/** Counts attempts in PostgreSQL, so that all processes count together and a restart forgets nothing. */
export function createAttemptCounter({ database, name, attempts, seconds }: Options): AttemptCounter {
  const limiter = new RateLimiterPostgres({
    storeClient: database,
    storeType: 'knex',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: attempts,
    duration: seconds,
  });
  async function consume(key: string): Promise<Counted> {
    try {
      return { isOver: false, ...(await limiter.consume(key)).toJSON() };
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return { isOver: true, ...reason.toJSON() };
      throw reason;
    }
  }
  return {
    async count(key) {
      const counted = await consume(key);
      if (counted.msBeforeNext <= seconds * 1_000 + clockToleranceMs) return presentCount(counted);
      // A clock that was ahead began this time: counted by it, an address would wait for its day.
      await limiter.delete(key);
      return presentCount(await consume(key));
    },
    async takeBack(key) {
      await limiter.reward(key);
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}

interface Counted extends Pick<RateLimiterRes, 'msBeforeNext' | 'remainingPoints'> {
  readonly isOver: boolean;
}

const presentCount = ({ isOver, msBeforeNext, remainingPoints }: Counted) =>
  isOver ? { waitMs: msBeforeNext } : { left: remainingPoints };

/** Removes the counts whose time is over. */
export async function purgeAttempts(database: Knex): Promise<void> {
  await database('rate_limits').where('expire', '<', Date.now()).delete();
}
