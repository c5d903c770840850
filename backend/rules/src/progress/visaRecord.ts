import type { OpenAnswer, Permission, SettlementRequest } from '../assessment/request';
import { earliestDate, latestDate } from '../assessment/problems';
import { addDays, type CivilDate } from '../calendar/civilDate';
import type { RouteKey } from '../routes/routes';
import { routeOfVisaType } from '../routes/visaTypes';

/** A visa that somebody had before. */
export interface EarlierVisa {
  /** A visa type of the screens. */
  readonly visaType: string;
  readonly startDate: CivilDate;
  readonly endDate: CivilDate;
  /** The day of the application for it; left out or null where nobody said. */
  readonly appliedOn?: CivilDate | null;
  /** Whether that was before the visa before it ended; read where `appliedOn` is not there. */
  readonly appliedInTime?: OpenAnswer | null;
}

/** The visa that somebody has, and those before it. */
export interface VisaRecord {
  readonly visaStartDate: CivilDate;
  /** Null where it is not known: the visa is then taken to run on. */
  readonly visaExpiryDate: CivilDate | null;
  readonly earlier: readonly EarlierVisa[];
  /** Of the visa of now, as in `EarlierVisa`. */
  readonly appliedOn?: CivilDate | null;
  readonly appliedInTime?: OpenAnswer | null;
  /** Protection: the day of the claim. */
  readonly claimedOn?: CivilDate | null;
  /** The day of an application for settlement that is not decided yet. */
  readonly awaitingDecisionSince?: CivilDate | null;
}

/** SW 24.1 and SCU 14.1: time on these counts towards settlement on the route. Innovator Founder and others: alone. */
const countTowards: Readonly<Partial<Record<RouteKey, readonly RouteKey[]>>> = {
  skilled_worker: ['tier_2', 'global_talent', 'innovator_founder', 'scale_up', 'rep_overseas_business'],
  scale_up: ['skilled_worker', 'tier_2', 'global_talent', 'innovator_founder', 'rep_overseas_business'],
};

/**
 * The question of settlement that a record of visas asks. The years run from the first visa whose time counts on the
 * route; gaps between such visas are the engine's to judge. Entries whose dates make no sense are left out.
 */
export function settlementAskedBy(route: RouteKey, record: VisaRecord): SettlementRequest {
  const { visaStartDate, visaExpiryDate } = record;
  const counts = new Set<RouteKey | null>([route, ...(countTowards[route] ?? [])]);
  const earlier = record.earlier.filter(
    ({ visaType, startDate, endDate }) =>
      counts.has(routeOfVisaType(visaType)) && startDate < visaStartDate && makesSense(startDate, endDate),
  );
  const current = { from: visaStartDate, to: visaExpiryDate ?? latestDate };
  const permissions: readonly Permission[] = makesSense(current.from, current.to)
    ? [...earlier.map(({ startDate, endDate }) => ({ from: startDate, to: endDate })), current]
    : [];
  // Without the visa of now in the list, nobody can see where the ones before it leave a gap.
  const grantDate = permissions.reduce((first, { from }) => (from < first ? from : first), visaStartDate);
  return { route, grantDate, ...(permissions.length === 0 ? {} : { permissions }) };
}

/**
 * The first day of the unbroken time with a visa that leads up to the visa of now, whichever visas they were: since
 * then the record shows somebody living in the UK. Null without any visa.
 */
export function inTheUkSince(
  visaStartDate: CivilDate | null,
  earlier: readonly EarlierVisa[],
): CivilDate | null {
  const latestFirst = earlier
    .filter(({ startDate, endDate }) => makesSense(startDate, endDate))
    .toSorted((one, other) => other.endDate.localeCompare(one.endDate));
  let since = visaStartDate ?? latestFirst[0]?.startDate ?? null;
  if (since === null) return null;
  for (const { startDate, endDate } of latestFirst) {
    // A gap: whether they stayed in the UK then, the record does not say.
    if (addDays(endDate, 1) < since) break;
    if (startDate < since) since = startDate;
  }
  return since;
}

function makesSense(from: CivilDate, to: CivilDate): boolean {
  return from >= earliestDate && to <= latestDate && from <= to;
}
