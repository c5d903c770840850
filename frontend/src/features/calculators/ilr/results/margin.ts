import type { IlrCalculationResponse } from '@settlewise/contract';
import { absenceLimitsOn, againstLimit, withNearOf } from '@settlewise/rules';
import { marginInWords, withTravelDays } from '../../../../record/limits/labels';
import { mostDaysOf } from './mostDays';

interface Counted {
  /** By the Home Office’s count. */
  readonly days: number;
  /** With the days of travel; undefined where that is not known. */
  readonly cautiousDays?: number | undefined;
  /** Null where none is shown beside the days. */
  readonly limit: number | null;
}

/** What the days of travel add to a number of days away; null where they change nothing. */
export function marginOf(
  { calculationDate }: Pick<IlrCalculationResponse, 'calculationDate'>,
  { days, cautiousDays = days, limit }: Counted,
): string | null {
  if (limit === null) return cautiousDays === days ? null : `${withTravelDays}: ${cautiousDays}.`;
  const like = withNearOf(limit, absenceLimitsOn(calculationDate).settlementYear);
  return marginInWords({ ...againstLimit(days, like), cautious: againstLimit(cautiousDays, like) });
}

/** The same of the most days away. */
export const marginOfMostDays = (result: IlrCalculationResponse): string | null =>
  marginOf(result, mostDaysOf(result));
