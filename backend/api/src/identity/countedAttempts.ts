import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { RateLimiter } from '../http/rateLimit';

/** Whose attempts they are, and in which request. */
export type Trying = Pick<CommandContext, 'userId' | 'correlationId'>;

export interface CountedAttemptsOptions {
  /** Each limiter counts every attempt; the first one to be exhausted refuses further attempts. */
  readonly limiters: readonly Pick<RateLimiter, 'count' | 'forget'>[];
  /** Tells the owner that wrong attempts were made until the limit was reached. */
  readonly tellOwner: (trying: Trying) => Promise<void>;
}

/** Attempts to prove to be the owner of an account, counted by account, whoever makes them. */
export interface CountedAttempts {
  /**
   * Counts the attempt before it is made, so that concurrent ones are all counted. When the limit is reached, the owner is
   * told once.
   * @throws RequestRefusedError 429 · what `attempt` throws
   */
  make<Result>(trying: Trying, attempt: () => Promise<Result>): Promise<Result>;
  /** Resets the count: it was the owner. */
  forget(userId: string): Promise<void>;
}

export function createCountedAttempts({ limiters, tellOwner }: CountedAttemptsOptions): CountedAttempts {
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
