import { type JourneyResponse, permittedReasonOptions } from '@settlewise/contract/journeys';
import type { CivilDate } from '@settlewise/rules/calendar';
import { dayCount } from './labels';
import { TripMarks, type TripMark } from './trips/TripMarks';

/** It shares days with another journey, lies ahead, or may be left out of the count for ILR. */
export const marksOf = (
  { overlaps, departureDate, permittedReason, travellers, evidence, daysRange }: JourneyResponse,
  today: CivilDate,
): readonly TripMark[] => [
  ...(overlaps ? [{ tone: 'soon', icon: 'warning', words: 'Overlaps another journey' } as const] : []),
  ...(departureDate > today ? [{ icon: 'calendar', words: 'Planned' } as const] : []),
  ...(daysRange === null
    ? []
    : [{ words: `Dates approximate: ${daysRange.least} to ${dayCount(daysRange.most)}` }]),
  ...countMark(travellers, 'With', 'dependant'),
  ...countMark(evidence, 'Evidence:', 'document'),
  ...permittedReasonOptions
    .filter(({ value }) => value === permittedReason)
    .map(({ label }) => ({ words: `May be left out for ILR: ${label}` })),
];

/** `With 2 dependants`; no mark where there is none. */
const countMark = (items: readonly unknown[] | null, before: string, one: string): readonly TripMark[] =>
  items === null || items.length === 0
    ? []
    : [{ words: `${before} ${items.length} ${items.length === 1 ? one : `${one}s`}` }];

/** What is special about a journey, in words. */
export function JourneyMarks({ journey, today }: { journey: JourneyResponse; today: CivilDate }) {
  return <TripMarks marks={marksOf(journey, today)} />;
}
