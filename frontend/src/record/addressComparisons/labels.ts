import type { AddressPeriod } from '@settlewise/rules/addressHistory';
import { formatLongDate } from '../../ui/dates/formatDate';

/** What each of two people is shown of the other: said before anybody agrees, and in the same words afterwards. */
export const whatIsShown = ({ from, to }: AddressPeriod): string =>
  `Each of you sees the other’s addresses from ${formatLongDate(from)} to ${formatLongDate(to)}, the days that the form asks about. Nothing else of the record is shown, and nothing is copied.`;

export const comparisonFailed = 'This could not be done. Please try again.';
