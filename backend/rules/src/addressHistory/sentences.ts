import { dayCount, writtenDate } from '../assessment/wording';
import type { AbroadWithoutJourney } from './checkAddresses';

/** Says that an address abroad contradicts the journeys. */
export function conflictInWords({ from, to, days }: AbroadWithoutJourney): string {
  const when = from === to ? `on ${writtenDate(from)}` : `from ${writtenDate(from)} to ${writtenDate(to)}`;
  return [
    `You had an address outside the UK ${when}.`,
    `For ${dayCount(days)} of this time no journey says that you were away.`,
    'Days outside the UK count for your application: add the journey, or correct the address.',
  ].join(' ');
}
