import { crownDependencyStayKeys } from '@settlewise/contract/assessments';
import { reasonLabel } from '../../../../record/journeys/labels';
import { daysBetween, type DraftTrip } from './ilrDraft';
import type { CountedJourney } from '../../../../record/journeys/countedJourney';

const longestReason = 200;

/** Journeys of the absence tracker as trips of the form, the earliest first; one that goes on ends with today. */
export const recordedTrips = (journeys: readonly CountedJourney[]): DraftTrip[] =>
  journeys
    .toSorted((one, other) => one.departureDate.localeCompare(other.departureDate))
    .map(
      (
        { departureDate, returnDate, isOpen, destination, reason, permittedReason, crownDependency },
        index,
      ) => ({
        id: `trip-${index + 1}`,
        from: departureDate,
        to: returnDate,
        days: daysBetween(departureDate, returnDate),
        reason:
          `${destination}, ${reasonLabel(reason).toLowerCase()}${isOpen === true ? ', still away' : ''}`.slice(
            0,
            longestReason,
          ),
        permittedReason,
        crownDependency: crownDependencyStayKeys.find((stay) => stay === crownDependency) ?? null,
        ...(isOpen === true && { stillAway: true }),
      }),
    );
