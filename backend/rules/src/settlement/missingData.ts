import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import type { Missing } from '../assessment/answer';
import type { Permission, SettlementRequest } from '../assessment/request';
import { missingIn } from '../assessment/reasonsIn';
import type { LawOnDay } from '../parameters/law';
import type { Route } from '../routes/route';
import { settlementMissingForClaim } from '../sentences/settlementRequirements';
import { missing } from './said';

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
  /** They have applied: the answer is that of the day of the application. */
  readonly hasApplied: boolean;
  /** The permission goes on by law after its last day, because its extension was applied for in time. */
  readonly goesOn: boolean;
  readonly law: LawOnDay;
}

/**
 * What is missing before anything can be said: permissions that begin after the years do, or that have ended. A list
 * that is not there is read as permission throughout; that is said among the reasons. Protection is given for a time
 * that is known: once it is over, no permission of later days can be taken for granted.
 */
export function missingPermissions(coverage: Coverage): readonly Missing[] {
  const { start, asOf, counting, permissions, applyBy, goesOn } = coverage;
  if (permissions.length === 0)
    return applyBy !== null && applyBy < asOf && !goesOn
      ? [permissionNow(applyBy, coverage.years, coverage)]
      : [];
  const ends = Math.max(...permissions.map(({ to }) => toDayNumber(to)));
  const lacking: Missing[] = [];
  const begins = Math.min(...counting.map(({ from, grantedOn }) => firstDayOf(from, grantedOn)));
  if (counting.length === 0) lacking.push(missing('permission_that_counts', {}, { field }));
  else if (begins > start)
    lacking.push(
      missing(
        'permission_at_start',
        { start, begins },
        { field, from: fromDayNumber(start), to: fromDayNumber(begins - 1) },
      ),
    );
  // SUI 13.1 can excuse a late application. That is for the Home Office to say, so nobody is told that they can apply.
  if (ends < asOf && !goesOn) lacking.push(permissionNow(ends, null, coverage));
  return lacking;
}

const field = 'settlement.permissions';

/** Nothing is known of the time since the last permission. @param protectionYears the years of protection that are over */
function permissionNow(
  ended: DayNumber,
  protectionYears: number | null,
  { asOf, law, hasApplied }: Pick<Coverage, 'asOf' | 'law' | 'hasApplied'>,
): Missing {
  const { goodReasonDays } = law.forgivenGaps;
  return missing(
    'permission_now',
    {
      ends: ended,
      hasApplied,
      protectionYears,
      goodReasonDays: asOf - ended <= goodReasonDays ? goodReasonDays : null,
    },
    { field, from: fromDayNumber(ended + 1), to: fromDayNumber(asOf) },
  );
}

/** Counted from the decision where that came before the first day. */
function firstDayOf(from: string, grantedOn: string | undefined): DayNumber {
  return toDayNumber(grantedOn !== undefined && grantedOn < from ? grantedOn : from);
}

/** Routes that ask for no years: what they ask instead, which no date of a visa shows. */
export function conditionNotAsked({ condition }: Route, law: LawOnDay): readonly Missing[] {
  if (condition === null) return [];
  const { inWords, ...about } = condition;
  return [{ ...about, message: inWords(law) }];
}

/** HC 1691: what no rule that is known says of protection claimed since 2 March 2026. */
export function ruleMissingForClaim(
  route: Route,
  { claimedOn }: SettlementRequest,
  law: LawOnDay,
): readonly Missing[] {
  const { claimedFrom, lasts } = law.protectionForThirtyMonths;
  if (!route.lastDaysOfPermission || claimedOn === undefined || claimedOn < claimedFrom) return [];
  return [missingForClaim('rule_not_known', { claimedFrom, lasts, lastDays: law.lastDaysOfProtection.days })];
}

const missingForClaim = missingIn(settlementMissingForClaim);
