import { formatLongDate } from '../../ui/dates/formatDate';
import type { FormCheck } from './checkForForm';

/**
 * A statement for the free text of a form about days without an address: where the journeys say it, what the person did;
 * elsewhere a place to write it. Null where every day has an address.
 */
export function gapStatement({ checked: { gaps }, period }: FormCheck): string | null {
  if (gaps.length === 0) return null;
  const sentences = gaps.map(({ from, to, explainedBy }) => {
    const days =
      from === to ? `On ${formatLongDate(from)}` : `From ${formatLongDate(from)} to ${formatLongDate(to)}`;
    if (explainedBy === null) return `${days} [write here where you lived, or why you had no address].`;
    const { departureDate, returnDate } = explainedBy;
    const journey =
      returnDate === null
        ? `I left on ${formatLongDate(departureDate)} and have not come back yet.`
        : `I left on ${formatLongDate(departureDate)} and came back on ${formatLongDate(returnDate)}.`;
    return `${days} I had no address in the UK because I was abroad. ${journey}`;
  });
  return [
    `My addresses from ${formatLongDate(period.from)} to ${formatLongDate(period.to)} are in the form. I had no address on some days:`,
    ...sentences,
  ].join('\n');
}
