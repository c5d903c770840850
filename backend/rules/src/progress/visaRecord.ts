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
import { routeOf, type RouteKey } from '../routes/routes';
import { routeOfVisaType } from '../routes/visaTypes';
import { sortedFor } from '../settlement/countingPermissions';

/** A visa that somebody had before. */
export interface EarlierVisa {
  /** By which a question about it can be answered. */
  readonly id?: string;
  /** A visa type of the screens. */
  readonly visaType: string;
  readonly startDate: CivilDate;
  readonly endDate: CivilDate;
  /** The day of the application for it; left out or null where nobody said. */
  readonly appliedOn?: CivilDate | null;
  /** Whether that was before the visa before it ended; read where `appliedOn` is not there. */
  readonly appliedInTime?: OpenAnswer | null;
  /** Why the days without permission before it are excused. */
  readonly gapBefore?: GapException | null;
}

/** The visa that somebody has, and those before it. */
export interface VisaRecord {
  readonly visaStartDate: CivilDate;
  /** Their first day in the UK; left out or null where nobody said. Days between the first visa's start and it are days away. */
  readonly ukEntryDate?: CivilDate | null;
  /** Null where it is not known: the visa is then taken to run on. */
  readonly visaExpiryDate: CivilDate | null;
  readonly earlier: readonly EarlierVisa[];
  /** Of the visa of now, as in `EarlierVisa`. */
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
  /** The day of an application for settlement that is not decided yet. */
  readonly awaitingDecisionSince?: CivilDate | null;
  /** The day of an application to extend the visa that is not decided yet. */
  readonly extensionAppliedOn?: CivilDate | null;
  readonly person?: AssessedPerson;
}

/** The question of settlement that a record of visas asks, and which visa each of its permissions is. */
export interface SettlementAsked {
  readonly settlement: SettlementRequest;
  /** The ids of the earlier visas in the order of the permissions; null for the visa of now. */
  readonly visaIds: readonly (string | null)[];
}

/**
 * The question of settlement that a record of visas asks. The years run from the first visa whose time counts on the
 * route; gaps between such visas, and what other visas between them mean, are the engine's to judge. Entries whose dates
 * make no sense, and those that do not say what they were, are left out.
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
    // One from before the visa of now was decided with it.
    ...(extensionAppliedOn && extensionAppliedOn >= visaStartDate ? { extensionAppliedOn } : {}),
  };
  const current: Permission = {
    from: visaStartDate,
    to: visaExpiryDate ?? latestDate,
    route,
    ...application(record, visaStartDate),
  };
  // Without the visa of now in the list, nobody can see where the ones before it leave a gap.
  if (!makesSense(current.from, current.to))
    return { settlement: { ...base, grantDate: visaStartDate }, visaIds: [] };
  const earlier = record.earlier.flatMap((visa) => {
    const held = routeOfVisaType(visa.visaType);
    const { startDate, endDate, id = null } = visa;
    if (held === null || startDate >= visaStartDate || !makesSense(startDate, endDate)) return [];
    const permission: Permission = {
      from: startDate,
      to: endDate,
      route: held,
      ...application(visa, startDate),
    };
    return [{ permission, id }];
  });
  const held = visaExpiryDate === null ? withoutEnd(current, route, law) : [current];
  const permissions = [...earlier.map(({ permission }) => permission), ...held];
  const grantDate = sortedFor(route, permissions, arrivedWithoutPermission ?? undefined).counting.reduce(
    (first, { from }) => (from < first ? from : first),
    visaStartDate,
  );
  return {
    settlement: { ...base, grantDate, permissions },
    visaIds: [...earlier.map(({ id }) => id), ...held.map(() => null)],
  };
}

/**
 * A visa whose end nobody said. One from before 11 January 2018 lasted five years and four months at most: what came
 * after it was granted later, and days away are judged as under later permission.
 */
function withoutEnd(
  visa: Permission,
  route: RouteKey,
  { rollingSince, oldPermissionLasts }: LawOnDay,
): readonly Permission[] {
  const { absences } = routeOf(route);
  const isJudgedByYears = absences === 'continuous_residence' || absences === 'long_residence';
  if (!isJudgedByYears || visa.from >= rollingSince) return [visa];
  const next = addMonths(visa.from, oldPermissionLasts.months);
  return [
    { ...visa, to: addDays(next, -1) },
    { from: next, to: visa.to, route },
  ];
}

/** What was said of the application; a day after the start makes no sense and is left out. */
function application(
  { appliedOn, appliedInTime, gapBefore }: Pick<EarlierVisa, 'appliedOn' | 'appliedInTime' | 'gapBefore'>,
  startDate: CivilDate,
): Pick<Permission, 'appliedOn' | 'appliedInTime' | 'gapBefore'> {
  return {
    ...(appliedOn && appliedOn <= startDate ? { appliedOn } : {}),
    ...(appliedInTime ? { appliedInTime } : {}),
    ...(gapBefore ? { gapBefore } : {}),
  };
}

/** The visa of now as far as it tells since when somebody has been in the UK. */
export type CurrentVisa = Pick<VisaRecord, 'appliedOn' | 'appliedInTime' | 'ukEntryDate'>;

/** Days between two visas of which nobody said when the application for the second was made. */
export interface UnexplainedWait {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/**
 * The first day of the unbroken time with a visa that leads up to the visa of now, whichever visas they were: since
 * then the record shows somebody living in the UK. An application made in time fills the days before its visa. Whoever
 * came later lives here since that day. Null without any visa.
 * @param unexplained what days between two visas are taken for where nobody said when the application was made
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

/** The waits that decide how far back that time goes, the latest first. Empty where everything was said. */
export const unexplainedWaits = (
  visaStartDate: CivilDate | null,
  earlier: readonly EarlierVisa[],
  current: CurrentVisa = {},
): readonly UnexplainedWait[] => unbrokenTime(visaStartDate, earlier, current, 'counts').waits;

/** Goes back from visa to visa until one did not follow upon the one before it. */
function unbrokenTime(
  visaStartDate: CivilDate | null,
  earlier: readonly EarlierVisa[],
  current: CurrentVisa,
  unexplained: 'breaks' | 'counts',
): { readonly since: CivilDate | null; readonly waits: readonly UnexplainedWait[] } {
  const latestFirst = earlier
    .filter(({ startDate, endDate }) => makesSense(startDate, endDate))
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

/** Whether the application for a visa was made before the one before it ended; null where nobody said. */
export function wasInTime({ appliedOn, appliedInTime }: CurrentVisa, ended: CivilDate): boolean | null {
  if (appliedOn) return appliedOn <= ended;
  return appliedInTime === 'yes' ? true : appliedInTime === 'no' ? false : null;
}

function makesSense(from: CivilDate, to: CivilDate): boolean {
  return from >= earliestDate && to <= latestDate && from <= to;
}
