import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { RateLimiter } from '../http/rateLimit';

export type AttemptContext = Pick<CommandContext, 'userId' | 'correlationId'>;

export interface CountedAttemptsOptions {
  /** All limiters count every attempt. The first exhausted one refuses further attempts. */
  readonly limiters: readonly Pick<RateLimiter, 'count' | 'forget'>[];
  /** Notifies the owner that wrong attempts have reached the limit. */
  readonly notifyOwner: (context: AttemptContext) => Promise<void>;
}

/** Counts attempts to authenticate as the owner of an account, by account. */
export interface CountedAttempts {
  /**
   * Counts the attempt before it runs, so that concurrent attempts are all counted. The attempt that reaches the limit notifies
   * the owner.
   * @throws RequestRefusedError 429 · errors of `attempt`
   */
  count<Result>(context: AttemptContext, attempt: () => Promise<Result>): Promise<Result>;
  /** Resets the count after the owner has authenticated. */
  reset(userId: string): Promise<void>;
}

export function createCountedAttempts({ limiters, notifyOwner }: CountedAttemptsOptions): CountedAttempts {
  return {
    async count(context, attempt) {
      const left: number[] = [];
      for (const limiter of limiters) left.push(await limiter.count(context.userId));
      try {
        return await attempt();
      } catch (error) {
        if (left.includes(0)) await notifyOwner(context);
        throw error;
      }
    },
    async reset(userId) {
      await Promise.all(limiters.map((limiter) => limiter.forget(userId)));
    },
  };
}
