import type { Trip } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';

const trip = (departureDate: CivilDate, returnDate: CivilDate): Trip => ({ departureDate, returnDate });

/** The journeys of the example on the home page. */
export const exampleTrips: readonly Trip[] = [
  trip('2023-04-03', '2023-04-17'),
  trip('2023-07-31', '2023-08-29'),
  trip('2023-12-15', '2024-01-07'),
  trip('2024-05-09', '2024-05-20'),
  trip('2024-07-04', '2024-09-24'),
  trip('2024-12-18', '2025-01-14'),
  trip('2025-06-05', '2025-06-22'),
  trip('2025-09-11', '2025-09-14'),
  trip('2026-03-20', '2026-04-13'),
];

/** The twelve months of the example with the most days away. */
export const busiestYear: { readonly from: CivilDate; readonly to: CivilDate } = {
  from: '2024-07-05',
  to: '2025-07-04',
};
