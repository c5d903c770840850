import {
  type CountingMethod,
  decidingFirst,
  limitCheck,
  type LimitCheck,
  type LimitKind,
  ofCitizenship,
  ofSettlement,
  travelRecord,
  type TravelRecord,
  withSimilarWarning,
} from '@settlewise/rules/absences';
import { assess, type LimitedWindow, UnsoundAssessment } from '@settlewise/rules/assessment';
import { limitsTwelveMonths } from '@settlewise/rules/calculators';
import type { CivilDate } from '@settlewise/rules/calendar';
import { absenceLimitsOn } from '@settlewise/rules/parameters';
import { openOutcomes, type SettlementProgress } from '@settlewise/rules/progress';
import { findRoute, routeOfVisaType } from '@settlewise/rules/routes';
import type { RecordOnDay } from './recordOn';
import { assessSettlement } from './islandsOnRecord';
import type { RecordedTrip } from './recordedTrip';
import { needsNoIlr } from './settledOnRecord';
import { toVisaRecord } from './visaRecord';

/** The most days away in twelve months of the qualifying years for ILR. */
export interface SettlementDays {
  /** Null if the route has no limit for twelve months. */
  readonly limit: number | null;
  /** A description of the limit, if it needs more than one line. */
  readonly means: string | null;
  /** By the Home Office’s count; null without days away. */
  readonly worst: LimitedWindow | null;
  /** With the days of travel; null without days away. */
  readonly cautious: LimitedWindow | null;
}

type RecordDetails = Pick<RecordOnDay, 'details'>;

/** The part of a record that days away are counted from. */
interface LimitRecord extends RecordDetails {
  readonly journeys: readonly RecordedTrip[];
  /** In London. */
  readonly today: CivilDate;
}

/** Whether the limits of ILR or of citizenship apply next. If the visa is unknown, the limits of most routes apply. */
export function findDecidingLimits(record: RecordDetails) {
  const { hasILR, visaType } = record.details;
  const citizenshipDecides = hasILR || needsNoIlr(record);
  const route = visaType === null ? null : routeOfVisaType(visaType);
  return {
    citizenshipDecides,
    settlementDecides: !citizenshipDecides && (route === null || limitsTwelveMonths(findRoute(route))),
  };
}

/**
 * The worst 12 months by both counts, within the qualifying years; within the whole record if those years are unknown.
 * @param progress null if it cannot be calculated
 */
export function findBusiestTwelveMonths(
  { journeys: trips, today: asOf }: Pick<LimitRecord, 'journeys' | 'today'>,
  progress: SettlementProgress | null,
): Pick<SettlementDays, 'worst' | 'cautious'> {
  if (progress !== null && hasYears(progress))
    return { worst: progress.answer.worstTwelveMonths, cautious: progress.cautious.worstTwelveMonths };
  const busiest = (counting: CountingMethod) => assess({ asOf, counting, trips }).busiestTwelveMonths;
  return { worst: busiest('whole_days'), cautious: busiest('inclusive') };
}

const hasYears = ({ answer }: SettlementProgress): boolean =>
  answer.verdict !== 'not_enough' && openOutcomes(answer).length === 0;

/** Checks the limits of a record whose ILR progress is not calculated yet. */
export function checkLimitsOnRecord(
  record: LimitRecord & Pick<RecordOnDay, 'earlier' | 'applications'>,
): readonly LimitCheck[] {
  const progress = calculateProgress(record);
  const limit = progress === null ? absenceLimitsOn(record.today).settlementYear.days : progress.yearLimit;
  return checkLimits(record, { limit, means: null, ...findBusiestTwelveMonths(record, progress) });
}

function calculateProgress(record: Parameters<typeof checkLimitsOnRecord>[0]): SettlementProgress | null {
  const { visaType, visaStartDate, hasILR } = record.details;
  const route = visaType === null ? null : routeOfVisaType(visaType);
  if (route === null || visaStartDate === null || hasILR || needsNoIlr(record)) return null;
  try {
    return assessSettlement(route, toVisaRecord(record, visaStartDate), record.journeys, record.today);
  } catch (error) {
    if (error instanceof UnsoundAssessment) return null;
    throw error;
  }
}

/** Compares days away with each limit, the deciding limit first. Every page of the record shows these. */
export function checkLimits(record: LimitRecord, settlement: SettlementDays): readonly LimitCheck[] {
  const { citizenshipDecides, settlementDecides } = findDecidingLimits(record);
  const ilrCheck = citizenshipDecides ? null : settlementCheck(settlement, record, settlementDecides);
  return decidingFirst([
    ...(ilrCheck === null ? [] : [ilrCheck]),
    ...citizenshipChecks(record, citizenshipDecides),
  ]);
}

function settlementCheck(
  { limit, means, worst, cautious }: SettlementDays,
  { today }: LimitRecord,
  decides: boolean,
): LimitCheck | null {
  if (limit === null) return null;
  const { settlementYear } = absenceLimitsOn(today);
  return limitCheck({
    kind: 'settlement',
    decides,
    means: means?.replace(/\.$/, '') ?? ofSettlement(limit),
    limit: withSimilarWarning(limit, settlementYear),
    counted: worst ?? { days: 0, from: null, to: null },
    cautiousDays: cautious?.days ?? 0,
  });
}

function citizenshipChecks(record: LimitRecord, decides: boolean): readonly LimitCheck[] {
  const { details, today, journeys } = record;
  // The Channel Islands and the Isle of Man belong to the UK for citizenship.
  const outside = journeys.filter(({ crownDependency }) => crownDependency === undefined);
  const cautious = travelRecord(outside, today, 'inclusive');
  const wholeDays = travelRecord(outside, today, 'whole_days');
  const { finalYear, threeYears, fiveYears } = absenceLimitsOn(today);
  const spouse = details.marriedToBritishCitizen;
  const check = (
    kind: LimitKind,
    limit: typeof finalYear,
    select: (travel: TravelRecord) => TravelRecord['lastYear'],
    isRequired: boolean,
  ) =>
    limitCheck({
      kind,
      limit,
      decides: decides && isRequired,
      means: ofCitizenship(limit),
      counted: select(wholeDays),
      cautiousDays: select(cautious).days,
    });
  return [
    check('final_year', finalYear, ({ lastYear }) => lastYear, true),
    // The spouse or civil partner of a British citizen applies after three years, everybody else after five.
    ...(spouse ? [check('three_years', threeYears, ({ lastThreeYears }) => lastThreeYears, true)] : []),
    check('five_years', fiveYears, ({ lastFiveYears }) => lastFiveYears, !spouse),
  ];
}
