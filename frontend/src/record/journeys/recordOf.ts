import type { JourneyResponse } from '@settlewise/contract/journeys';
import { travelRecord, type TravelRecord } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import { countJourneysUpTo } from './countedJourney';

/** The Channel Islands and the Isle of Man belong to the UK for citizenship: who was there the whole time was not away. */
export const outsideForCitizenship = <Journey extends JourneyResponse>(
  journeys: readonly Journey[],
): readonly Journey[] =>
  journeys.filter(
    ({ crownDependency }) => crownDependency !== 'visited' && crownDependency !== 'lived_there',
  );

/**
 * Days away of all journeys with the days of travel; and by the Home Office’s count, of those that citizenship counts, in the
 * years that it limits, as on the dashboard.
 */
export function recordOf(journeys: readonly JourneyResponse[], today: CivilDate): TravelRecord {
  const counted = countJourneysUpTo(journeys, today);
  const { totalDays } = travelRecord(counted, today, 'inclusive');
  return { ...travelRecord(outsideForCitizenship(counted), today, 'whole_days'), totalDays };
}
