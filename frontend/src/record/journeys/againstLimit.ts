import type { AbsenceLimitOnDay, PeriodTotal } from '@settlewise/rules';

interface PeriodSummary {
  readonly totalDays: number;
  readonly remaining: number;
}

/** Days that the server counted in a period, set against its limit. */
export function againstLimit(
  { totalDays: days, remaining }: PeriodSummary,
  limit: Pick<AbsenceLimitOnDay, 'days' | 'nearDays'>,
): Pick<PeriodTotal, 'days' | 'limit' | 'standing' | 'remaining'> {
  const standing = days > limit.days ? 'over' : days > limit.nearDays ? 'near' : 'within';
  return { days, limit: limit.days, remaining, standing };
}
