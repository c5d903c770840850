import { permittedReasonOptions, type JourneyResponse } from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';
import { TripMarks, type TripMark } from './trips/TripMarks';

/** It shares days with another journey, lies ahead, or may be left out of the count for ILR. */
export const marksOf = (
  { overlaps, departureDate, permittedReason, travellers }: JourneyResponse,
  today: CivilDate,
): readonly TripMark[] => [
  ...(overlaps ? [{ tone: 'soon', icon: 'warning', words: 'Overlaps another journey' } as const] : []),
  ...(departureDate > today ? [{ icon: 'calendar', words: 'Planned' } as const] : []),
  ...(travellers === null
    ? []
    : [
        {
          words: `With ${travellers.length} ${travellers.length === 1 ? 'dependant' : 'dependants'}`,
        },
      ]),
  ...permittedReasonOptions
    .filter(({ value }) => value === permittedReason)
    .map(({ label }) => ({ words: `May be left out for ILR: ${label}` })),
];

/** What is special about a journey, in words. */
export function JourneyMarks({ journey, today }: { journey: JourneyResponse; today: CivilDate }) {
  return <TripMarks marks={marksOf(journey, today)} />;
}
