import { type CivilDate, monthNames, partsOf } from '@settlewise/rules/calendar';

/** `4 December 2027` */
export function longDate(date: CivilDate): string {
  const { year, month, day } = partsOf(date);
  return `${day} ${monthNames[month - 1] ?? ''} ${year}`;
}

/** Of a day that the rules engine comes to. */
export const workedOut = 'Worked out from visas and journeys. The day moves when they change.';

/** A name that a person gave, as part of a sentence. */
export const quoted = (text: string) => `“${text}”`;
