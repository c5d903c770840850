import type { JourneyResponse } from '@settlewise/contract';
import { returnedWithin, type CivilDate } from '@settlewise/rules';

/** The choices of the period filter. */
export const periods = [
  { value: 'all', label: 'All time', years: null },
  { value: '1', label: 'Last 12 months', years: 1 },
  { value: '3', label: 'Last 3 years', years: 3 },
  { value: '5', label: 'Last 5 years', years: 5 },
] as const;

/** The journeys whose return lies in the period. */
export function journeysIn(
  journeys: readonly JourneyResponse[],
  choice: string,
  today: CivilDate,
): readonly JourneyResponse[] {
  const years = periods.find((period) => period.value === choice)?.years ?? null;
  return years === null ? journeys : returnedWithin(journeys, today, years);
}
