import type { IlrCalculationRequest } from '@settlewise/contract';
import type { Trip } from '@settlewise/rules';

/** The trips of a form as the pictures take them; none where totals were typed. */
export const tripsOf = ({ useDetailedAbsences, detailedAbsences }: IlrCalculationRequest): readonly Trip[] =>
  useDetailedAbsences
    ? detailedAbsences.map(({ startDate, endDate }) => ({ departureDate: startDate, returnDate: endDate }))
    : [];
