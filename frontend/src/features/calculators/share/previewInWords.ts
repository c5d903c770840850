import type { SharedSnapshot } from '@settlewise/contract/sharedResults';
import { dayCount } from '../../../record/journeys/labels';
import { formatLongDate, formatRange } from '../../../ui/dates/formatDate';
import { decidingDays } from './parts';
import type { CountInWords, SharedInWords } from './sayShared';

/** What the reader will see, a line each. */
export function previewInWords(shared: SharedInWords): readonly string[] {
  const { name, calculatedOn, verdict, reasons, counts, trips, details } = shared;
  return [
    ...(verdict === undefined ? [] : [`The answer: “${verdict.status}. ${verdict.headline}.”`]),
    ...(reasons === undefined ? [] : [reasonsInWords(reasons.length)]),
    ...(counts === undefined ? [] : [`Your days away: ${counts.map(countInWords).join('; ')}.`]),
    ...(trips === undefined ? [] : [tripsInWords(trips)]),
    ...(details === undefined
      ? []
      : [`What you typed: ${details.map((detail) => `${detail.name}: ${detail.value}`).join('; ')}.`]),
    `That it was worked out on ${formatLongDate(calculatedOn)}, and by which rules.`,
    name === undefined ? 'Not who you are: no name, no address, no account.' : `The name “${name}”.`,
  ];
}

const reasonsInWords = (reasons: number): string =>
  `${reasons === 1 ? 'The reason' : `All ${reasons} reasons`}, with the days, the dates and the rules of your route in them.`;

function countInWords(count: CountInWords): string {
  const { title, limit } = count;
  const days = decidingDays(count);
  return `${title}: ${limit === null ? dayCount(days) : `${days} of ${dayCount(limit)}`}`;
}

function tripsInWords(trips: NonNullable<SharedSnapshot['trips']>): string {
  const [first, last] = [trips[0]?.from, trips.at(-1)?.to];
  const when = first === undefined || last === undefined ? '' : `, ${formatRange(first, last)}`;
  return `${trips.length === 1 ? 'One trip' : `${trips.length} trips`}${when}: first day, last day and days away, not why you travelled.`;
}
