import type { JourneyResponse } from '@settlewise/contract';
import { travelRecord, type CivilDate, type TravelRecord } from '@settlewise/rules';

/** The Channel Islands and the Isle of Man belong to the UK for citizenship: who was there the whole time was not away. */
export const outsideForCitizenship = (journeys: readonly JourneyResponse[]): readonly JourneyResponse[] =>
  journeys.filter(
    ({ crownDependency }) => crownDependency !== 'visited' && crownDependency !== 'lived_there',
  );

/** Days away of all journeys, and of those that citizenship counts in the years that it limits, as on the dashboard. */
export function recordOf(journeys: readonly JourneyResponse[], today: CivilDate): TravelRecord {
  const { totalDays } = travelRecord(journeys, today, 'inclusive');
  return { ...travelRecord(outsideForCitizenship(journeys), today, 'inclusive'), totalDays };
}
