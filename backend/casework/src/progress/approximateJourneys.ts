import { writtenDate } from '@settlewise/rules/assessment';
import { findTripBounds } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { ProgressRecord } from '../record/recordOn';

type Journeys = ProgressRecord['journeys'];

/**
 * A sentence about what changes if journeys with approximate dates had their longest possible length; null if nothing does.
 * @param findFirstDay returns the first day to apply, null without one
 */
export function describeApproximateMargin(
  { journeys, today }: Pick<ProgressRecord, 'journeys' | 'today'>,
  findFirstDay: (journeys: Journeys) => CivilDate | null,
): string | null {
  if (journeys.every(({ approximate }) => approximate === undefined)) return null;
  const longest = journeys.map((journey) => ({ ...journey, ...findTripBounds(journey, today).longest }));
  const [typed, safe] = [journeys, longest].map(findFirstDay);
  if (typed === undefined || typed === null || safe === undefined) return null;
  if (safe !== null && (safe === typed || (safe <= today && typed <= today))) return null;
  const outcome =
    safe === null ? 'no first day to apply can be named' : `the first day to apply is ${writtenDate(safe)}`;
  return `Some of your journeys have approximate dates. If each of them was as long as it can have been, ${outcome}. Look up the exact dates before you apply.`;
}

/** Joins two sentences, either of which may be missing. */
export function joinMargins(first: string | null, second: string | null): string | null {
  if (first === null || second === null) return first ?? second;
  return `${first} ${second}`;
}
