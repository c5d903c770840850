import type { IlrCalculationResponse } from '@settlewise/contract';
import {
  absenceLimitsOn,
  inWordsOn,
  longResidenceRollingSince,
  routeOf,
  routeOfVisaType,
  type CivilDate,
} from '@settlewise/rules';
import { marginInWords } from '../../../../record/limits/labels';
import { meaningOfLimit } from './meaningOfLimit';

type Absences = ReturnType<typeof routeOf>['absences'];

/** How the route of a result counts days away; of an unknown visa, as most routes do. */
export function absencesOf({ visaType }: Pick<IlrCalculationResponse, 'visaType'>): Absences {
  const key = routeOfVisaType(visaType);
  return key === null ? 'continuous_residence' : routeOf(key).absences;
}

/** Too many days are an alarm only where the rule is broken by them: another rule can let the years count. */
export const decidesFor = (
  { absencesValid }: Pick<IlrCalculationResponse, 'absencesValid'>,
  days: number,
  limit: number,
): boolean => days <= limit || !absencesValid;

export const anotherRule = 'Another rule lets your years count';

/** The days away that decide, or come nearest to it. */
export interface MostDays {
  readonly title: string;
  readonly days: number;
  /** With the days of travel; left out where that is not known. */
  readonly cautiousDays?: number | undefined;
  readonly window: { readonly from: CivilDate; readonly to: CivilDate } | null;
  /** Null where no limit is to be shown beside them; `means` then says why. */
  readonly limit: number | null;
  readonly means: string;
}

/** Of individual trips, the days away that the rule of the route looks at. */
export function mostDaysOf(result: IlrCalculationResponse): MostDays {
  const { cautious, homeOffice, reasons, route } = result;
  const worst = homeOffice?.settlement?.worstTwelveMonths ?? null;
  const worstCautious = cautious?.settlement?.worstTwelveMonths ?? null;
  const busiest = homeOffice?.busiestTwelveMonths ?? null;
  const absences = absencesOf(result);
  const { days: inTwelveMonths } = absenceLimitsOn(result.calculationDate).settlementYear;
  const plain = {
    title: 'Worst 12 months',
    days: busiest?.days ?? 0,
    cautiousDays: cautious?.busiestTwelveMonths?.days,
    window: busiest,
    limit: null,
  };
  if (absences === 'none') return { ...plain, means: 'This route sets no limit on days away' };
  if (worst !== null) {
    const { days, limit } = worst;
    const decides = decidesFor(result, days, limit);
    return {
      title: limit === inTwelveMonths ? 'Worst 12 months' : 'Most days away',
      ...{ days, limit: decides ? limit : null, window: worst },
      cautiousDays: worstCautious?.limit === limit ? worstCautious.days : undefined,
      means: decides ? meaningOfLimit(limit, result) : `${meaningOfLimit(limit, result)}. ${anotherRule}`,
    };
  }
  const broken = reasons.find(({ code }) => ofOtherLimits.has(code));
  if (broken?.days !== undefined && broken.limit !== undefined) {
    const { code, days, limit, from, to } = broken;
    return {
      title: code === 'single_absence_over_limit' ? 'Longest absence' : 'Days away in all',
      ...{ days, limit, means: meaningOfLimit(limit, result) },
      window: from === undefined || to === undefined ? null : { from, to },
    };
  }
  if (route === null)
    return {
      ...plain,
      limit: inTwelveMonths,
      means: meaningOfLimit(inTwelveMonths, result),
    };
  if (absences === 'continuous_residence')
    return {
      ...{ title: 'Worst 12 months', days: 0, cautiousDays: worstCautious?.days, window: null },
      ...{ limit: inTwelveMonths, means: meaningOfLimit(inTwelveMonths, result) },
    };
  return {
    ...plain,
    means:
      absences === 'long_residence'
        ? `ILR: ${inTwelveMonths} in any 12 months since ${inWordsOn(longResidenceRollingSince, result.calculationDate)}, other limits before`
        : 'This route looks at single absences and at all days together',
  };
}

/** What the days of travel add to the most days away; null where they change nothing. */
export function marginOfMostDays(result: IlrCalculationResponse): string | null {
  const { days, cautiousDays = days, limit } = mostDaysOf(result);
  return marginInWords({ days, limit, cautious: { days: cautiousDays } });
}

/** Limits that are not of twelve months. */
const ofOtherLimits: ReadonlySet<string> = new Set(['single_absence_over_limit', 'total_over_limit']);
