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
import { findRoute, yearsOn, type RouteKey } from '../routes/routes';
import type { Route } from '../routes/route';
import { notesOn } from '../routes/routeNote';
import {
  isBritish,
  isPartner,
  isSettledBy,
  listDependantJourneys,
  type DependantOnRecord,
  type MainPerson,
} from './dependantOnRecord';
import { dependantRoute } from './dependantRoute';
import { missing, toKnow } from './reasonFactories';

/**
 * `own_clock`: own years, from their own visa and journeys. `with_family`: no years; they settle with or after the
 * main person. `no_route`: their visa does not lead to settlement. `ask`: unknown.
 */
export type DependantStatus =
  'british' | 'settled' | 'own_clock' | 'with_family' | 'no_route' | 'not_enough' | 'ask';

/** A dependant's progress to their own settlement. */
export interface DependantSettlement {
  readonly status: DependantStatus;
  readonly route: (Route & { readonly key: RouteKey }) | null;
  /** By the Home Office’s count; null unless the status is `own_clock`. */
  readonly answer: SettlementAnswer | null;
  /** The difference by the cautious count, as a sentence; null if verdict and day are equal. */
  readonly travelMargin: string | null;
  /** The day from which they are settled. */
  readonly settledSince: CivilDate | null;
  /** Days away since their years began, with the days of travel. */
  readonly daysAway: number | null;
  /** Whole percent of their years. */
  readonly percent: number | null;
  readonly reasons: readonly Reason[];
  /** Empty unless the status is `not_enough`. */
  readonly missing: readonly Missing[];
}

const emptySettlement = {
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
 * Calculates a dependant's settlement from their own visa and journeys only; the main person's dates do not apply.
 * Pure.
 * @param today in London
 */
export function dependantSettlement(
  dependant: DependantOnRecord,
  main: MainPerson,
  today: CivilDate,
): DependantSettlement {
  if (isBritish(dependant) === true) return { ...emptySettlement, status: 'british' };
  const { settledSince, currentVisaType, firstName } = dependant;
  if (settledSince !== null) return { ...emptySettlement, status: 'settled', settledSince };
  if (currentVisaType === null)
    return toNotEnough(missing('visa_type', { name: firstName }, { field: 'currentVisaType' }));
  if (isSettledBy(currentVisaType)) return { ...emptySettlement, status: 'settled' };
  const key = dependantRoute(dependant, main, today);
  if (key === 'main_not_known') return toNotEnough(missing('main_visa_type', {}, { field: 'visaType' }));
  if (key === null) return { ...emptySettlement, status: 'ask' };
  const route = findRoute(key);
  if (route.settlementRule === 'not_known') return { ...emptySettlement, status: 'ask', route };
  if (route.settlementRule === 'none') return { ...emptySettlement, status: 'no_route', route };
  if (yearsOn(route, today).every((years) => years === 0))
    return {
      ...emptySettlement,
      status: 'with_family',
      route,
      reasons: settleWithFamily(dependant, main, route, today),
    };
  return settleByOwnYears(dependant, main, route, today);
}

function settleByOwnYears(
  dependant: DependantOnRecord,
  main: MainPerson,
  route: Route & { readonly key: RouteKey },
  today: CivilDate,
): DependantSettlement {
  const { firstName, visaStartDate, visaExpiryDate, visaHeldSince, ukEntryDate, dateOfBirth } = dependant;
  const { extensionAppliedOn } = dependant;
  const from = visaHeldSince ?? visaStartDate;
  const trips = listDependantJourneys(dependant, main);
  const goesOn = isVisaExtended(dependant);
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
    return { ...emptySettlement, status: 'not_enough', route, missing: lacking };
  const { settlement: answer } = assess({
    asOf: today,
    counting: 'whole_days',
    trips: trips ?? [],
    settlement: {
      route: route.key,
      grantDate: from,
      permissions: [{ from, to: visaExpiryDate ?? latestDate }],
      ...(goesOn && extensionAppliedOn ? { extensionAppliedOn } : {}),
      // A person in the UK before this visa did not enter with it.
      ...(ukEntryDate !== null && ukEntryDate > from ? { entryDate: ukEntryDate } : {}),
    },
    person: { dateOfBirth },
  });
  if (answer === null) throw new TypeError('A question about settlement was left without an answer');
  if (answer.verdict === 'not_enough')
    return {
      ...emptySettlement,
      status: 'not_enough',
      route,
      missing: answer.missing,
      reasons: answer.reasons,
    };
  // The day depends on a question that dependants are not asked.
  if (openOutcomes(answer).length > 0)
    return { ...emptySettlement, status: 'ask', route, reasons: answer.reasons };
  const { firstCompliantCountingDate: complete, qualifyingYears: years } = answer;
  return {
    ...emptySettlement,
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
    reasons: [...withoutTravelMargin(answer.reasons), ...extraReasons(dependant, main, route, answer)],
  };
}

/** Whether the law extends the visa, because its extension was applied for in time and is pending. */
const isVisaExtended = ({ extensionAppliedOn, visaExpiryDate }: DependantOnRecord): boolean =>
  typeof extensionAppliedOn === 'string' && visaExpiryDate !== null && extensionAppliedOn <= visaExpiryDate;

/** Reasons that the years alone do not show. */
function extraReasons(
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
    ...(first !== null && visaExpiryDate !== null && visaExpiryDate < first && !isVisaExtended(dependant)
      ? [
          toKnow('visa_ends_first', { name: firstName, ends: visaExpiryDate }, source, {
            last: toDayNumber(visaExpiryDate),
          }),
        ]
      : []),
  ];
}

function settleWithFamily(
  dependant: DependantOnRecord,
  main: MainPerson,
  route: Route & { readonly key: RouteKey },
  today: CivilDate,
): readonly Reason[] {
  const { firstName } = dependant;
  const { source, key } = route;
  const isSettled = main.british || main.settled;
  const values = { name: firstName, isPartner: isPartner(dependant), mainSettled: isSettled };
  return [
    toKnow('no_years_of_their_own', values, source),
    ...(key === 'child_joining_parents'
      ? bnoChildReasons(source, today)
      : notesOn(route, today).map((note) => toKnow('about_the_route', { note }, source))),
  ];
}

/** Reasons about people who need not complete the years of BN(O), by the row of the day. */
function bnoChildReasons(source: Source, today: CivilDate): readonly Reason[] {
  const { value: age, from } = rowOn(routeRules.hongKongChildren, today);
  if (from === null) return [];
  const [years = 0] = yearsOn(findRoute('hk_bno'), today);
  return [toKnow('bno_children', { since: from, age, years }, source)];
}

const toNotEnough = (...lacking: readonly Missing[]): DependantSettlement => ({
  ...emptySettlement,
  status: 'not_enough',
  missing: lacking,
});
