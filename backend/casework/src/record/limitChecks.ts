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
  withNearOf,
} from '@settlewise/rules/absences';
import { assess, type LimitedWindow, UnsoundAssessment } from '@settlewise/rules/assessment';
import { limitsTwelveMonths } from '@settlewise/rules/calculators';
import type { CivilDate } from '@settlewise/rules/calendar';
import { absenceLimitsOn } from '@settlewise/rules/parameters';
import { openOutcomes, type SettlementProgress } from '@settlewise/rules/progress';
import { routeOf, routeOfVisaType } from '@settlewise/rules/routes';
import type { RecordOnDay } from './recordOn';
import { settlementOnRecord } from './islandsOnRecord';
import type { RecordedTrip } from './recordedTrip';
import { needsNoIlr } from './settledOnRecord';
import { visaRecordOf } from './visaRecord';

/** The most days away in twelve months of the qualifying years for ILR. */
export interface SettlementDays {
  /** Null where the route sets no limit on twelve months. */
  readonly limit: number | null;
  /** Whose limit it is, where that takes more than a line. */
  readonly means: string | null;
  /** By the Home Office’s count; null without days away. */
  readonly worst: LimitedWindow | null;
  /** With the days of travel; null without days away. */
  readonly cautious: LimitedWindow | null;
}

type Settled = Pick<RecordOnDay, 'details'>;

/** What days away are counted from. */
interface Counted extends Settled {
  readonly journeys: readonly RecordedTrip[];
  /** In London. */
  readonly today: CivilDate;
}

/** Whose limits a person has to keep next. Of a visa that is not known, those of most routes are taken to decide. */
export function whoseLimitDecides(record: Settled) {
  const { hasILR, visaType } = record.details;
  const citizenshipDecides = hasILR || needsNoIlr(record);
  const route = visaType === null ? null : routeOfVisaType(visaType);
  return {
    citizenshipDecides,
    settlementDecides: !citizenshipDecides && (route === null || limitsTwelveMonths(routeOf(route))),
  };
}

/**
 * The worst 12 months, and the margin beside them: those of the qualifying years, or of the whole record where none are known.
 * @param progress null where it could not be worked out
 */
export function fullestTwelveMonths(
  { journeys: trips, today: asOf }: Pick<Counted, 'journeys' | 'today'>,
  progress: SettlementProgress | null,
): Pick<SettlementDays, 'worst' | 'cautious'> {
  if (progress !== null && hasYears(progress))
    return { worst: progress.answer.worstTwelveMonths, cautious: progress.cautious.worstTwelveMonths };
  const busiest = (counting: CountingMethod) => assess({ asOf, counting, trips }).busiestTwelveMonths;
  return { worst: busiest('whole_days'), cautious: busiest('inclusive') };
}

const hasYears = ({ answer }: SettlementProgress): boolean =>
  answer.verdict !== 'not_enough' && openOutcomes(answer).length === 0;

/** The same checks for who has the record alone, without the answer that a page makes of it. */
export function limitChecksOnRecord(
  record: Counted & Pick<RecordOnDay, 'earlier' | 'applications'>,
): readonly LimitCheck[] {
  const progress = progressOf(record);
  const limit = progress === null ? absenceLimitsOn(record.today).settlementYear.days : progress.yearLimit;
  return limitChecksOf(record, { limit, means: null, ...fullestTwelveMonths(record, progress) });
}

function progressOf(record: Parameters<typeof limitChecksOnRecord>[0]): SettlementProgress | null {
  const { visaType, visaStartDate, hasILR } = record.details;
  const route = visaType === null ? null : routeOfVisaType(visaType);
  if (route === null || visaStartDate === null || hasILR || needsNoIlr(record)) return null;
  try {
    return settlementOnRecord(route, visaRecordOf(record, visaStartDate), record.journeys, record.today);
  } catch (error) {
    if (error instanceof UnsoundAssessment) return null;
    throw error;
  }
}

/** Days away against each limit, the one that decides first. Every page of the record shows these. */
export function limitChecksOf(record: Counted, settlement: SettlementDays): readonly LimitCheck[] {
  const { citizenshipDecides, settlementDecides } = whoseLimitDecides(record);
  const ofIlr = citizenshipDecides ? null : settlementCheck(settlement, record, settlementDecides);
  return decidingFirst([
    ...(ofIlr === null ? [] : [ofIlr]),
    ...citizenshipChecks(record, citizenshipDecides),
  ]);
}

function settlementCheck(
  { limit, means, worst, cautious }: SettlementDays,
  { today }: Counted,
  decides: boolean,
): LimitCheck | null {
  if (limit === null) return null;
  const { settlementYear } = absenceLimitsOn(today);
  return limitCheck({
    kind: 'settlement',
    decides,
    means: means?.replace(/\.$/, '') ?? ofSettlement(limit),
    limit: withNearOf(limit, settlementYear),
    counted: worst ?? { days: 0, from: null, to: null },
    cautiousDays: cautious?.days ?? 0,
  });
}

function citizenshipChecks(record: Counted, decides: boolean): readonly LimitCheck[] {
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
    of: (travel: TravelRecord) => TravelRecord['lastYear'],
    asked: boolean,
  ) =>
    limitCheck({
      kind,
      limit,
      decides: decides && asked,
      means: ofCitizenship(limit),
      counted: of(wholeDays),
      cautiousDays: of(cautious).days,
    });
  return [
    check('final_year', finalYear, ({ lastYear }) => lastYear, true),
    // The spouse or civil partner of a British citizen applies after three years, everybody else after five.
    ...(spouse ? [check('three_years', threeYears, ({ lastThreeYears }) => lastThreeYears, true)] : []),
    check('five_years', fiveYears, ({ lastFiveYears }) => lastFiveYears, !spouse),
  ];
}
