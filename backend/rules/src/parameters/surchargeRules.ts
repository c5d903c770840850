import { always } from './parameter';
import { sources } from './sources';
import { anAge, inMonths } from './units';

/*
 * How the immigration health surcharge is counted. Whole years are paid, and then what is left over: up to six months
 * of it cost half a year, more cost a whole one.
 */

/** What is left over after whole years costs half a year up to so many months. */
export const halfYearUpTo = always(
  'Health surcharge: a rest that costs half a year, up to',
  inMonths,
  6,
  sources.healthCharge,
  'quoted',
);

/** Permission of so many months or less costs nothing where it is applied for from outside the UK. */
export const noChargeUpTo = always(
  'Health surcharge: none from outside the UK for permission up to',
  inMonths,
  6,
  sources.healthCharge,
  'quoted',
);

/** Younger people pay the lower surcharge. Their age on the day of the application decides. */
export const reducedBefore = always(
  'Health surcharge: the lower one before the age of',
  anAge,
  18,
  sources.healthCharge,
  'quoted',
);
