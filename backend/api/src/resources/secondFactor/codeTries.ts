import type { RateLimiter } from '../../http/rateLimit';

export interface CodeTriesOptions {
  readonly codesByAccount: RateLimiter;
  readonly codesByAccountInADay: RateLimiter;
}

/** Codes tried for an account, by whomever and wherever: six digits are not many. */
export interface CodeTries {
  /** Before the code is looked at, so that tries made at the same moment are all counted. @throws RequestRefusedError 429 */
  count(userId: string): Promise<void>;
  /** A code was right. */
  forget(userId: string): Promise<void>;
}

export function createCodeTries({ codesByAccount, codesByAccountInADay }: CodeTriesOptions): CodeTries {
  return {
    async count(userId) {
      await codesByAccount.count(userId);
      await codesByAccountInADay.count(userId);
    },
    async forget(userId) {
      await Promise.all([codesByAccount.forget(userId), codesByAccountInADay.forget(userId)]);
    },
  };
}
