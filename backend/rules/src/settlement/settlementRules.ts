import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import { inBoth, unionOf, without, type DaySet } from '../absences/absentDays';
import { absenceOf, distinctAbsences, type Absence } from '../absences/recordedAbsences';
import type { CountingMethod } from '../absences/trip';
import type { DatedTrip, Permission, PermittedReason } from '../assessment/request';
import { anyTwelveMonths, childBornInUk, euThirtyMonths } from '../parameters/absenceRules';
import type { Route } from '../routes/route';
import type { AbsenceRule } from './absenceRule';
import { euSettlementRule } from './euSettlement';
import { inFixedYears } from './fixedYears';
import { longResidenceRules } from './longResidence';
import { underOldPermission } from './permissions';
import { rollingYears } from './rollingYears';
import { totalDays } from './totalDays';

/** The absences that a route counts, and the rules they are held against. */
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
}

/** What the absences are sorted by. */
export interface SettlementTravel {
  readonly trips: readonly DatedTrip[];
  readonly counting: CountingMethod;
  readonly asOf: DayNumber;
  readonly grant: DayNumber;
  /** The time from grant to entry, which counts as away; null where there is none. */
  readonly beforeEntry: Absence | null;
  readonly permissions: readonly Permission[];
  /** The first start of a period that is complete on a day or later. */
  readonly startCompleting: (day: DayNumber) => DayNumber;
}

/** Sorts a person's days away under the rules of a route. */
export function settlementAbsences(route: Route, travel: SettlementTravel): SettlementAbsences {
  const absenceOfTrip = (trip: DatedTrip) => absenceOf(trip, travel.counting, travel.asOf);
  const isPermitted = ({ permittedReason }: DatedTrip) =>
    permittedReason !== null && reasonApplies(route, permittedReason);
  const permitted = travel.trips.filter(isPermitted);
  const others = permitted.length === 0 ? travel.trips : travel.trips.filter((trip) => !isPermitted(trip));
  const unpermitted = others.map(absenceOfTrip);
  if (travel.beforeEntry !== null) unpermitted.push(travel.beforeEntry);
  const all = unionOf(unpermitted);
  const absences = countedAbsences(route, unpermitted);
  const oldPermission = underOldPermission(travel.grant, travel.permissions);
  const dependant = route.ignoredAbsences?.kind === 'permission_granted_before';
  const days = absences === unpermitted ? all : unionOf(absences);
  const countedDays = dependant ? without(days, oldPermission) : days;
  const permittedDays = without(unionOf(permitted.map(absenceOfTrip)), all);
  const ignoredDays = countedDays === all ? [] : without(all, countedDays);
  const sorted = { countedDays, permittedDays, ignoredDays };
  switch (route.absences) {
    case 'continuous_residence': {
      const fixedDays = inBoth(countedDays, oldPermission);
      const rollingDays = without(countedDays, oldPermission);
      const rules = [inFixedYears(fixedDays, anyTwelveMonths), rollingYears(rollingDays, anyTwelveMonths)];
      return { ...sorted, rules, rollingDays, fixedDays };
    }
    case 'long_residence':
      return { ...sorted, ...longResidenceRules(absences), fixedDays: [] };
    case 'eu_settlement':
      return {
        ...sorted,
        rules: [euSettlementRule(days, travel.startCompleting(toDayNumber(euThirtyMonths.from)))],
        rollingDays: [],
        fixedDays: [],
      };
    case 'child_born_in_uk':
      return { ...sorted, rules: [totalDays(days, childBornInUk)], rollingDays: [], fixedDays: [] };
    case 'none':
      return { ...sorted, rules: [], rollingDays: [], fixedDays: [] };
  }
}

function countedAbsences(route: Route, absences: readonly Absence[]): readonly Absence[] {
  const ignored = route.ignoredAbsences;
  if (ignored === null || ignored.kind === 'permission_granted_before') return absences;
  const date = toDayNumber(ignored.date);
  if (ignored.kind === 'days_before')
    return absences.map((absence) => ({ ...absence, first: Math.max(absence.first, date) }));
  return distinctAbsences(absences).filter(({ departure }) => departure >= date);
}

/** Whether a route knows the reason, CR 3.4 and 5.1. Whether it is proved, nobody can say beforehand. */
export function reasonApplies(route: Route, permitted: PermittedReason): boolean {
  if (route.absences !== 'continuous_residence' && route.absences !== 'long_residence') return false;
  switch (permitted) {
    case 'research':
      return ['skilled_worker', 'tier_2', 'global_talent', 'tier1_exceptional_talent'].includes(route.key);
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
      return false;
  }
}
