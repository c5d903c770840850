import type { CalculatorTrip, ReasonResponse } from '@settlewise/contract/assessments';
import type { ResultPart, SharedCount, SharedSnapshot } from '@settlewise/contract/sharedResults';
import { daysOfTrip } from '@settlewise/rules/absences';
import { codeReason, codeSentence } from '@settlewise/rules/coded';
import type { rememberSentences } from '@settlewise/rules/sentences';

/** All that can be shown of a result, without words. */
export interface Parts {
  /** This and the reasons are null if earlier rules wrote them. */
  readonly verdict: NonNullable<SharedSnapshot['verdict']> | null;
  readonly reasons: NonNullable<SharedSnapshot['reasons']> | null;
  /** What the days of travel change; null where they change nothing. */
  readonly margin: NonNullable<SharedSnapshot['margin']> | null;
  readonly counts: readonly SharedCount[];
  readonly trips: NonNullable<SharedSnapshot['trips']>;
  readonly details: NonNullable<SharedSnapshot['details']>;
}

/** The sentences of a result, by their text. */
export type SentencesByText = ReturnType<typeof rememberSentences>['sentences'];

/** Codes the reasons; null if earlier rules wrote one of them. */
export function codedReasons(
  reasons: readonly ReasonResponse[],
  sentences: SentencesByText,
): Parts['reasons'] {
  const coded = reasons.map((reason) => codeReason(reason, sentences)).filter((reason) => reason !== null);
  return coded.length === reasons.length ? coded : null;
}

/** The margin of a result, without its words. */
export const codedMargin = (
  { travelMargin }: { readonly travelMargin: string | null },
  sentences: SentencesByText,
): Parts['margin'] => (travelMargin === null ? null : codeSentence(travelMargin, sentences));

/** The days of trips, and never why somebody travelled. */
export const tripsShown = (trips: readonly CalculatorTrip[]): NonNullable<SharedSnapshot['trips']> =>
  trips
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate))
    .map(({ startDate, endDate }) => ({
      from: startDate,
      to: endDate,
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
export const decidingDays = ({
  days,
  homeOfficeDays,
}: Pick<SharedCount, 'days' | 'homeOfficeDays'>): number => homeOfficeDays ?? days;

/** The parts that there is something to show of. */
export const partsThere = (parts: Parts): readonly ResultPart[] => [
  ...(parts.verdict === null ? [] : (['verdict'] as const)),
  ...(parts.reasons === null || parts.reasons.length === 0 ? [] : (['reasons'] as const)),
  ...(parts.counts.length > 0 ? (['counts'] as const) : []),
  ...(parts.trips.length > 0 ? (['trips'] as const) : []),
  'details',
];

/** What is ticked before anybody has chosen. */
export const usualParts: readonly ResultPart[] = ['verdict', 'reasons'];
