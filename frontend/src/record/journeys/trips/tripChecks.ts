import {
  fullestTwelveMonthsWith,
  limitCheck,
  type LimitCheck,
  ofSettlement,
  type Trip,
} from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import { absenceLimitsOn } from '@settlewise/rules/parameters';

/** A trip, and what may keep its days out of the count for ILR. */
export interface TripToCheck extends Trip {
  readonly crownDependency?: string | null | undefined;
  /** A reason for which the person's route leaves it out. */
  readonly isPermitted?: boolean;
}

const isCounted = ({ crownDependency, isPermitted = false }: TripToCheck): boolean =>
  crownDependency !== 'lived_there' && !isPermitted;

/** The limit of ILR after a trip: the worst 12 months that hold a day of it. None for a trip that ILR does not count. */
export function settlementAfter(
  trip: TripToCheck,
  others: readonly TripToCheck[],
  today: CivilDate,
): readonly LimitCheck[] {
  if (!isCounted(trip)) return [];
  const counted = others.filter(isCounted);
  const limit = absenceLimitsOn(today).settlementYear;
  return [
    limitCheck({
      kind: 'settlement',
      limit,
      decides: true,
      means: ofSettlement(limit.days),
      counted: fullestTwelveMonthsWith(trip, counted, 'whole_days'),
      cautiousDays: fullestTwelveMonthsWith(trip, counted, 'inclusive').days,
    }),
  ];
}
