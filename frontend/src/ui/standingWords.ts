import type { LimitStanding } from '@settlewise/rules';

/** What a standing is called, on every page. */
export const standingWords: Readonly<Record<LimitStanding, string>> = {
  within: 'Within the limit',
  near: 'Close to the limit',
  over: 'Over the limit',
};
