import { crownDependencyStayKeys, type JourneyResponse } from '@settlewise/contract';
import { reasonLabel } from '../../../../record/journeys/labels';
import { daysBetween, type DraftTrip } from './ilrDraft';

const longestReason = 200;

/** Journeys of the absence tracker as trips of the form, the earliest first. */
export const recordedTrips = (journeys: readonly JourneyResponse[]): DraftTrip[] =>
  journeys
    .toSorted((one, other) => one.departureDate.localeCompare(other.departureDate))
    .map(({ departureDate, returnDate, destination, reason, crownDependency }, index) => ({
      id: `trip-${index + 1}`,
      from: departureDate,
      to: returnDate,
      days: daysBetween(departureDate, returnDate),
      reason: `${destination}, ${reasonLabel(reason).toLowerCase()}`.slice(0, longestReason),
      permittedReason: null,
      crownDependency: crownDependencyStayKeys.find((stay) => stay === crownDependency) ?? null,
    }));
