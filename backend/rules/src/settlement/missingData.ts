import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import type { Missing } from '../assessment/answer';
import type { Permission, SettlementRequest } from '../assessment/request';
import { adviser, written, writtenDate } from '../assessment/wording';
import { forgivenGaps, protectionForThirtyMonths } from '../parameters/absenceRules';
import type { Route } from '../routes/route';

/** What the data has to cover. */
export interface Coverage {
  /** The first day of the years that the answer rests on. */
  readonly start: DayNumber;
  readonly asOf: DayNumber;
  /** The permissions that count on the route. */
  readonly counting: readonly Permission[];
  /** Every permission given. */
  readonly permissions: readonly Permission[];
}

/**
 * What is missing before anything can be said: permissions that begin after the years do, or that have ended. A list
 * that is not there is read as permission throughout; that is said among the reasons.
 */
export function missingPermissions({ start, asOf, counting, permissions }: Coverage): readonly Missing[] {
  if (permissions.length === 0) return [];
  const ends = Math.max(...permissions.map(({ to }) => toDayNumber(to)));
  const missing: Missing[] = [];
  const begins = Math.min(...counting.map(({ from, grantedOn }) => firstDayOf(from, grantedOn)));
  if (counting.length === 0)
    missing.push({
      code: 'permission_that_counts',
      message: 'None of the permissions you gave counts on this route. Add the one that does.',
      field: 'settlement.permissions',
    });
  else if (begins > start)
    missing.push({
      code: 'permission_at_start',
      message: `Your years begin on ${written(start)}, but the first permission you gave begins on ${written(begins)}. Add the permission you had before.`,
      field: 'settlement.permissions',
      from: fromDayNumber(start),
      to: fromDayNumber(begins - 1),
    });
  // A late application may be excused so long; after it, nobody can tell what somebody has now.
  if (ends + forgivenGaps.goodReasonDays < asOf)
    missing.push({
      code: 'permission_now',
      message: `The last permission you gave ended on ${written(ends)}. Add the one you have now, or say that you applied before that day and wait for a decision. If you have neither, ask ${adviser} at once.`,
      field: 'settlement.permissions',
      from: fromDayNumber(ends + 1),
      to: fromDayNumber(asOf),
    });
  return missing;
}

/** Counted from the decision where that came before the first day. */
function firstDayOf(from: string, grantedOn: string | undefined): DayNumber {
  return toDayNumber(grantedOn !== undefined && grantedOn < from ? grantedOn : from);
}

/** HC 1691: what no rule that is known says of protection claimed since 2 March 2026. */
export function ruleMissingForClaim(route: Route, { claimedOn }: SettlementRequest): readonly Missing[] {
  const { claimedFrom } = protectionForThirtyMonths;
  if (!route.lastDaysOfPermission || claimedOn === undefined || claimedOn < claimedFrom) return [];
  return [
    {
      code: 'rule_not_known',
      message: `Protection claimed on or after ${writtenDate(claimedFrom)} is granted for 30 months at a time (not confirmed). The rules for settlement after such permission are not the same, and we do not know them. We cannot name a day: ask ${adviser}.`,
    },
  ];
}
