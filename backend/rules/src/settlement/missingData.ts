import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import type { Missing } from '../assessment/answer';
import type { Permission, SettlementRequest } from '../assessment/request';
import { adviser, dayCount, inLetters, written, writtenDate } from '../assessment/wording';
import type { LawOnDay } from '../parameters/law';
import type { Route } from '../routes/route';

/** What the data has to cover. */
export interface Coverage {
  /** The first day of the years that the answer rests on. */
  readonly start: DayNumber;
  readonly asOf: DayNumber;
  /** How many years are asked. */
  readonly years: number;
  /** The permissions that count on the route. */
  readonly counting: readonly Permission[];
  /** Every permission given. */
  readonly permissions: readonly Permission[];
  /** Protection: the last day to apply. */
  readonly applyBy: DayNumber | null;
  readonly law: LawOnDay;
}

/**
 * What is missing before anything can be said: permissions that begin after the years do, or that have ended. A list
 * that is not there is read as permission throughout; that is said among the reasons. Protection is given for a time
 * that is known: once it is over, no permission of later days can be taken for granted.
 */
export function missingPermissions(coverage: Coverage): readonly Missing[] {
  const { start, asOf, counting, permissions, applyBy, law } = coverage;
  if (permissions.length === 0)
    return applyBy !== null && applyBy < asOf ? [protectionEnded(applyBy, coverage)] : [];
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
  // SUI 13.1 can excuse a late application. That is for the Home Office to say, so nobody is told that they can apply.
  if (ends < asOf)
    missing.push({
      code: 'permission_now',
      message: `The last permission you gave ended on ${written(ends)}. ${addPermissionNow} ${lateApplication(ends, asOf, law)}`,
      field: 'settlement.permissions',
      from: fromDayNumber(ends + 1),
      to: fromDayNumber(asOf),
    });
  return missing;
}

const addPermissionNow =
  'Add the one you have now, or say that you applied before that day and wait for a decision.';

/** What holds for somebody who has no permission any more. */
function lateApplication(ends: DayNumber, asOf: DayNumber, law: LawOnDay): string {
  const { goodReasonDays } = law.forgivenGaps;
  const excused =
    asOf - ends <= goodReasonDays
      ? ` A late application may be excused within ${dayCount(goodReasonDays)}, for a good reason.`
      : '';
  return `If you have neither, ask ${adviser} at once.${excused}`;
}

/** The years of protection are over, and nothing is known of the time since. */
function protectionEnded(ended: DayNumber, { asOf, law, years }: Coverage): Missing {
  return {
    code: 'permission_now',
    message: `Your ${inLetters(years)} years of permission ended on ${written(ended)}. Settlement is applied for before that day is over. ${addPermissionNow} ${lateApplication(ended, asOf, law)}`,
    field: 'settlement.permissions',
    from: fromDayNumber(ended + 1),
    to: fromDayNumber(asOf),
  };
}

/** Counted from the decision where that came before the first day. */
function firstDayOf(from: string, grantedOn: string | undefined): DayNumber {
  return toDayNumber(grantedOn !== undefined && grantedOn < from ? grantedOn : from);
}

/** Routes that ask for no years: what they ask instead, which no date shows. */
export function conditionNotAsked({ condition }: Route): readonly Missing[] {
  return condition === null ? [] : [{ code: condition.code, message: condition.message }];
}

/** HC 1691: what no rule that is known says of protection claimed since 2 March 2026. */
export function ruleMissingForClaim(
  route: Route,
  { claimedOn }: SettlementRequest,
  law: LawOnDay,
): readonly Missing[] {
  const { claimedFrom, lasts } = law.protectionForThirtyMonths;
  if (!route.lastDaysOfPermission || claimedOn === undefined || claimedOn < claimedFrom) return [];
  return [
    {
      code: 'rule_not_known',
      message: `Protection claimed on or after ${writtenDate(claimedFrom)} is granted for ${lasts} at a time (not confirmed). The rules for settlement after such permission are not the same, and we do not know them. We cannot name a day: ask ${adviser}.`,
    },
  ];
}
