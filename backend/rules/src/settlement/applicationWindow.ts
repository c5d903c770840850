import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import { yearsLater } from '../calendar/dayNumbers';
import type { Permission } from '../assessment/request';
import type { LawOnDay } from '../parameters/law';
import type { Route } from '../routes/route';

/** Days before the years are complete on which the route's rules allow an application. */
export function daysBeforeComplete({ twentyEightDays, lastDaysOfPermission }: Route, law: LawOnDay): number {
  if (twentyEightDays) return law.daysAfterApplication.days;
  return lastDaysOfPermission ? law.lastDaysOfProtection.days : 0;
}

/** The days on which an application is possible, for years that are complete on a given day. */
export interface ApplicationWindow {
  readonly earliest: DayNumber;
  /** As above, if the period's last day is the day before the anniversary. */
  readonly literal: DayNumber;
  /** An earlier day that GOV.UK allows; null if it names none. */
  readonly inPractice: DayNumber | null;
  /** The last day to apply; null where there is none. */
  readonly applyBy: DayNumber | null;
}

interface WindowQuestion {
  readonly completes: DayNumber;
  readonly permissions: readonly Permission[];
  /** The route allows no application before this day. */
  readonly notBefore: DayNumber;
  readonly asOf: DayNumber;
  readonly law: LawOnDay;
}

export function findApplicationWindow(
  route: Route,
  { completes, permissions, notBefore, asOf, law }: WindowQuestion,
): ApplicationWindow {
  const lead = daysBeforeComplete(route, law);
  const clampToAllowed = (day: DayNumber) => Math.max(day, notBefore);
  if (route.lastDaysOfPermission) {
    const last = findEndOfFiveYears(completes, permissions, law.lastDaysOfProtection.days);
    const earliest = clampToAllowed(last - lead + 1);
    // People with a newer permission have until its end.
    const applyBy = last < asOf ? (findEndOfPermission(asOf, permissions) ?? last) : last;
    return { earliest, literal: earliest, inPractice: null, applyBy };
  }
  return {
    earliest: clampToAllowed(completes - lead),
    literal: clampToAllowed(completes - 1 - lead),
    inPractice: route.earlyInPractice ? clampToAllowed(completes - law.daysEarlyInPractice.days) : null,
    applyBy: null,
  };
}

/**
 * The last day of the five-year permission. A permission that ends a few days after the anniversary is still the same
 * one: its last days are the days to apply.
 */
function findEndOfFiveYears(
  completes: DayNumber,
  permissions: readonly Permission[],
  lastDays: number,
): DayNumber {
  const ends = permissions
    .map(({ to }) => toDayNumber(to))
    .filter((to) => to >= completes - 1 && to < completes - 1 + lastDays);
  return ends.length === 0 ? completes - 1 : Math.max(...ends);
}

/** The last day of the permission held on a day; null if no permission covers the day. */
function findEndOfPermission(day: DayNumber, permissions: readonly Permission[]): DayNumber | null {
  const ends = permissions
    .filter(({ from, to }) => toDayNumber(from) <= day && toDayNumber(to) >= day)
    .map(({ to }) => toDayNumber(to));
  return ends.length === 0 ? null : Math.max(...ends);
}

/** LR 11.3: one year on the current permission, unless it was granted before 11 April 2024. */
export function findEarliestByCurrentPermission(
  route: Route,
  permissions: readonly Permission[],
  { longResidenceCurrentPermission: rule }: LawOnDay,
): DayNumber {
  if (route.absences !== 'long_residence') return -Infinity;
  const current = permissions.reduce<Permission | null>(
    (latest, permission) => (latest === null || permission.from > latest.from ? permission : latest),
    null,
  );
  const granted = current?.grantedOn ?? current?.from;
  if (granted === undefined || granted < rule.from) return -Infinity;
  return yearsLater(toDayNumber(granted), rule.years);
}
