import type {
  CalculatorTrip,
  ReasonResponse,
  ResultPart,
  SharedCount,
  SharedSnapshot,
} from '@settlewise/contract';
import { daysOfTrip } from '@settlewise/rules';

/** All that can be shown of a result. */
export interface Parts {
  readonly verdict: NonNullable<SharedSnapshot['verdict']>;
  /** The sentence under the verdict, which goes with the reasons. */
  readonly why: string;
  readonly reasons: readonly ReasonResponse[];
  readonly counts: readonly SharedCount[];
  readonly trips: NonNullable<SharedSnapshot['trips']>;
  readonly details: NonNullable<SharedSnapshot['details']>;
}

/** The days of trips, and never why somebody travelled. */
export const tripsShown = (trips: readonly CalculatorTrip[]): NonNullable<SharedSnapshot['trips']> =>
  trips
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate))
    .map(({ startDate, endDate }) => ({
      ...{ from: startDate, to: endDate },
      days: daysOfTrip({ departureDate: startDate, returnDate: endDate }, 'inclusive'),
    }));

/** Days away as a link holds them: with the days of travel, and without them where that is another number, which decides. */
export const sharedDays = (
  days: number,
  cautiousDays: number = days,
): Pick<SharedCount, 'days' | 'homeOfficeDays'> => ({
  days: cautiousDays,
  ...(cautiousDays !== days && { homeOfficeDays: days }),
});

/** The number that decides. */
export const decidingDays = ({ days, homeOfficeDays }: SharedCount): number => homeOfficeDays ?? days;

/** Why, and what changes with the days of travel counted. */
export const withMargin = (why: string, { travelMargin }: { readonly travelMargin: string | null }): string =>
  [why, travelMargin].filter(Boolean).join(' ');

export const yesOrNo = (answer: boolean): string => (answer ? 'Yes' : 'No');

/** The parts that there is something to show of. */
export const partsThere = (parts: Parts): readonly ResultPart[] => [
  'verdict',
  ...(parts.reasons.length > 0 ? (['reasons'] as const) : []),
  ...(parts.counts.length > 0 ? (['counts'] as const) : []),
  ...(parts.trips.length > 0 ? (['trips'] as const) : []),
  'details',
];

/** What is ticked before anybody has chosen. */
export const usualParts: readonly ResultPart[] = ['verdict', 'reasons'];
