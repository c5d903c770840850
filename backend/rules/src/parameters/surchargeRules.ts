import { always } from './parameter';
import { sources } from './sources';
import { belowAge, inMonths } from './units';

/** How the immigration health surcharge is counted: whole years, and then the months that are left. */
export const surchargeRules = {
  /** Up to so many months that are left cost half a year; more cost a whole one. */
  halfYear: always(
    'Health surcharge: a rest that costs half a year, up to',
    inMonths,
    6,
    sources.healthCharge,
    'quoted',
  ),
  /** Permission of so many months or fewer costs nothing where the application is made outside the UK. */
  noneOutside: always(
    'Health surcharge: none from outside the UK for permission up to',
    inMonths,
    6,
    sources.healthCharge,
    'quoted',
  ),
  /** Younger people pay the lower surcharge. Their age on the day of the application decides. */
  reducedAge: always(
    'Health surcharge: the lower one before the age of',
    belowAge,
    18,
    sources.healthCharge,
    'quoted',
  ),
} as const;
