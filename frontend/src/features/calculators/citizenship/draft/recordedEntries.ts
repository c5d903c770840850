import { daysOfTrip } from '@settlewise/rules/absences';
import type { TripEntry } from './citizenshipDraft';
import type { CountedJourney } from '../../../../record/journeys/countedJourney';

/** Journeys of the absence tracker as trips of the form; one that goes on ends with today. */
export const recordedEntries = (journeys: readonly CountedJourney[]): TripEntry[] =>
  journeys.map(({ id, departureDate, returnDate, isOpen, destination, crownDependency: answer }) => {
    const totalDays = daysOfTrip({ departureDate, returnDate }, 'inclusive');
    const onIslands = answer === 'visited' || answer === 'lived_there';
    return {
      id,
      startDate: departureDate,
      endDate: returnDate,
      totalDays,
      reason: isOpen === true ? `${destination}, still away` : destination,
      ...(onIslands && { crownDependency: answer }),
      ...(isOpen === true && { stillAway: true }),
    };
  });
