import { fullNameOf } from '../../record/dependants/labels';
import { formatLongDate } from '../../ui/dates/formatDate';
import type { FormCheck } from './checkForForm';

/**
 * A statement for the free text of a form about days without an address: where the journeys say it, what the person did;
 * elsewhere a place to write it. Null where every day has an address.
 */
export function gapStatement({ checked: { gaps }, period, whose }: FormCheck): string | null {
  if (gaps.length === 0) return null;
  const who = whose?.firstName ?? 'I';
  const [has, was] = whose === null ? ['have', 'I was'] : ['has', `${who} was`];
  const sentences = gaps.map(({ from, to, explainedBy }) => {
    const days =
      from === to ? `On ${formatLongDate(from)}` : `From ${formatLongDate(from)} to ${formatLongDate(to)}`;
    if (explainedBy === null)
      return `${days} [write here where ${whose?.firstName ?? 'you'} lived, or why there was no address].`;
    const { departureDate, returnDate } = explainedBy;
    const journey =
      returnDate === null
        ? `${who} left on ${formatLongDate(departureDate)} and ${has} not come back yet.`
        : `${who} left on ${formatLongDate(departureDate)} and came back on ${formatLongDate(returnDate)}.`;
    return `${days} ${who} had no address in the UK because ${was} abroad. ${journey}`;
  });
  const addresses = whose === null ? 'My addresses' : `The addresses of ${fullNameOf(whose)}`;
  const none = whose === null ? 'I had no address on some days' : 'There is none for some days';
  return [
    `${addresses} from ${formatLongDate(period.from)} to ${formatLongDate(period.to)} are in the form. ${none}:`,
    ...sentences,
  ].join('\n');
}
