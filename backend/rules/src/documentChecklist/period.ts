import {
  addDays,
  addMonths,
  addYears,
  fromDayNumber,
  splitDate,
  toDayNumber,
  type CivilDate,
} from '../calendar/civilDate';
import { firstDayOfPeriod } from '../citizenship/citizenshipPeriod';
import { absenceLimits } from '../parameters/absenceLimits';
import { registrationRules } from '../parameters/registrationRules';
import { valueOn } from '../parameters/parameter';
import type { Route } from '../routes/route';
import { findRoute, yearsOn, type RouteKey } from '../routes/routes';
import type { ChecklistForm } from './question';
import type { ChecklistCase } from './row';

export interface ChecklistPeriod {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** The years that end on the day of a citizenship application, that day included. BNA 1981, Schedule 1. */
export const yearsBefore = (on: CivilDate, years: number): ChecklistPeriod => ({
  from: fromDayNumber(firstDayOfPeriod(toDayNumber(on), years)),
  to: on,
});

/** The years that are complete on the day of an ILR application: they end the day before, as in progress. */
const yearsCompleteOn = (on: CivilDate, years: number): ChecklistPeriod => ({
  from: addYears(on, -years),
  to: addDays(on, -1),
});

/** The period the form asks about; null if no years are required. */
export function qualifyingPeriod(one: ChecklistCase): ChecklistPeriod | null {
  const { form, on, answers, dateOfBirth } = one;
  switch (form) {
    case 'AN':
      return yearsBefore(
        on,
        (answers.spouseOfBritishCitizen === true ? absenceLimits.threeYears : absenceLimits.fiveYears).years,
      );
    case 'B(OTA)':
      return yearsBefore(on, absenceLimits.fiveYears.years);
    case 'T': {
      const birthday = addYears(dateOfBirth, valueOn(registrationRules.yearsLivedHere, on));
      return { from: dateOfBirth, to: birthday < on ? addDays(birthday, -1) : on };
    }
    case 'MN1':
      return null;
    default: {
      const years = findSettlementPeriod(form, one.route, on, one.qualifyingYears);
      return years === null ? null : clipToPermission(years, one);
    }
  }
}

/** The route whose rules decide a settlement application: long residence has its own form. */
export const routeAppliedOn = (form: ChecklistForm, route: RouteKey): Route =>
  findRoute(form === 'SET(LR)' ? 'long_residence' : route);

/**
 * The qualifying years before a settlement application; null if the route requires none.
 * @param needed the years of this person; null for the usual years of the route
 */
export function findSettlementPeriod(
  form: ChecklistForm,
  route: RouteKey,
  on: CivilDate,
  needed: number | null = null,
): ChecklistPeriod | null {
  const [usual = 0] = yearsOn(routeAppliedOn(form, route), on);
  const years = needed ?? usual;
  return years === 0 ? null : yearsCompleteOn(on, years);
}

/**
 * An application may be some days before the years are complete. Nothing is needed for the time before the first
 * visa.
 */
const clipToPermission = (
  { from, to }: ChecklistPeriod,
  { permissionSince = null }: ChecklistCase,
): ChecklistPeriod =>
  permissionSince !== null && permissionSince > from && permissionSince <= to
    ? { from: permissionSince, to }
    : { from, to };

/** The last whole calendar months before the day of the application. */
export function wholeMonthsBefore(on: CivilDate, months: number): ChecklistPeriod {
  const first = firstOfMonth(on);
  return { from: addMonths(first, -months), to: addDays(first, -1) };
}

/** The months that end on the day of the application. */
export const monthsBefore = (on: CivilDate, months: number): ChecklistPeriod => ({
  from: addDays(addMonths(on, -months), 1),
  to: on,
});

/** The last whole tax year before a day: from 6 April to 5 April. */
export function taxYearBefore(on: CivilDate): ChecklistPeriod {
  const { year } = splitDate(on);
  const thisYear = `${String(year).padStart(4, '0')}-04-06`;
  const begins = on >= thisYear ? thisYear : addYears(thisYear, -1);
  return { from: addYears(begins, -1), to: addDays(begins, -1) };
}

const firstOfMonth = (date: CivilDate): CivilDate => `${date.slice(0, 7)}-01`;
