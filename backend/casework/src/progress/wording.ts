import { type CivilDate, monthNames, partsOf } from '@settlewise/rules/calendar';

/** `4 December 2027` */
export function longDate(date: CivilDate): string {
  const { year, month, day } = partsOf(date);
  return `${day} ${monthNames[month - 1] ?? ''} ${year}`;
}

/** `1 day`, `12 days` */
export const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
