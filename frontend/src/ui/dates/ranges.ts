import { addYears, type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import type { DateRange } from './field/dateRange';

/** How far ahead people plan a task, a journey or an application. */
const yearsPlanned = 10;
/** How long a passport or another document lasts at most, and how long one that has run out can still be of use. */
const yearsOfDocument = 20;

/** A day that may lie in the past or be planned: a journey, a visa that ends, an address. */
export const pastOrPlanned = (today: CivilDate): DateRange => ({ latest: addYears(today, yearsPlanned) });

/** A day on which permission begins: it may be granted for a day that is still to come. */
export const permissionBegins = (today: CivilDate): DateRange => ({ latest: addYears(today, 1) });

/** A day still to come. @param kept the day that was chosen earlier: that it has passed since is no mistake */
export const stillToCome = (today: CivilDate, kept?: string | null): DateRange => ({
  ...pastOrPlanned(today),
  earliest: typeof kept === 'string' && isCivilDate(kept) && kept < today ? kept : today,
});

/** The last day of a document or a card. @param issued the day on which it began, where that is known */
export const runsOutOn = (today: CivilDate, issued = ''): DateRange => ({
  earliest: isCivilDate(issued) ? issued : addYears(today, -yearsOfDocument),
  latest: addYears(today, yearsOfDocument),
});
