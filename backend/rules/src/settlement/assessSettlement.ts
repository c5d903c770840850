import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import { yearsLater } from '../calendar/dayNumbers';
import { unionOf } from '../absences/absentDays';
import { indexDays } from '../absences/dayIndex';
import type { Absence } from '../absences/recordedAbsences';
import type { CountingMethod } from '../absences/trip';
import type { LimitedWindow, SettlementAnswer, SettlementVerdict } from '../assessment/answer';
import { englishStanding, lifeInUkStanding } from '../assessment/knowledge';
import type { AssessedPerson, DatedTrip, Permission, SettlementRequest } from '../assessment/request';
import { daysAfterApplication, longResidenceCurrentPermission } from '../parameters/absenceRules';
import { routeOf } from '../routes/routes';
import type { Route } from '../routes/route';
import type { AbsenceRule } from './absenceRule';
import { gapsBetween, noGap } from './permissions';
import {
  firstCompliantPeriod,
  periodCompleteFrom,
  periodFrom,
  type QualifyingPeriod,
} from './qualifyingPeriod';
import { missingRule, noRouteReasons } from './noRouteReasons';
import { settlementReasons } from './settlementReasons';
import { settlementAbsences } from './settlementRules';

/** What the settlement question is asked of. */
export interface SettlementQuestion {
  readonly settlement: SettlementRequest;
  readonly trips: readonly DatedTrip[];
  readonly counting: CountingMethod;
  readonly asOf: DayNumber;
  readonly person?: AssessedPerson;
}

/**
 * When somebody can apply for settlement on a route, and why not earlier. The request is taken to be sound
 * (`problemsOf`); days are civil dates; limits and years are those of the rule set.
 */
export function assessSettlement(question: SettlementQuestion): SettlementAnswer {
  const { settlement, asOf } = question;
  const route = routeOf(settlement.route);
  const grant = toDayNumber(settlement.grantDate);
  const [usualYears] = route.qualifyingYears;
  if (usualYears === undefined) return withoutRoute(route, settlement);
  const years = settlement.qualifyingYears ?? usualYears;

  const entry = settlement.entryDate === undefined ? grant : toDayNumber(settlement.entryDate);
  const periodStart = route.clockStarts === 'entry' ? Math.max(grant, entry) : grant;
  const beforeEntry: Absence | null =
    entry > periodStart ? { departure: grant, arrival: entry, first: grant, last: entry - 1 } : null;
  const permissions = settlement.permissions ?? [];
  const gaps = gapsBetween(permissions);
  const uncounted = indexDays(unionOf(gaps.flatMap((gap) => gap.uncounted)));
  const absences = settlementAbsences(route, {
    ...question,
    grant,
    beforeEntry,
    permissions,
    startCompleting: (day) => periodCompleteFrom(day, periodStart, years, uncounted).start,
  });
  const rules = [noGap(gaps), ...absences.rules];

  const lead = route.twentyEightDays ? daysAfterApplication.days : 0;
  const notBefore = earliestByCurrentPermission(route, permissions);
  const applicationFor = (countingDate: DayNumber) => Math.max(countingDate - lead, notBefore);

  const whole = periodFrom(periodStart, years, uncounted);
  const first = firstCompliantPeriod(whole, years, uncounted, rules);
  const reached = first.completes - lead <= asOf;
  // A period once good does not stay so: it is counted back from the application, not from the first day it was good.
  const today = periodCompleteFrom(asOf, periodStart, years, uncounted);
  const now = !reached
    ? null
    : first.start >= today.start
      ? first
      : firstCompliantPeriod(today, years, uncounted, rules);
  const goodNow = now !== null && now.completes <= asOf + lead;
  const chosen = now === null || goodNow ? first : now;
  const eligible = goodNow && applicationFor(first.completes) <= asOf;
  const tooManyDays = chosen.obstacles.some(({ kind }) => kind !== 'gap_without_permission');
  const earliest = applicationFor(chosen.completes);
  const closed = closesBefore(route, Math.max(earliest, asOf));
  const dateUnlessClosed = (day: DayNumber) => (closed ? null : fromDayNumber(day));
  const verdict: SettlementVerdict = closed
    ? 'no_route'
    : eligible
      ? 'eligible'
      : tooManyDays && !goodNow
        ? 'over_limit'
        : 'not_yet';
  const looked = goodNow ? now : whole.completes < asOf ? today : whole;
  const worst = worstWindow(looked, absences.rules);

  return {
    route: settlement.route,
    qualifyingYears: years,
    periodStart: fromDayNumber(periodStart),
    periodComplete: fromDayNumber(whole.completes),
    preEntryDays: beforeEntry === null ? 0 : entry - grant,
    worstTwelveMonths: worst,
    verdict,
    earliestApplicationDate: dateUnlessClosed(earliest),
    literalEarliestApplicationDate: dateUnlessClosed(
      years === 0 ? earliest : applicationFor(chosen.completes - 1),
    ),
    firstCompliantCountingDate: dateUnlessClosed(chosen.completes),
    reasons: settlementReasons({
      route,
      years,
      asOf,
      verdict,
      earliest,
      lead,
      notBefore,
      period: goodNow ? now : chosen,
      looked,
      obstacles: goodNow ? [] : chosen.obstacles,
      worst,
      beforeEntry,
      gaps,
      permissions,
      grant,
      absences,
    }),
    ...nothingOpen,
    english: englishStanding(route.english, fromDayNumber(Math.max(earliest, asOf)), question.person),
    lifeInUk: lifeInUkStanding(route, fromDayNumber(Math.max(earliest, asOf)), question.person),
  };
}

/** Of an answer that rests on nothing open. */
const nothingOpen = {
  missing: [],
  practicalEarliestApplicationDate: null,
  applyBy: null,
  eligibleUntil: null,
  eligibleAgainFrom: null,
  questions: [],
  otherOutcome: null,
} as const;

/** True when nobody can apply on the route any more on a day, not even those who have longer. */
function closesBefore({ closes }: Route, day: DayNumber): boolean {
  return closes !== null && day > toDayNumber(closes.laterFor?.on ?? closes.on);
}

function withoutRoute(route: Route, settlement: SettlementRequest): SettlementAnswer {
  return {
    route: settlement.route,
    qualifyingYears: null,
    periodStart: settlement.grantDate,
    periodComplete: null,
    preEntryDays: 0,
    worstTwelveMonths: null,
    verdict: route.settlementRule === 'not_known' ? 'not_enough' : 'no_route',
    earliestApplicationDate: null,
    literalEarliestApplicationDate: null,
    firstCompliantCountingDate: null,
    reasons: noRouteReasons(route),
    ...nothingOpen,
    missing: missingRule(route),
    english: null,
    lifeInUk: null,
  };
}

/** LR 11.3: a year on the current permission, unless it was granted before 11 April 2024. */
function earliestByCurrentPermission(route: Route, permissions: readonly Permission[]): DayNumber {
  if (route.absences !== 'long_residence') return -Infinity;
  const current = permissions.reduce<Permission | null>(
    (latest, permission) => (latest === null || permission.from > latest.from ? permission : latest),
    null,
  );
  const granted = current?.grantedOn ?? current?.from;
  if (granted === undefined || granted < longResidenceCurrentPermission.from) return -Infinity;
  return yearsLater(toDayNumber(granted), longResidenceCurrentPermission.years);
}

function worstWindow(period: QualifyingPeriod, rules: readonly AbsenceRule[]): LimitedWindow | null {
  const windows = rules
    .map((rule) => rule.worst(period.start, period.completes - 1))
    .filter((window) => window !== null);
  const [firstWindow, ...others] = windows;
  if (firstWindow === undefined) return null;
  const worst = others.reduce((most, window) => (window.days > most.days ? window : most), firstWindow);
  return {
    days: worst.days,
    from: fromDayNumber(worst.first),
    to: fromDayNumber(worst.last),
    limit: worst.limit.days,
    exceeded: worst.days > worst.limit.days,
  };
}
