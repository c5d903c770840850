import { journeyReasons, type JourneyReason } from '@settlewise/contract';

/** `1 day`, `12 days`. */
export const dayCount = (days: number): string =>
  `${days.toLocaleString('en-GB')} ${days === 1 ? 'day' : 'days'}`;

/** `1 journey`, `5 journeys`. */
export const journeyCount = (journeys: number): string =>
  `${journeys.toLocaleString('en-GB')} ${journeys === 1 ? 'journey' : 'journeys'}`;

const reasonLabels: Readonly<Record<JourneyReason, string>> = {
  holiday: 'Holiday',
  business: 'Business',
  family: 'Family',
  medical: 'Medical',
  education: 'Education',
  other: 'Other',
};

export const reasonOptions = journeyReasons.map((value) => ({ value, label: reasonLabels[value] }));

/** The tracker's reason that a text is, or null: the dashboard's form lets people write their own. */
export function asJourneyReason(reason: string): JourneyReason | null {
  return journeyReasons.find((known) => known === reason.toLowerCase()) ?? null;
}

/** A reason as people read it. */
export function reasonLabel(reason: string): string {
  const known = asJourneyReason(reason);
  return known === null ? reason : reasonLabels[known];
}

/** Answers to whether a whole journey was in the Channel Islands or the Isle of Man. */
export const islandsOptions = [
  { value: 'visited', label: 'Yes, on a visit' },
  { value: 'lived_there', label: 'Yes, I lived there with permission' },
  { value: 'no', label: 'No, not the whole journey' },
  { value: 'not_sure', label: 'Not sure' },
];
