import { absentDays, countDaysBetween } from '../absences/absentDays';
import { assess } from '../assessment/assess';
import type { Missing, SettlementAnswer } from '../assessment/answer';
import { findTravelMargin, withoutTravelMargin } from '../assessment/otherCount';
import type { Reason } from '../assessment/reason';
import { latestDate } from '../assessment/problems';
import { addYears, toDayNumber, type CivilDate } from '../calendar/civilDate';
import { rowOn, type Source } from '../parameters/parameter';
import { routeRules } from '../parameters/routeRules';
import { openOutcomes } from '../progress/openOutcomes';
import { percentPassed } from '../progress/shareOfTime';
import { routeOf, yearsOn, type RouteKey } from '../routes/routes';
import type { Route } from '../routes/route';
import { notesOn } from '../routes/routeNote';
import {
  isBritish,
  isPartner,
  isSettledBy,
  journeysOf,
  type DependantOnRecord,
  type MainPerson,
} from './dependantOnRecord';
import { dependantRoute } from './dependantRoute';
import { missing, toKnow } from './said';

/**
 * `own_clock`: years of their own, from their own visa and journeys. `with_family`: no years; they settle with or after
 * the person whose dependant they are. `no_route`: their visa leads to no settlement. `ask`: not known here.
 */
export type DependantStatus =
  'british' | 'settled' | 'own_clock' | 'with_family' | 'no_route' | 'not_enough' | 'ask';

/** Where a dependant stands on the way to settlement of their own. */
export interface DependantSettlement {
  readonly status: DependantStatus;
  readonly route: (Route & { readonly key: RouteKey }) | null;
  /** By the Home Office’s count; null but where the status is `own_clock`. */
  readonly answer: SettlementAnswer | null;
  /** What the cautious count changes, in a sentence; null where verdict and day are the same. */
  readonly travelMargin: string | null;
  /** Since when they are settled. */
  readonly settledSince: CivilDate | null;
  /** Days away since their years began, with the days of travel. */
  readonly daysAway: number | null;
  /** Whole percent of their years. */
  readonly percent: number | null;
  readonly reasons: readonly Reason[];
  /** Empty unless the status is `not_enough`. */
  readonly missing: readonly Missing[];
}

const nothing = {
  route: null,
  answer: null,
  travelMargin: null,
  settledSince: null,
  daysAway: null,
  percent: null,
  reasons: [],
  missing: [],
} as const;

/**
 * Settlement of a dependant, from their own visa and journeys alone: no date of the main person is theirs. Pure: same
 * record and day, same answer. @param today in London
 */
export function dependantSettlement(
  dependant: DependantOnRecord,
  main: MainPerson,
  today: CivilDate,
): DependantSettlement {
  if (isBritish(dependant) === true) return { ...nothing, status: 'british' };
  const { settledSince, currentVisaType, firstName } = dependant;
  if (settledSince !== null) return { ...nothing, status: 'settled', settledSince };
  if (currentVisaType === null)
    return notEnough(missing('visa_type', { name: firstName }, { field: 'currentVisaType' }));
  if (isSettledBy(currentVisaType)) return { ...nothing, status: 'settled' };
  const key = dependantRoute(dependant, main, today);
  if (key === 'main_not_known') return notEnough(missing('main_visa_type', {}, { field: 'visaType' }));
  if (key === null) return { ...nothing, status: 'ask' };
  const route = routeOf(key);
  if (route.settlementRule === 'not_known') return { ...nothing, status: 'ask', route };
  if (route.settlementRule === 'none') return { ...nothing, status: 'no_route', route };
  if (yearsOn(route, today).every((years) => years === 0))
    return { ...nothing, status: 'with_family', route, reasons: withFamily(dependant, main, route, today) };
  return ownClock(dependant, main, route, today);
}

function ownClock(
  dependant: DependantOnRecord,
  main: MainPerson,
  route: Route & { readonly key: RouteKey },
  today: CivilDate,
): DependantSettlement {
  const { firstName, visaStartDate, visaExpiryDate, visaHeldSince, ukEntryDate, dateOfBirth } = dependant;
  const { extensionAppliedOn } = dependant;
  const from = visaHeldSince ?? visaStartDate;
  const trips = journeysOf(dependant, main);
  const goesOn = visaGoesOn(dependant);
  const expired = visaExpiryDate !== null && visaExpiryDate < today && !goesOn;
  const needsEntry = route.clockStarts === 'entry' && ukEntryDate === null && dependant.bornInUk !== true;
  const lacking: readonly Missing[] = [
    ...(from === null ? [missing('visa_start', { name: firstName }, { field: 'visaStartDate' })] : []),
    ...(expired
      ? [missing('visa_ended', { name: firstName, ended: visaExpiryDate }, { field: 'visaExpiryDate' })]
      : []),
    ...(trips === null && route.absences !== 'none'
      ? [missing('journeys', { name: firstName }, { field: 'travelsWith' })]
      : []),
    ...(needsEntry ? [missing('uk_entry', { name: firstName }, { field: 'ukEntryDate' })] : []),
  ];
  if (lacking.length > 0 || from === null)
    return { ...nothing, status: 'not_enough', route, missing: lacking };
  const { settlement: answer } = assess({
    asOf: today,
    counting: 'whole_days',
    trips: trips ?? [],
    settlement: {
      route: route.key,
      grantDate: from,
      permissions: [{ from, to: visaExpiryDate ?? latestDate }],
      ...(goesOn && extensionAppliedOn ? { extensionAppliedOn } : {}),
      // Who was here before this visa began did not enter with it.
      ...(ukEntryDate !== null && ukEntryDate > from ? { entryDate: ukEntryDate } : {}),
    },
    person: { dateOfBirth },
  });
  if (answer === null) throw new TypeError('A question about settlement was left without an answer');
  if (answer.verdict === 'not_enough')
    return { ...nothing, status: 'not_enough', route, missing: answer.missing, reasons: answer.reasons };
  // Which of two days holds hangs on something that nobody is asked of a dependant.
  if (openOutcomes(answer).length > 0) return { ...nothing, status: 'ask', route, reasons: answer.reasons };
  const { firstCompliantCountingDate: complete, qualifyingYears: years } = answer;
  return {
    ...nothing,
    status: 'own_clock',
    route,
    answer,
    travelMargin: findTravelMargin(answer.reasons),
    daysAway: countDaysBetween(absentDays(trips ?? [], 'inclusive'), answer.periodStart, today),
    percent:
      answer.verdict === 'eligible'
        ? 100
        : complete === null || years === null || years === 0
          ? 0
          : percentPassed(addYears(complete, -years), complete, today),
    reasons: [...withoutTravelMargin(answer.reasons), ...besideTheClock(dependant, main, route, answer)],
  };
}

/** Whether the visa goes on by law, because its extension was applied for in time and has no decision. */
const visaGoesOn = ({ extensionAppliedOn, visaExpiryDate }: DependantOnRecord): boolean =>
  typeof extensionAppliedOn === 'string' && visaExpiryDate !== null && extensionAppliedOn <= visaExpiryDate;

/** What the years alone do not show. */
function besideTheClock(
  dependant: DependantOnRecord,
  main: MainPerson,
  { key, source }: Route & { readonly key: RouteKey },
  { periodStart, earliestApplicationDate: first }: SettlementAnswer,
): readonly Reason[] {
  const { firstName, visaHeldSince, visaExpiryDate, ukEntryDate, bornInUk } = dependant;
  return [
    ...(key === 'pbs_dependant' && !main.settled && !main.british
      ? [toKnow('with_main_person', { name: firstName }, source)]
      : []),
    ...(key === 'partner' && !main.settled && !main.british
      ? [toKnow('partner_of_settled', { name: firstName }, source)]
      : []),
    ...(visaHeldSince === null
      ? [
          toKnow('earlier_visa_not_known', { name: firstName, start: periodStart }, source, {
            first: toDayNumber(periodStart),
          }),
        ]
      : []),
    ...(ukEntryDate === null && bornInUk !== true
      ? [toKnow('entry_not_known', { name: firstName }, source)]
      : []),
    ...(first !== null && visaExpiryDate !== null && visaExpiryDate < first && !visaGoesOn(dependant)
      ? [
          toKnow('visa_ends_first', { name: firstName, ends: visaExpiryDate }, source, {
            last: toDayNumber(visaExpiryDate),
          }),
        ]
      : []),
  ];
}

function withFamily(
  dependant: DependantOnRecord,
  main: MainPerson,
  route: Route & { readonly key: RouteKey },
  today: CivilDate,
): readonly Reason[] {
  const { firstName } = dependant;
  const { source, key } = route;
  const isSettled = main.british || main.settled;
  const said = { name: firstName, isPartner: isPartner(dependant), mainSettled: isSettled };
  return [
    toKnow('no_years_of_their_own', said, source),
    ...(key === 'child_joining_parents'
      ? bnoChildren(source, today)
      : notesOn(route, today).map((note) => toKnow('about_the_route', { note }, source))),
  ];
}

/** Who need not complete the years of BN(O), by the row of the day. */
function bnoChildren(source: Source, today: CivilDate): readonly Reason[] {
  const { value: age, from } = rowOn(routeRules.hongKongChildren, today);
  if (from === null) return [];
  const [years = 0] = yearsOn(routeOf('hk_bno'), today);
  return [toKnow('bno_children', { since: from, age, years }, source)];
}

const notEnough = (...lacking: readonly Missing[]): DependantSettlement => ({
  ...nothing,
  status: 'not_enough',
  missing: lacking,
});
