import { needsNoIlr } from '@settlewise/projections';
import {
  absenceLimitsOn,
  decidingFirst,
  limitCheck,
  limitsTwelveMonths,
  ofCitizenship,
  ofSettlement,
  routeOf,
  routeOfVisaType,
  travelRecord,
  withNearOf,
  type LimitCheck,
  type LimitedWindow,
  type LimitKind,
  type TravelRecord,
} from '@settlewise/rules';
import type { ImmigrationRecord } from '../progress/record';

/** The most days away in twelve months of the qualifying years for ILR. */
export interface SettlementDays {
  /** Null where the route sets no limit on twelve months. */
  readonly limit: number | null;
  /** Whose limit it is, where that takes more than a line. */
  readonly means: string | null;
  /** Both travel days counted; null without days away. */
  readonly worst: LimitedWindow | null;
  /** By the Home Office’s count; null without days away. */
  readonly homeOffice: LimitedWindow | null;
}

type Settled = Pick<ImmigrationRecord, 'details'>;

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

/** Days away against each limit, the one that decides first. Every page of the record shows these. */
export function limitChecksOf(record: ImmigrationRecord, settlement: SettlementDays): readonly LimitCheck[] {
  const { citizenshipDecides, settlementDecides } = whoseLimitDecides(record);
  const ofIlr = citizenshipDecides ? null : settlementCheck(settlement, record, settlementDecides);
  return decidingFirst([
    ...(ofIlr === null ? [] : [ofIlr]),
    ...citizenshipChecks(record, citizenshipDecides),
  ]);
}

function settlementCheck(
  { limit, means, worst, homeOffice }: SettlementDays,
  { today }: ImmigrationRecord,
  decides: boolean,
): LimitCheck | null {
  if (limit === null) return null;
  const { settlementYear } = absenceLimitsOn(today);
  return limitCheck({
    ...{ kind: 'settlement', decides, means: means?.replace(/\.$/, '') ?? ofSettlement(limit) },
    limit: withNearOf(limit, settlementYear),
    cautious: worst ?? { days: 0, from: null, to: null },
    homeOfficeDays: homeOffice?.days ?? 0,
  });
}

function citizenshipChecks(record: ImmigrationRecord, decides: boolean): readonly LimitCheck[] {
  const { details, today, journeys } = record;
  // The Channel Islands and the Isle of Man belong to the UK for citizenship.
  const outside = journeys.filter(({ crownDependency }) => crownDependency === undefined);
  const cautious = travelRecord(outside, today, 'inclusive');
  const homeOffice = travelRecord(outside, today, 'whole_days');
  const { finalYear, threeYears, fiveYears } = absenceLimitsOn(today);
  const spouse = details.marriedToBritishCitizen;
  const check = (
    kind: LimitKind,
    limit: typeof finalYear,
    of: (travel: TravelRecord) => TravelRecord['lastYear'],
    asked: boolean,
  ) =>
    limitCheck({
      ...{ kind, limit, decides: decides && asked, means: ofCitizenship(limit) },
      cautious: of(cautious),
      homeOfficeDays: of(homeOffice).days,
    });
  return [
    check('final_year', finalYear, ({ lastYear }) => lastYear, true),
    // The spouse or civil partner of a British citizen applies after three years, everybody else after five.
    ...(spouse ? [check('three_years', threeYears, ({ lastThreeYears }) => lastThreeYears, true)] : []),
    check('five_years', fiveYears, ({ lastFiveYears }) => lastFiveYears, !spouse),
  ];
}
