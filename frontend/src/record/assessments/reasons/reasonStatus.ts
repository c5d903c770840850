import type { ReasonResponse } from '@settlewise/contract';

/** What a reason does to the answer. */
export type ReasonStatus = NonNullable<ReasonResponse['standing']>;

/** By their codes, for answers that were saved before reasons said it themselves. */
const againstCodes = /over_limit|no_settlement_route|gap_without_permission|wait_until|refused|discretion/;
const metCodes = /within_limit|_meets$|^qualifying_period$/;

/** Whether a reason speaks against the answer, is met, or is only good to know. */
export function statusOf({ standing, code }: Pick<ReasonResponse, 'standing' | 'code'>): ReasonStatus {
  if (standing !== undefined) return standing;
  if (againstCodes.test(code)) return 'against';
  return metCodes.test(code) ? 'met' : 'to_know';
}
