import type { JourneyResponse } from '@settlewise/contract';
import { daysOfTrip } from '@settlewise/rules';
import type { TripEntry } from './citizenshipDraft';

/** Journeys of the absence tracker as trips of the form. */
export const recordedEntries = (journeys: readonly JourneyResponse[]): TripEntry[] =>
  journeys.map(({ id, departureDate, returnDate, destination, crownDependency: answer }) => {
    const totalDays = daysOfTrip({ departureDate, returnDate }, 'inclusive');
    const onIslands = answer === 'visited' || answer === 'lived_there';
    return {
      ...{ id, startDate: departureDate, endDate: returnDate, totalDays, reason: destination },
      ...(onIslands && { crownDependency: answer }),
    };
  });
