import { addDays, type CivilDate } from '../calendar/civilDate';
import { lawOn } from '../parameters/law';
import type { RouteKey } from '../routes/routes';
import { daysBeforeComplete } from '../settlement/applicationWindow';
import { routeAppliedOn, findSettlementPeriod } from './period';
import type { ChecklistForm } from './question';

type AppliedInTime = string | null | undefined;

/** The part of a record's permissions that shows gaps between them. */
export interface RecordedPermissions {
  readonly visaStartDate: CivilDate | null;
  /** Null for a right, which never ends. */
  readonly visaExpiryDate: CivilDate | null;
  readonly appliedInTime: AppliedInTime;
  readonly previousVisaHistory: readonly {
    readonly startDate: CivilDate;
    readonly endDate: CivilDate;
    readonly appliedInTime?: AppliedInTime;
  }[];
}

/** The days on which an application requires permission. */
export interface DaysOfPermission {
  readonly from: CivilDate;
  /** The latest day of the first permission, if the application is made before the years are complete. */
  readonly startsBy: CivilDate;
  /** The last known day. */
  readonly to: CivilDate;
}

/** The days of a settlement application; null if it covers no years. */
export function daysOfPermission(
  form: ChecklistForm,
  route: RouteKey,
  {
    today,
    on,
    needed,
  }: { readonly today: CivilDate; readonly on: CivilDate; readonly needed?: number | null },
): DaysOfPermission | null {
  const years = findSettlementPeriod(form, route, on, needed);
  if (years === null) return null;
  const asked = routeAppliedOn(form, route);
  const law = lawOn(on);
  const inPractice = asked.earlyInPractice ? law.daysEarlyInPractice.days : 0;
  return {
    from: years.from,
    startsBy: addDays(years.from, Math.max(daysBeforeComplete(asked, law), inPractice)),
    to: today < on ? today : on,
  };
}

/**
 * Whether a day of the application is outside the recorded permissions. Null if they do not cover its first or last
 * day, or if it is unknown whether the next one was applied for in time.
 * @param days null if no years are required: then every day counts
 * @param pending the day of a pending application, which extends the permission if made in time
 */
export function hasGap(
  { visaStartDate, visaExpiryDate, appliedInTime, previousVisaHistory }: RecordedPermissions,
  days: DaysOfPermission | null,
  pending: CivilDate | null,
): boolean | null {
  if (visaStartDate === null) return null;
  const latestFirst = previousVisaHistory.toSorted((one, other) =>
    other.startDate.localeCompare(one.startDate),
  );
  let next = { startDate: visaStartDate, appliedInTime };
  let unclear = false;
  for (const visa of latestFirst) {
    // Gaps before the years of the application do not matter.
    if (days !== null && next.startDate <= days.from) break;
    if (addDays(visa.endDate, 1) < next.startDate) {
      if (next.appliedInTime === 'no') return true;
      if (next.appliedInTime !== 'yes') unclear = true;
    }
    next = { startDate: visa.startDate, appliedInTime: visa.appliedInTime };
  }
  const reachesBack = days === null ? previousVisaHistory.length > 0 : next.startDate <= days.startsBy;
  const isOver = days !== null && visaExpiryDate !== null && visaExpiryDate < days.to;
  const goesOn = !isOver || (pending !== null && pending <= visaExpiryDate);
  return unclear || !reachesBack || !goesOn ? null : false;
}
