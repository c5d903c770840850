import { type JourneyReason, journeyReasonOptions, journeyReasons } from '@settlewise/contract/journeys';

/** `1 day`, `12 days`. */
export const dayCount = (days: number): string =>
  `${days.toLocaleString('en-GB')} ${days === 1 ? 'day' : 'days'}`;

/** `1 journey`, `5 journeys`. */
export const journeyCount = (journeys: number): string =>
  `${journeys.toLocaleString('en-GB')} ${journeys === 1 ? 'journey' : 'journeys'}`;

/** The tracker's reason that a text is, or null: the dashboard's form lets people write their own. */
export function asJourneyReason(reason: string): JourneyReason | null {
  return journeyReasons.find((known) => known === reason.toLowerCase()) ?? null;
}

/** A reason as people read it. */
export function reasonLabel(reason: string): string {
  const known = asJourneyReason(reason);
  return journeyReasonOptions.find(({ value }) => value === known)?.label ?? reason;
}
