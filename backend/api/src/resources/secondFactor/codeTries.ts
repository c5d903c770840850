import type { RateLimiter } from '../../http/rateLimit';

export interface CodeTriesOptions {
  readonly codesByAccount: RateLimiter;
  readonly codesByAccountInADay: RateLimiter;
}

/** Codes tried for an account, by whomever and wherever: six digits are not many. */
export interface CodeTries {
  /**
   * Before the code is looked at, so that tries made at the same moment are all counted.
   * @returns whether it is the last one for now. @throws RequestRefusedError 429
   */
  count(userId: string): Promise<{ readonly last: boolean }>;
  /** A code was right. */
  forget(userId: string): Promise<void>;
}

export function createCodeTries({ codesByAccount, codesByAccountInADay }: CodeTriesOptions): CodeTries {
  return {
    async count(userId) {
      const left = await codesByAccount.count(userId);
      const leftToday = await codesByAccountInADay.count(userId);
      return { last: left === 0 || leftToday === 0 };
    },
    async forget(userId) {
      await Promise.all([codesByAccount.forget(userId), codesByAccountInADay.forget(userId)]);
    },
  };
}
