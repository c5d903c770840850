import type { CountedJourney } from './countedJourney';
import { reasonLabel } from './labels';
import type { PrintedTrip } from './PrintedTrips';

/** A recorded journey as the printed table has it. */
export const asPrinted = (journey: CountedJourney): PrintedTrip => ({
  departureDate: journey.departureDate,
  returnDate: journey.returnDate,
  isOpen: journey.isOpen === true,
  place: journey.destination,
  reason: reasonLabel(journey.reason),
  note: journey.notes,
});
