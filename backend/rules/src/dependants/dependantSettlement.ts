import { absentDays, countDaysBetween } from '../absences/absentDays';
import { assess } from '../assessment/assess';
import type { Missing, SettlementAnswer } from '../assessment/answer';
import type { Reason } from '../assessment/reason';
import { latestDate } from '../assessment/problems';
import { inLetters, toKnow, writtenDate } from '../assessment/wording';
import { addYears, toDayNumber, type CivilDate } from '../calendar/civilDate';
import { rowOn, type Source } from '../parameters/parameter';
import { hongKongChildren } from '../parameters/routeRules';
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
  /** By the cautious count; null but where the status is `own_clock`. */
  readonly answer: SettlementAnswer | null;
  /** Since when they are settled. */
  readonly settledSince: CivilDate | null;
  /** Days away since their years began, by the cautious count. */
  readonly daysAway: number | null;
  /** Whole percent of their years. */
  readonly percent: number | null;
  readonly reasons: readonly Reason[];
  /** Empty unless the status is `not_enough`. */
  readonly missing: readonly Missing[];
}

const nothing = {
  ...{ route: null, answer: null, settledSince: null, daysAway: null, percent: null },
  ...{ reasons: [], missing: [] },
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
    return notEnough(missing('visa_type', `Add the visa that ${firstName} has.`, 'currentVisaType'));
  if (isSettledBy(currentVisaType)) return { ...nothing, status: 'settled' };
  const key = dependantRoute(dependant, main, today);
  if (key === 'main_not_known')
    return notEnough(
      missing('main_visa_type', `Add your own visa: the way of a dependant follows it.`, 'visaType'),
    );
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
  const from = visaHeldSince ?? visaStartDate;
  const trips = journeysOf(dependant, main);
  const expired = visaExpiryDate !== null && visaExpiryDate < today;
  const needsEntry = route.clockStarts === 'entry' && ukEntryDate === null && dependant.bornInUk !== true;
  const lacking: readonly Missing[] = [
    ...(from === null
      ? [missing('visa_start', `Add the day on which the visa of ${firstName} began.`, 'visaStartDate')]
      : []),
    ...(expired
      ? [
          missing(
            'visa_ended',
            `By your record, the visa of ${firstName} ended on ${writtenDate(visaExpiryDate)}. Add the new one. If ${firstName} applied before that day, the stay goes on until the decision.`,
            'visaExpiryDate',
          ),
        ]
      : []),
    ...(trips === null && route.absences !== 'none'
      ? [missing('journeys', `Say whose journeys ${firstName} makes: days away decide.`, 'travelsWith')]
      : []),
    ...(needsEntry
      ? [
          missing(
            'uk_entry',
            `Add the day on which ${firstName} came to the UK: the years run from it.`,
            'ukEntryDate',
          ),
        ]
      : []),
  ];
  if (lacking.length > 0 || from === null)
    return { ...nothing, status: 'not_enough', route, missing: lacking };
  const { settlement: answer } = assess({
    ...{ asOf: today, counting: 'inclusive', trips: trips ?? [] },
    settlement: {
      ...{ route: route.key, grantDate: from },
      permissions: [{ from, to: visaExpiryDate ?? latestDate }],
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
    ...{ ...nothing, status: 'own_clock', route, answer },
    daysAway: countDaysBetween(absentDays(trips ?? [], 'inclusive'), answer.periodStart, today),
    percent:
      answer.verdict === 'eligible'
        ? 100
        : complete === null || years === null || years === 0
          ? 0
          : percentPassed(addYears(complete, -years), complete, today),
    reasons: [...answer.reasons, ...besideTheClock(dependant, main, route, answer)],
  };
}

/** What the years alone do not show. */
function besideTheClock(
  { firstName, visaHeldSince, visaExpiryDate, ukEntryDate, bornInUk }: DependantOnRecord,
  main: MainPerson,
  { key, source }: Route & { readonly key: RouteKey },
  { earliestApplicationDate: first, periodStart }: SettlementAnswer,
): readonly Reason[] {
  return [
    ...(key === 'pbs_dependant' && !main.settled && !main.british
      ? [
          toKnow(
            'with_main_person',
            `${firstName} settles together with the main applicant or afterwards: apply at the same time, or once the main applicant is settled or British.`,
            source,
          ),
        ]
      : []),
    ...(key === 'partner' && !main.settled && !main.british
      ? [
          toKnow(
            'partner_of_settled',
            `A spouse visa is for partners of people who are British or settled. If the visa of ${firstName} says "dependant", choose that.`,
            source,
          ),
        ]
      : []),
    ...(visaHeldSince === null
      ? [
          toKnow(
            'earlier_visa_not_known',
            `Counted from ${writtenDate(periodStart)}, the start of the visa in your record. If ${firstName} had a visa of this kind before it without a gap, add its first day: the date can then be earlier.`,
            source,
            { first: toDayNumber(periodStart) },
          ),
        ]
      : []),
    ...(ukEntryDate === null && bornInUk !== true
      ? [
          toKnow(
            'entry_not_known',
            `If ${firstName} came to the UK after the visa began, the days before count as days away. Add the day of entry to see it.`,
            source,
          ),
        ]
      : []),
    ...(first !== null && visaExpiryDate !== null && visaExpiryDate < first
      ? [
          toKnow(
            'visa_ends_first',
            `The visa of ${firstName} ends on ${writtenDate(visaExpiryDate)}, before that day: extend it in time.`,
            source,
            { last: toDayNumber(visaExpiryDate) },
          ),
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
  const settled = main.british || main.settled;
  const message = isPartner(dependant)
    ? `A partner has no years of their own to complete on this route: ${firstName} can apply ${settled ? 'now that the main applicant is settled' : 'together with the main applicant, or once the main applicant is settled'}. The two need not have lived together for a number of years.`
    : `A child has no years of their own to complete: ${firstName} can apply ${settled ? 'if the other parent is settled too or applies at the same time' : 'together with both parents, or once both are settled'}. One parent is enough where that parent alone is responsible for the child.`;
  return [
    toKnow('no_years_of_their_own', message, source),
    ...(key === 'child_joining_parents'
      ? bnoChildren(source, today)
      : notesOn(route, today).map((note) => toKnow('about_the_route', note, source))),
  ];
}

/** Who need not complete the years of BN(O), by the row of the day. */
function bnoChildren(source: Source, today: CivilDate): readonly Reason[] {
  const { value: age, from } = rowOn(hongKongChildren, today);
  if (from === null) return [];
  const [years = 0] = yearsOn(routeOf('hk_bno'), today);
  return [
    toKnow(
      'bno_children',
      `British National (Overseas): since ${writtenDate(from)} children under ${age} need not complete ${inLetters(years)} years. This is not confirmed: check on GOV.UK.`,
      source,
    ),
  ];
}

const missing = (code: string, message: string, field: string): Missing => ({ code, message, field });
const notEnough = (...lacking: readonly Missing[]): DependantSettlement => ({
  ...nothing,
  status: 'not_enough',
  missing: lacking,
});
