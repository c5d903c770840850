import type { AddressPeriod } from '@settlewise/rules/addressHistory';
import { dayCount } from '@settlewise/rules/assessment';
import { formatSpan } from '../../ui/dates/formatDate';

/** `1 day`, `2 days`. */
export const days = dayCount;

/** `from 3 April 2024 to 28 June 2024`, or `on 3 April 2024`. */
export const fromTo = ({ from, to }: AddressPeriod): string => formatSpan(from, to);

/** `13/04/2025` or `04/2025`, as forms ask for it: what is not known is not made up. */
export const asInForms = (date: string | null): string =>
  date === null ? 'present' : date.split('-').toReversed().join('/');

/** A, B … Z, AA, AB …: what the picture calls an address. House numbers would be taken for numbers. */
export function letterOf(position: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (position % 26));
  return position < 26 ? last : letterOf(Math.floor(position / 26) - 1) + last;
}
