import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import { yearsLater } from '../calendar/dayNumbers';
import type { Permission } from '../assessment/request';
import type { LawOnDay } from '../parameters/law';
import type { Route } from '../routes/route';

/** How many days before its years are complete a route lets people apply, by the letter of its rules. */
export function daysBeforeComplete({ twentyEightDays, lastDaysOfPermission }: Route, law: LawOnDay): number {
  if (twentyEightDays) return law.daysAfterApplication.days;
  return lastDaysOfPermission ? law.lastDaysOfProtection.days : 0;
}

/** When an application can be made, for years that are complete on a day. */
export interface ApplicationWindow {
  readonly earliest: DayNumber;
  /** The same with a period whose last day is the day before the anniversary. */
  readonly literal: DayNumber;
  /** Earlier still, as GOV.UK lets people do; null where it says nothing else. */
  readonly inPractice: DayNumber | null;
  /** The last day to apply; null where there is none. */
  readonly applyBy: DayNumber | null;
}

interface WindowQuestion {
  readonly completes: DayNumber;
  readonly permissions: readonly Permission[];
  /** A day that the route does not let anybody apply before. */
  readonly notBefore: DayNumber;
  readonly asOf: DayNumber;
  readonly law: LawOnDay;
}

/** The days on which to apply. */
export function applicationWindow(
  route: Route,
  { completes, permissions, notBefore, asOf, law }: WindowQuestion,
): ApplicationWindow {
  const lead = daysBeforeComplete(route, law);
  const at = (day: DayNumber) => Math.max(day, notBefore);
  if (route.lastDaysOfPermission) {
    const last = endOfFiveYears(completes, permissions, law.lastDaysOfProtection.days);
    const earliest = at(last - lead + 1);
    // Whoever has been given more time since then has until the end of that.
    const applyBy = last < asOf ? (endOfPermissionOn(asOf, permissions) ?? last) : last;
    return { earliest, literal: earliest, inPractice: null, applyBy };
  }
  return {
    earliest: at(completes - lead),
    literal: at(completes - 1 - lead),
    inPractice: route.earlyInPractice ? at(completes - law.daysEarlyInPractice.days) : null,
    applyBy: null,
  };
}

/**
 * The last day of the permission of five years. One that ends some days after the anniversary is still that one: the
 * days to apply are the last of it.
 */
function endOfFiveYears(
  completes: DayNumber,
  permissions: readonly Permission[],
  lastDays: number,
): DayNumber {
  const ends = permissions
    .map(({ to }) => toDayNumber(to))
    .filter((to) => to >= completes - 1 && to < completes - 1 + lastDays);
  return ends.length === 0 ? completes - 1 : Math.max(...ends);
}

/** The last day of the permission held on a day; null where none given covers it. */
function endOfPermissionOn(day: DayNumber, permissions: readonly Permission[]): DayNumber | null {
  const ends = permissions
    .filter(({ from, to }) => toDayNumber(from) <= day && toDayNumber(to) >= day)
    .map(({ to }) => toDayNumber(to));
  return ends.length === 0 ? null : Math.max(...ends);
}

/** LR 11.3: a year on the current permission, unless it was granted before 11 April 2024. */
export function earliestByCurrentPermission(
  route: Route,
  permissions: readonly Permission[],
  { longResidenceCurrentPermission: asked }: LawOnDay,
): DayNumber {
  if (route.absences !== 'long_residence') return -Infinity;
  const current = permissions.reduce<Permission | null>(
    (latest, permission) => (latest === null || permission.from > latest.from ? permission : latest),
    null,
  );
  const granted = current?.grantedOn ?? current?.from;
  if (granted === undefined || granted < asked.from) return -Infinity;
  return yearsLater(toDayNumber(granted), asked.years);
}
