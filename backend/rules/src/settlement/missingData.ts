import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import type { Missing } from '../assessment/answer';
import type { Permission, SettlementRequest } from '../assessment/request';
import { createMissing } from '../assessment/reasonsIn';
import type { LawOnDay } from '../parameters/law';
import type { Route } from '../routes/route';
import { settlementMissingForClaim } from '../sentences/settlementRequirements';
import { missing } from './reasonFactories';

/** What the data must cover. */
export interface Coverage {
  /** The first day of the qualifying years. */
  readonly start: DayNumber;
  readonly asOf: DayNumber;
  /** The number of years required. */
  readonly years: number;
  /** The permissions that count on the route. */
  readonly counting: readonly Permission[];
  /** All permissions given. */
  readonly permissions: readonly Permission[];
  /** Protection: the last day to apply. */
  readonly applyBy: DayNumber | null;
  /** Whether the person has applied, so that the answer is for the day of the application. */
  readonly hasApplied: boolean;
  /** Whether the law extends the permission because its extension was applied for in time. */
  readonly goesOn: boolean;
  readonly law: LawOnDay;
}

/**
 * The data that is missing for an answer: permissions that begin after the years do, or that have ended. An empty
 * list is read as continuous permission; a reason states this assumption. Protection has a known length, so no later
 * permission can be assumed once it has ended.
 */
export function missingPermissions(coverage: Coverage): readonly Missing[] {
  const { start, asOf, counting, permissions, applyBy, goesOn } = coverage;
  if (permissions.length === 0)
    return applyBy !== null && applyBy < asOf && !goesOn
      ? [missingCurrentPermission(applyBy, coverage.years, coverage)]
      : [];
  const ends = Math.max(...permissions.map(({ to }) => toDayNumber(to)));
  const missingItems: Missing[] = [];
  const begins = Math.min(...counting.map(({ from, grantedOn }) => findFirstDay(from, grantedOn)));
  if (counting.length === 0) missingItems.push(missing('permission_that_counts', {}, { field }));
  else if (begins > start)
    missingItems.push(
      missing(
        'permission_at_start',
        { start, begins },
        { field, from: fromDayNumber(start), to: fromDayNumber(begins - 1) },
      ),
    );
  // SUI 13.1 can excuse a late application. The Home Office decides that, so the answer never promises it.
  if (ends < asOf && !goesOn) missingItems.push(missingCurrentPermission(ends, null, coverage));
  return missingItems;
}

const field = 'settlement.permissions';

/**
 * The permission since the last known one is unknown.
 * @param protectionYears the years of protection that have ended
 */
function missingCurrentPermission(
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

/** Counts from the decision if it came before the first day. */
function findFirstDay(from: string, grantedOn: string | undefined): DayNumber {
  return toDayNumber(grantedOn !== undefined && grantedOn < from ? grantedOn : from);
}

/** The condition of routes without qualifying years. No visa date shows it. */
export function conditionNotAsked({ condition }: Route, law: LawOnDay): readonly Missing[] {
  if (condition === null) return [];
  const { inWords, ...about } = condition;
  return [{ ...about, message: inWords(law) }];
}

/** HC 1691: no known rule covers protection claimed since 2 March 2026. */
export function ruleMissingForClaim(
  route: Route,
  { claimedOn }: SettlementRequest,
  law: LawOnDay,
): readonly Missing[] {
  const { claimedFrom, lasts } = law.protectionForThirtyMonths;
  if (!route.lastDaysOfPermission || claimedOn === undefined || claimedOn < claimedFrom) return [];
  return [missingForClaim('rule_not_known', { claimedFrom, lasts, lastDays: law.lastDaysOfProtection.days })];
}

const missingForClaim = createMissing(settlementMissingForClaim);
