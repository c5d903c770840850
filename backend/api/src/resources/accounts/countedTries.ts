import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { RateLimiter } from '../../http/rateLimit';

/** Whose tries they are, and for which request. */
export type Trying = Pick<CommandContext, 'userId' | 'correlationId'>;

export interface CountedTriesOptions {
  /** Each counts every try; the one that is used up first ends them. */
  readonly limiters: readonly Pick<RateLimiter, 'count' | 'forget'>[];
  /** Tells the owner that wrong ones were tried until no more are taken. */
  readonly tellOwner: (trying: Trying) => Promise<void>;
}

/** Tries to show what only the owner of an account knows: counted by account, by whomever and wherever they are made. */
export interface CountedTries {
  /**
   * Counted before it is made, so that tries made at the same moment are all counted. Who uses them up does not do so
   * unseen: the owner is told, once for each time that none is taken.
   * @throws RequestRefusedError 429 · what `attempt` throws
   */
  make<Result>(trying: Trying, attempt: () => Promise<Result>): Promise<Result>;
  /** It was the owner. */
  forget(userId: string): Promise<void>;
}

export function createCountedTries({ limiters, tellOwner }: CountedTriesOptions): CountedTries {
  return {
    async make(trying, attempt) {
      const left: number[] = [];
      for (const limiter of limiters) left.push(await limiter.count(trying.userId));
      try {
        return await attempt();
      } catch (error) {
        if (left.includes(0)) await tellOwner(trying);
        throw error;
      }
    },
    async forget(userId) {
      await Promise.all(limiters.map((limiter) => limiter.forget(userId)));
    },
  };
}
