import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import { inBoth, uniteSpans, without, type DaySet } from '../absences/absentDays';
import { toAbsence, distinctAbsences, type Absence } from '../absences/recordedAbsences';
import type { CountingMethod } from '../absences/trip';
import {
  permittedReasons,
  type AssessedTrip,
  type DatedTrip,
  type Endorsement,
  type Permission,
  type PermittedReason,
  type SettlementRequest,
} from '../assessment/request';
import type { LawOnDay } from '../parameters/law';
import type { Route } from '../routes/route';
import type { AbsenceRule } from './absenceRule';
import { noAbsenceOverMonths } from './calendarMonths';
import { euSettlementRule, findImportantAbsence, nightsAway } from './euSettlement';
import { inFixedYears } from './fixedYears';
import { longResidenceRules } from './longResidence';
import { findOldPermissionDays } from './permissions';
import { rollingYears } from './rollingYears';
import { totalDays } from './totalDays';
import { asksForEndorsement } from './yearsAsked';

/** The absences that a route counts, and the rules for them. */
export interface SettlementAbsences {
  readonly rules: readonly AbsenceRule[];
  /** Days that are counted in any twelve months. */
  readonly rollingDays: DaySet;
  /** Days that are counted in fixed years. */
  readonly fixedDays: DaySet;
  /** Every day away that any rule counts. */
  readonly countedDays: DaySet;
  /** Days away left out for a permitted reason. */
  readonly permittedDays: DaySet;
  /** Days away that the route leaves out by their dates. */
  readonly ignoredDays: DaySet;
  /** Days in Jersey, Guernsey or the Isle of Man that count as days in the UK. */
  readonly islandDays: DaySet;
}

/** The input for sorting absences. */
export interface SettlementTravel {
  readonly settlement: Pick<SettlementRequest, 'endorsedBy'>;
  readonly trips: readonly DatedTrip[];
  readonly counting: CountingMethod;
  readonly asOf: DayNumber;
  readonly grant: DayNumber;
  /** The time from grant to entry, which counts as away; null if there is none. */
  readonly beforeEntry: Absence | null;
  readonly permissions: readonly Permission[];
  /** The first start of a period that is complete on a day or later. */
  readonly startCompleting: (day: DayNumber) => DayNumber;
  readonly law: LawOnDay;
}

/** Sorts a person's days away under the rules of a route. */
export function sortAbsences(route: Route, travel: SettlementTravel): SettlementAbsences {
  const absenceOfTrip = (trip: DatedTrip) => toAbsence(trip, travel.counting, travel.asOf);
  const isPermitted = ({ permittedReason }: DatedTrip) =>
    permittedReason !== null && reasonApplies(route, permittedReason, travel.settlement.endorsedBy);
  const [onIslands, abroad] = partition(travel.trips, (trip) => isTimeInUk(route, trip));
  const [permitted, others] = partition(abroad, isPermitted);
  const unpermitted = others.map(absenceOfTrip);
  if (travel.beforeEntry !== null) unpermitted.push(travel.beforeEntry);
  const all = uniteSpans(unpermitted);
  const absences = selectCountedAbsences(route, unpermitted);
  const { law } = travel;
  const oldPermission = findOldPermissionDays(travel.grant, travel.permissions, law);
  const dependant = route.ignoredAbsences?.kind === 'permission_granted_before';
  const days = absences === unpermitted ? all : uniteSpans(absences);
  const countedDays = dependant ? without(days, oldPermission) : days;
  const permittedDays = without(uniteSpans(permitted.map(absenceOfTrip)), all);
  const ignoredDays = countedDays === all ? [] : without(all, countedDays);
  const islandDays = without(uniteSpans(onIslands.map(absenceOfTrip)), all);
  const sorted = { countedDays, permittedDays, ignoredDays, islandDays };
  switch (route.absences) {
    case 'continuous_residence': {
      const fixedDays = inBoth(countedDays, oldPermission);
      const rollingDays = without(countedDays, oldPermission);
      const { anyTwelveMonths } = law;
      const rules = [inFixedYears(fixedDays, anyTwelveMonths), rollingYears(rollingDays, anyTwelveMonths)];
      return { ...sorted, rules, rollingDays, fixedDays };
    }
    case 'long_residence':
      return { ...sorted, ...longResidenceRules(absences, law), fixedDays: [] };
    case 'eu_settlement':
      return { ...sorted, ...sortEuAbsences(travel, abroad), rollingDays: [], fixedDays: [] };
    case 'child_born_in_uk':
      return {
        ...sorted,
        rules: [noAbsenceOverMonths(absences, law.childBornInUkSingle), totalDays(days, law.childBornInUk)],
        rollingDays: [],
        fixedDays: [],
      };
    case 'none':
      return { ...sorted, rules: [], rollingDays: [], fixedDays: [] };
  }
}

/** The months away. One absence for an important reason is left out of the six in twelve. */
function sortEuAbsences({ asOf, startCompleting, law }: SettlementTravel, trips: readonly DatedTrip[]) {
  const absences = trips.map((trip) => toAbsence(trip, 'whole_days', asOf));
  const important = findImportantAbsence(
    absences.filter((_, position) => trips[position]?.permittedReason === 'important_reason'),
    law,
  );
  const all = nightsAway(absences);
  const counted = important === null ? all : nightsAway(absences.filter((absence) => absence !== important));
  return {
    rules: [euSettlementRule(counted, all, startCompleting(toDayNumber(law.euMonthsInSixty.from)), law)],
    countedDays: counted,
    permittedDays: important === null ? [] : without(nightsAway([important]), counted),
  };
}

/**
 * CR 3.5: time lived on the islands with permission on an equivalent route counts as time in the UK. The EU
 * Settlement Scheme covers the UK and Islands.
 */
function isTimeInUk({ absences }: Route, { crownDependency }: DatedTrip): boolean {
  if (absences === 'eu_settlement') return crownDependency !== null;
  return (
    crownDependency === 'lived_there' &&
    (absences === 'continuous_residence' || absences === 'long_residence')
  );
}

function partition<Item>(items: readonly Item[], belongs: (item: Item) => boolean) {
  return [items.filter(belongs), items.filter((item) => !belongs(item))] as const;
}

function selectCountedAbsences(route: Route, absences: readonly Absence[]): readonly Absence[] {
  const ignored = route.ignoredAbsences;
  if (ignored === null || ignored.kind === 'permission_granted_before') return absences;
  const date = toDayNumber(ignored.date);
  if (ignored.kind === 'days_before')
    return absences.map((absence) => ({ ...absence, first: Math.max(absence.first, date) }));
  return distinctAbsences(absences).filter(({ departure }) => departure >= date);
}

/** The reasons for which a route may leave out a journey. */
export const permittedReasonsOn = (route: Route, endorsedBy?: Endorsement): readonly PermittedReason[] =>
  route.absences === 'eu_settlement'
    ? ['important_reason']
    : permittedReasons.filter((reason) => reasonApplies(route, reason, endorsedBy));

/** Whether days of a journey count in the twelve months of a route. */
export const countsInTwelveMonths = (
  route: Route,
  { permittedReason, crownDependency }: Pick<AssessedTrip, 'permittedReason' | 'crownDependency'>,
  endorsedBy?: Endorsement,
): boolean =>
  crownDependency !== 'lived_there' &&
  (permittedReason === undefined || !reasonApplies(route, permittedReason, endorsedBy));

/** Whether the route accepts the reason, CR 3.4 and 5.1. The evidence is judged by the Home Office. */
export function reasonApplies(route: Route, permitted: PermittedReason, endorsedBy?: Endorsement): boolean {
  if (route.absences !== 'continuous_residence' && route.absences !== 'long_residence') return false;
  switch (permitted) {
    case 'research':
      // The guidance, pages 31 and 34: on Global Talent only with an endorsement of a science body or a listed prize.
      return (
        ['skilled_worker', 'tier_2'].includes(route.key) ||
        (asksForEndorsement(route.key) && (endorsedBy === 'science_body' || endorsedBy === 'prize'))
      );
    case 'family_life':
      return route.key === 'family_ten_years';
    case 'accompanying_main_applicant':
      return route.key === 'pbs_dependant';
    case 'crisis_overseas':
    case 'travel_disruption':
    case 'compelling_compassionate':
    case 'partner_on_crown_service':
      return true;
    case 'important_reason':
      // Appendix EU: decided by its length, and only once.
      return false;
  }
}
