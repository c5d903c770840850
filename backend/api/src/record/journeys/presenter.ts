import type { JourneyResponse } from '@settlewise/contract';
import type { JourneyDetails } from '@settlewise/domain';
import { daysOfTrip, overlappingTrips } from '@settlewise/rules';

interface Presentable extends Pick<
  JourneyDetails,
  'departureDate' | 'returnDate' | 'destination' | 'reason'
> {
  readonly journeyId: string;
  readonly notes?: string | null | undefined;
  readonly crownDependency?: JourneyResponse['crownDependency'] | undefined;
}

/** Journeys of one person, in the order given, each with whether it shares days with another. */
export function presentJourneys(journeys: readonly Presentable[]): JourneyResponse[] {
  const overlapping = overlappingTrips(journeys);
  return journeys.map((journey) => ({
    id: journey.journeyId,
    departureDate: journey.departureDate,
    returnDate: journey.returnDate,
    days: daysOfTrip(journey, 'inclusive'),
    destination: journey.destination,
    reason: journey.reason,
    notes: journey.notes ?? null,
    crownDependency: journey.crownDependency ?? null,
    overlaps: overlapping.has(journey),
  }));
}

/** One journey, seen among all journeys of the person. */
export function presentJourney(
  journey: Presentable,
  others: Iterable<readonly [journeyId: string, details: JourneyDetails]>,
): JourneyResponse {
  const rest = [...others]
    .filter(([journeyId]) => journeyId !== journey.journeyId)
    .map(([journeyId, details]) => ({ journeyId, ...details }));
  const [presented] = presentJourneys([journey, ...rest]);
  if (presented === undefined) throw new Error('A list with a journey in it came out empty');
  return presented;
}
