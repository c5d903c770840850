import type { CitizenshipCalculationResponse, LimitCheckResponse } from '@settlewise/contract';
import type { CivilDate, TwoDays } from '@settlewise/rules';
import { formatLongDate } from '../../ui/dates/formatDate';
import { dayCount } from '../journeys/labels';
import { limitPeriods } from './labels';

/** What one way of counting comes to. */
export interface CountAnswer {
  /** From when one can apply, or where the days stand. */
  readonly answer: string;
  readonly days?: string | undefined;
}

/** From when one can apply by a count. @param day null where that count names none */
export function applyFrom(day: CivilDate | null, today: CivilDate): string {
  if (day === null) return 'No date can be named yet';
  if (day < today) return `You can apply (the first day was ${formatLongDate(day)})`;
  return day === today ? 'You can apply now' : `You can apply from ${formatLongDate(day)}`;
}

type DaysOfCount = { readonly days: number; readonly limit: number };

/**
 * What a way of counting comes to for ILR.
 * @param most the most days away in any twelve months; null where none count, undefined where it is not ILR that comes next
 */
export const settlementByCount = (
  day: CivilDate | null,
  most: DaysOfCount | null | undefined,
  today: CivilDate,
): CountAnswer => ({
  answer: applyFrom(day, today),
  days:
    most === null
      ? 'No days away that count'
      : most && `${dayCount(most.days)} of ${most.limit} in ${limitPeriods.settlement}`,
});

/** Both first days of a record, with the days away behind them where it is ILR that comes next. */
export const countsOfRecord = (
  { cautious, homeOffice }: TwoDays,
  check: LimitCheckResponse | undefined,
  today: CivilDate,
): { readonly cautious: CountAnswer; readonly homeOffice: CountAnswer } => ({
  cautious: settlementByCount(cautious, check, today),
  homeOffice: settlementByCount(homeOffice, check?.homeOffice, today),
});

/** Both counts of a result about citizenship; null for one that was saved before the second day stood in it. */
export function citizenshipByCounts(
  result: Pick<
    CitizenshipCalculationResponse,
    'cautious' | 'homeOffice' | 'suggestedEligibilityDate' | 'homeOfficeEligibilityDate' | 'calculationDate'
  >,
): { readonly cautious: CountAnswer; readonly homeOffice: CountAnswer } | null {
  const { homeOfficeEligibilityDate: otherDay, calculationDate: today } = result;
  if (otherDay === undefined) return null;
  const daysOf = (count: typeof result.cautious) => {
    const { citizenship = null } = count ?? {};
    return citizenship === null
      ? undefined
      : `${dayCount(citizenship.totalDays)} in all, ${dayCount(citizenship.finalYearDays)} in the final year`;
  };
  return {
    cautious: {
      answer: applyFrom(result.suggestedEligibilityDate, today),
      days: daysOf(result.cautious),
    },
    homeOffice: { answer: applyFrom(otherDay, today), days: daysOf(result.homeOffice) },
  };
}
