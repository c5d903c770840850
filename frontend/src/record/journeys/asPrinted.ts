import type { JourneyResponse } from '@settlewise/contract';
import { reasonLabel } from './labels';
import type { PrintedTrip } from './PrintedTrips';

/** A recorded journey as the printed table has it. */
export const asPrinted = (journey: JourneyResponse): PrintedTrip => ({
  ...{ departureDate: journey.departureDate, returnDate: journey.returnDate },
  ...{ place: journey.destination, reason: reasonLabel(journey.reason), note: journey.notes },
});
