import type { Knex } from 'knex';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { clockToleranceMs } from '../process';

export interface AttemptCounter {
  /** Counts one attempt. @returns the attempts left, or the wait until the next one */
  count(key: string): Promise<{ readonly left: number } | { readonly waitMs: number }>;
  /** Undoes one counted attempt. */
  undo(key: string): Promise<void>;
  /** Removes all attempts of a key. */
  reset(key: string): Promise<void>;
}

interface Options {
  readonly database: Knex;
  readonly name: string;
  readonly attempts: number;
  readonly seconds: number;
}

/** Counts attempts in PostgreSQL, so that all processes share the counts and a restart keeps them. */
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
  async function consume(key: string): Promise<LimiterResult> {
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
      if (counted.msBeforeNext <= seconds * 1_000 + clockToleranceMs) return toCountResult(counted);
      // A fast clock set this period. Without a reset the key would be blocked until the clock's date.
      await limiter.delete(key);
      return toCountResult(await consume(key));
    },
    async undo(key) {
      await limiter.reward(key);
    },
    async reset(key) {
      await limiter.delete(key);
    },
  };
}

interface LimiterResult extends Pick<RateLimiterRes, 'msBeforeNext' | 'remainingPoints'> {
  readonly isOver: boolean;
}

const toCountResult = ({ isOver, msBeforeNext, remainingPoints }: LimiterResult) =>
  isOver ? { waitMs: msBeforeNext } : { left: remainingPoints };

/** Deletes expired counts. */
export async function purgeAttempts(database: Knex): Promise<void> {
  await database('rate_limits').where('expire', '<', Date.now()).delete();
}
