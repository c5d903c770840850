import { fromDayNumber } from '../calendar/civilDate';
import type { Reason } from '../assessment/reason';
import { isConfirmed } from '../parameters/confidence';
import { englishLevelOn } from '../parameters/englishLevels';
import { sources } from '../parameters/sources';
import { against, met, toKnow } from './reasonFactories';
import type { SettlementFindings } from './settlementFindings';

/** Reasons about the first and last day to apply, and what depends on them. */
export function windowReasons(findings: SettlementFindings): readonly Reason[] {
  const { verdict } = findings;
  const ending = [...assumedReasons(findings), ...journeyReasons(findings)];
  if (verdict === 'no_route') return ending;
  if (verdict === 'not_enough') return [...lastDaysOverReasons(findings), ...ending];
  return [...abroadReasons(findings), ...practiceReasons(findings), ...lastDaysReasons(findings), ...ending];
}

/** An application for settlement is made inside the UK. */
function abroadReasons({ abroad, settlement, earliest, asOf }: SettlementFindings): readonly Reason[] {
  if (abroad === null || settlement.awaitingDecisionSince !== undefined) return [];
  const first = Math.max(earliest, asOf);
  return [
    toKnow('apply_inside_uk', { on: first, back: abroad.arrival }, sources.immigrationRulesIndex, { first }),
  ];
}

/** Partners and parents: GOV.UK names an earlier day than the Rules do. */
function practiceReasons({ route, law, years, earliest, inPractice }: SettlementFindings): readonly Reason[] {
  if (inPractice === null) return [];
  const { source, days } = law.daysEarlyInPractice;
  const reasons = [
    toKnow('earlier_in_practice', { inPractice, days, months: 12 * years, earliest }, source, {
      first: inPractice,
      last: earliest,
    }),
  ];
  const [early, late] = [inPractice, earliest].map((day) =>
    englishLevelOn(route.english, fromDayNumber(day)),
  );
  if (early !== undefined && late !== undefined && early.value !== late.value)
    reasons.push(
      toKnow(
        'english_level_between',
        {
          early: { on: inPractice, level: early.value },
          late: { on: earliest, level: late.value },
          confirmed: isConfirmed(late.confidence),
        },
        late.source,
        { first: inPractice, last: earliest },
      ),
    );
  return reasons;
}

/** Protection: apply in the last days of the permission, never after it. */
function lastDaysReasons(findings: SettlementFindings): readonly Reason[] {
  const { route, applyBy, earliest, asOf, law, years } = findings;
  if (!route.lastDaysOfPermission || applyBy === null) return [];
  const { source, days } = law.lastDaysOfProtection;
  const span = { first: earliest, last: applyBy };
  if (earliest + days <= asOf)
    return [toKnow('apply_before_permission_ends', { years, applyBy }, source, span)];
  return [toKnow('last_days_of_permission', { days, earliest, applyBy }, source, span)];
}

/** Protection whose last days have passed: staying without permission is overstaying. */
function lastDaysOverReasons({ route, applyBy, earliest, asOf, law }: SettlementFindings): readonly Reason[] {
  if (!route.lastDaysOfPermission || applyBy === null || applyBy >= asOf) return [];
  const { source, days } = law.lastDaysOfProtection;
  return [against('last_days_over', { days, applyBy }, source, { first: earliest, last: applyBy })];
}

/** An empty list of permissions is read as continuous permission since the grant, even if the years restarted. */
function assumedReasons({ permissions, years, grant }: SettlementFindings): readonly Reason[] {
  if (permissions.length > 0 || years === 0) return [];
  return [
    toKnow('lawful_residence_assumed', { start: grant }, sources.continuousResidenceRules, { first: grant }),
  ];
}

/** A future journey that ends the valid days, and time on the islands. */
function journeyReasons({ ends, absences, settlement }: SettlementFindings): readonly Reason[] {
  const reasons: Reason[] = [];
  if (ends !== null)
    reasons.push(
      toKnow('journey_ends_good_days', ends, sources.continuousResidenceRules, {
        first: ends.last,
        last: ends.again,
      }),
    );
  const onIslands = absences.islandDays.reduce((days, { first, last }) => days + last - first + 1, 0);
  if (onIslands > 0)
    reasons.push(
      met(
        'lived_on_islands',
        { days: onIslands },
        settlement.route === 'eu_settled_status' ? sources.euSettlement : sources.continuousResidenceRules,
        { days: onIslands },
      ),
    );
  return reasons;
}
