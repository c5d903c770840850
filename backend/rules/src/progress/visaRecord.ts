import type {
  AssessedPerson,
  Endorsement,
  FirstGrantedAs,
  GapException,
  OpenAnswer,
  Permission,
  SettlementRequest,
} from '../assessment/request';
import { earliestDate, latestDate } from '../assessment/problems';
import { addDays, addMonths, type CivilDate } from '../calendar/civilDate';
import type { LawOnDay } from '../parameters/law';
import { findRoute, type RouteKey } from '../routes/routes';
import { routeOfVisaType } from '../routes/visaTypes';
import { sortPermissions } from '../settlement/countingPermissions';

/** An earlier visa. */
export interface EarlierVisa {
  /** The id by which a question about it can be answered. */
  readonly id?: string;
  /** A visa type of the screens. */
  readonly visaType: string;
  readonly startDate: CivilDate;
  readonly endDate: CivilDate;
  /** The day of the application for it; omitted or null if unknown. */
  readonly appliedOn?: CivilDate | null;
  /** Whether the application was made before the previous visa ended; used if `appliedOn` is missing. */
  readonly appliedInTime?: OpenAnswer | null;
  /** The excuse for the days without permission before it. */
  readonly gapBefore?: GapException | null;
}

/** The current visa and earlier ones. */
export interface VisaRecord {
  readonly visaStartDate: CivilDate;
  /** The first day in the UK; omitted or null if unknown. Days between the first visa's start and it are days away. */
  readonly ukEntryDate?: CivilDate | null;
  /** Null if unknown: the visa is then assumed to continue. */
  readonly visaExpiryDate: CivilDate | null;
  readonly earlier: readonly EarlierVisa[];
  /** For the current visa, as in `EarlierVisa`. */
  readonly appliedOn?: CivilDate | null;
  readonly appliedInTime?: OpenAnswer | null;
  readonly gapBefore?: GapException | null;
  /** Protection: the day of the claim. */
  readonly claimedOn?: CivilDate | null;
  /** Global Talent. */
  readonly endorsedBy?: Endorsement | null;
  /** Private life. */
  readonly firstGrantedAs?: FirstGrantedAs | null;
  /** HM Armed Forces: the day of discharge, past or planned. */
  readonly dischargedOn?: CivilDate | null;
  /** HM Armed Forces: whether it is a medical discharge because of service. */
  readonly medicalDischarge?: OpenAnswer | null;
  /** Whether the person came to the UK without permission. */
  readonly arrivedWithoutPermission?: OpenAnswer | null;
  /** The day of a pending application for settlement. */
  readonly awaitingDecisionSince?: CivilDate | null;
  /** The day of a pending application to extend the visa. */
  readonly extensionAppliedOn?: CivilDate | null;
  readonly person?: AssessedPerson;
}

/** The settlement request of a record, and the visa of each permission. */
export interface SettlementAsked {
  readonly settlement: SettlementRequest;
  /** The ids of the earlier visas in the order of the permissions; null for the current visa. */
  readonly visaIds: readonly (string | null)[];
}

/**
 * Builds the settlement request of a record. The years start with the first visa that counts on the route. The engine
 * judges gaps and other visas between them. Entries with invalid dates or without a type are skipped.
 */
export function settlementAskedBy(route: RouteKey, record: VisaRecord, law: LawOnDay): SettlementAsked {
  const { visaStartDate, ukEntryDate, visaExpiryDate, claimedOn, awaitingDecisionSince } = record;
  const { endorsedBy, firstGrantedAs, dischargedOn, medicalDischarge, extensionAppliedOn } = record;
  const { arrivedWithoutPermission } = record;
  const base = {
    route,
    ...(ukEntryDate ? { entryDate: ukEntryDate } : {}),
    ...(claimedOn ? { claimedOn } : {}),
    ...(endorsedBy ? { endorsedBy } : {}),
    ...(firstGrantedAs ? { firstGrantedAs } : {}),
    ...(dischargedOn ? { dischargedOn } : {}),
    ...(medicalDischarge ? { medicalDischarge } : {}),
    ...(arrivedWithoutPermission ? { arrivedWithoutPermission } : {}),
    ...(awaitingDecisionSince ? { awaitingDecisionSince } : {}),
    // An application before the current visa was decided with it.
    ...(extensionAppliedOn && extensionAppliedOn >= visaStartDate ? { extensionAppliedOn } : {}),
  };
  const current: Permission = {
    from: visaStartDate,
    to: visaExpiryDate ?? latestDate,
    route,
    ...pickApplication(record, visaStartDate),
  };
  // Without the current visa in the list, gaps after earlier ones cannot be seen.
  if (!isInOrder(current.from, current.to))
    return { settlement: { ...base, grantDate: visaStartDate }, visaIds: [] };
  const earlier = record.earlier.flatMap((visa) => {
    const held = routeOfVisaType(visa.visaType);
    const { startDate, endDate, id = null } = visa;
    if (held === null || startDate >= visaStartDate || !isInOrder(startDate, endDate)) return [];
    const permission: Permission = {
      from: startDate,
      to: endDate,
      route: held,
      ...pickApplication(visa, startDate),
    };
    return [{ permission, id }];
  });
  const held = visaExpiryDate === null ? splitOpenEnded(current, route, law) : [current];
  const permissions = [...earlier.map(({ permission }) => permission), ...held];
  const grantDate = sortPermissions(
    route,
    permissions,
    arrivedWithoutPermission ?? undefined,
  ).counting.reduce((first, { from }) => (from < first ? from : first), visaStartDate);
  return {
    settlement: { ...base, grantDate, permissions },
    visaIds: [...earlier.map(({ id }) => id), ...held.map(() => null)],
  };
}

/**
 * A visa with an unknown end. One from before 11 January 2018 lasted at most five years and four months. What came
 * after was granted later, so its days away follow the rules for later permission.
 */
function splitOpenEnded(
  visa: Permission,
  route: RouteKey,
  { rollingSince, oldPermissionLasts }: LawOnDay,
): readonly Permission[] {
  const { absences } = findRoute(route);
  const isJudgedByYears = absences === 'continuous_residence' || absences === 'long_residence';
  if (!isJudgedByYears || visa.from >= rollingSince) return [visa];
  const next = addMonths(visa.from, oldPermissionLasts.months);
  return [
    { ...visa, to: addDays(next, -1) },
    { from: next, to: visa.to, route },
  ];
}

/** The details of the application; a day after the start is invalid and is dropped. */
function pickApplication(
  { appliedOn, appliedInTime, gapBefore }: Pick<EarlierVisa, 'appliedOn' | 'appliedInTime' | 'gapBefore'>,
  startDate: CivilDate,
): Pick<Permission, 'appliedOn' | 'appliedInTime' | 'gapBefore'> {
  return {
    ...(appliedOn && appliedOn <= startDate ? { appliedOn } : {}),
    ...(appliedInTime ? { appliedInTime } : {}),
    ...(gapBefore ? { gapBefore } : {}),
  };
}

/** The fields of the current visa that show since when the person has been in the UK. */
export type CurrentVisa = Pick<VisaRecord, 'appliedOn' | 'appliedInTime' | 'ukEntryDate'>;

/** Days between two visas if the application day of the second is unknown. */
export interface UnexplainedWait {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/**
 * The first day of the unbroken time with visas of any type up to the current one. It is the first day the record
 * shows the person living in the UK, unless they entered later. An application made in time fills the days before its
 * visa. Null without a visa.
 * @param unexplained the effect of days between two visas if the application day is unknown
 */
export function inTheUkSince(
  visaStartDate: CivilDate | null,
  earlier: readonly EarlierVisa[],
  current: CurrentVisa = {},
  unexplained: 'breaks' | 'counts' = 'breaks',
): CivilDate | null {
  const { since } = unbrokenTime(visaStartDate, earlier, current, unexplained);
  const { ukEntryDate } = current;
  return since !== null && ukEntryDate && ukEntryDate > since ? ukEntryDate : since;
}

/** The waits that decide the start of that time, the latest first. Empty if all answers are known. */
export const unexplainedWaits = (
  visaStartDate: CivilDate | null,
  earlier: readonly EarlierVisa[],
  current: CurrentVisa = {},
): readonly UnexplainedWait[] => unbrokenTime(visaStartDate, earlier, current, 'counts').waits;

/** Goes back from visa to visa until one did not follow the previous one. */
function unbrokenTime(
  visaStartDate: CivilDate | null,
  earlier: readonly EarlierVisa[],
  current: CurrentVisa,
  unexplained: 'breaks' | 'counts',
): { readonly since: CivilDate | null; readonly waits: readonly UnexplainedWait[] } {
  const latestFirst = earlier
    .filter(({ startDate, endDate }) => isInOrder(startDate, endDate))
    .toSorted((one, other) => other.endDate.localeCompare(one.endDate));
  const waits: UnexplainedWait[] = [];
  let since = visaStartDate ?? latestFirst[0]?.startDate ?? null;
  if (since === null) return { since, waits };
  let appliedFor: CurrentVisa = visaStartDate === null ? (latestFirst[0] ?? {}) : current;
  for (const visa of latestFirst) {
    const { startDate, endDate } = visa;
    const dayAfter = addDays(endDate, 1);
    if (dayAfter < since) {
      const inTime = wasInTime(appliedFor, endDate);
      if (inTime === false || (inTime === null && unexplained === 'breaks')) break;
      if (inTime === null) waits.push({ from: dayAfter, to: addDays(since, -1) });
    }
    if (startDate < since) {
      since = startDate;
      appliedFor = visa;
    }
  }
  return { since, waits };
}

/** Whether the application for a visa was made before the previous one ended; null if unknown. */
export function wasInTime({ appliedOn, appliedInTime }: CurrentVisa, ended: CivilDate): boolean | null {
  if (appliedOn) return appliedOn <= ended;
  return appliedInTime === 'yes' ? true : appliedInTime === 'no' ? false : null;
}

function isInOrder(from: CivilDate, to: CivilDate): boolean {
  return from >= earliestDate && to <= latestDate && from <= to;
}
