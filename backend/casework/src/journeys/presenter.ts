import type { JourneyResponse } from '@settlewise/contract/journeys';
import type { JourneyDetails } from '@settlewise/domain/journeys';
import {
  daysOfTrip,
  findTripBounds,
  overlappingTrips,
  type Trip,
  tripUpTo,
} from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';

interface Presentable extends Pick<JourneyDetails, 'departureDate' | 'destination' | 'reason'> {
  readonly journeyId: string;
  /** Null, or left out, while the person is still away. */
  readonly returnDate?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly crownDependency?: JourneyResponse['crownDependency'] | undefined;
  readonly permittedReason?: JourneyResponse['permittedReason'] | undefined;
  readonly travellers?: readonly number[] | null | undefined;
  readonly evidence?: readonly string[] | null | undefined;
  readonly approximate?: JourneyResponse['approximate'] | undefined;
}

/**
 * Presents journeys of one person in the given order, and marks journeys that overlap. @param today in London; a journey
 * without a return is counted up to it
 */
export function presentJourneys(journeys: readonly Presentable[], today: CivilDate): JourneyResponse[] {
  const counted = journeys.map((journey) => ({
    journey,
    ...tripUpTo({ departureDate: journey.departureDate, returnDate: journey.returnDate ?? null }, today),
  }));
  const overlapping = overlappingTrips(counted);
  return counted.map((trip) => {
    const { journey } = trip;
    return {
      id: journey.journeyId,
      departureDate: journey.departureDate,
      returnDate: journey.returnDate ?? null,
      days: daysOfTrip(trip, 'inclusive'),
      destination: journey.destination,
      reason: journey.reason,
      notes: journey.notes ?? null,
      crownDependency: journey.crownDependency ?? null,
      permittedReason: journey.permittedReason ?? null,
      travellers: journey.travellers ? [...journey.travellers] : null,
      evidence: journey.evidence ? [...journey.evidence] : null,
      approximate: journey.approximate ?? null,
      daysRange: findDaysRange(trip, journey, today),
      overlaps: overlapping.has(trip),
    };
  });
}

/** The fewest and the most days of approximate dates; null for exact ones. */
function findDaysRange(
  { departureDate, returnDate }: Trip,
  journey: Presentable,
  today: CivilDate,
): JourneyResponse['daysRange'] {
  const { approximate = null } = journey;
  if (approximate === null) return null;
  const stillAway = (journey.returnDate ?? null) === null ? true : undefined;
  const { shortest, longest } = findTripBounds({ departureDate, returnDate, approximate, stillAway }, today);
  return { least: daysOfTrip(shortest, 'inclusive'), most: daysOfTrip(longest, 'inclusive') };
}

/** Presents one journey, and marks it if it overlaps another journey of the person. */
export function presentJourney(
  journey: Presentable,
  others: Iterable<readonly [journeyId: string, details: JourneyDetails]>,
  today: CivilDate,
): JourneyResponse {
  const rest = [...others]
    .filter(([journeyId]) => journeyId !== journey.journeyId)
    .map(([journeyId, details]) => ({ journeyId, ...details }));
  const [presented] = presentJourneys([journey, ...rest], today);
  if (presented === undefined) throw new Error('A list with a journey in it came out empty');
  return presented;
}
