import { z } from 'zod';
import type { VerdictParts } from './verdictParts';

/** Two first days, neither of which is the answer alone. */
export const twoFirstDays = z.object({
  /**
   * Two ways to count days, that come to two answers (`counts`) or to two days of one answer (`days`); what GOV.UK lets
   * people do and the letter of the Rules; or a question that is still open.
   */
  by: z.enum(['counts', 'days', 'practice', 'answer']),
  earlier: z.string().nullable(),
  safe: z.string().nullable(),
});
export type TwoFirstDays = z.infer<typeof twoFirstDays>;

/**
 * ILR: the first day by the Home Office's count, where that count comes to another answer than the cautious one: one can
 * apply now, or no limit is broken. Then neither day alone is the answer. Null where both say not yet for the same reason.
 */
export function homeOfficeDay(result: VerdictParts): string | null {
  const { homeOfficeDiffers, homeOffice, verdict, calculationDate } = result;
  const settlement = homeOffice?.settlement ?? null;
  const day = settlement?.earliestApplicationDate ?? null;
  if (homeOfficeDiffers !== true || settlement === null || day === null || calculationDate == null)
    return null;
  const worst = settlement.worstTwelveMonths ?? null;
  const isWithin = worst === null || worst.days <= worst.limit;
  return day <= calculationDate || (verdict === 'over_limit' && isWithin) ? day : null;
}

/** The first day to apply by each way of counting. */
interface DaysByCount {
  readonly cautious: string;
  readonly homeOffice: string;
}

/** ILR: both first days, where the two counts name two; null where they come to one, and for who has applied. */
export function ilrDaysByCount(result: VerdictParts): DaysByCount | null {
  const { isEligible, appliedOn, otherOutcome, suggestedEligibilityDate: cautious } = result;
  if (isEligible === true || appliedOn != null || otherOutcome != null) return null;
  const homeOffice = result.homeOffice?.settlement?.earliestApplicationDate;
  return daysApart(result, cautious, homeOffice);
}

/** The same of citizenship, for an application after the planned day. */
export function citizenshipDaysByCount(result: VerdictParts): DaysByCount | null {
  const { isEligible, headline, suggestedEligibilityDate, homeOfficeEligibilityDate, applicationDate } =
    result;
  if (isEligible === true || (headline ?? null) !== null || applicationDate == null) return null;
  const days = daysApart(result, suggestedEligibilityDate, homeOfficeEligibilityDate);
  // Before the planned day another sentence says that it comes too late.
  return days === null || days.cautious < applicationDate ? null : days;
}

function daysApart(
  { homeOfficeDiffers, calculationDate }: VerdictParts,
  cautious: string | null | undefined,
  homeOffice: string | null | undefined,
): DaysByCount | null {
  if (homeOfficeDiffers !== true || cautious == null || homeOffice == null || calculationDate == null)
    return null;
  // Two days that are both over are one answer: now.
  const areOver = [cautious, homeOffice].every((day) => day <= calculationDate);
  return cautious === homeOffice || areOver ? null : { cautious, homeOffice };
}

/** ILR of partners and parents, as long as the safe day has not come: the day that GOV.UK names, and the safe one. Else null. */
export function firstDaysApart(
  result: VerdictParts,
): { readonly inPractice: string; readonly safe: string } | null {
  const { practicalEarliestApplicationDate: inPractice, suggestedEligibilityDate: safe } = result;
  const { isEligible, appliedOn, otherOutcome } = result;
  if (isEligible === true || appliedOn != null || otherOutcome != null) return null;
  return inPractice != null && safe != null && inPractice < safe ? { inPractice, safe } : null;
}

/**
 * Citizenship: by the count of the Home Office one can apply on the planned day, with the travel days later. Where both are
 * over a limit that day, it is broken.
 */
export function citizenshipCountsApart(result: VerdictParts): boolean {
  const { suggestedEligibilityDate: ours, homeOfficeEligibilityDate: theirs, isEligible } = result;
  const { headline, homeOfficeDiffers, applicationDate } = result;
  return (
    isEligible !== true &&
    (headline ?? null) === null &&
    homeOfficeDiffers === true &&
    ours != null &&
    theirs != null &&
    applicationDate != null &&
    theirs <= applicationDate
  );
}

/** Both first days of a result, as its verdict names them; null where it has one answer. */
export function twoFirstDaysOf(calculator: 'ilr' | 'citizenship', result: VerdictParts): TwoFirstDays | null {
  const safe = result.suggestedEligibilityDate ?? null;
  const named = (days: DaysByCount | null): TwoFirstDays | null =>
    days === null ? null : { by: 'days', earlier: days.homeOffice, safe: days.cautious };
  if (calculator === 'citizenship')
    return citizenshipCountsApart(result)
      ? { by: 'counts', earlier: result.homeOfficeEligibilityDate ?? null, safe }
      : named(citizenshipDaysByCount(result));
  const { verdict, otherOutcome, isEligible, appliedOn } = result;
  if (verdict === 'not_enough') return null;
  if (otherOutcome != null)
    return {
      by: 'answer',
      earlier: otherOutcome.earliestApplicationDate ?? null,
      safe: result.earliestApplicationDate ?? null,
    };
  if (isEligible === true || safe === null) return null;
  const theirs = appliedOn == null ? homeOfficeDay(result) : null;
  if (theirs !== null) return { by: 'counts', earlier: theirs, safe };
  const apart = firstDaysApart(result);
  return apart === null
    ? named(ilrDaysByCount(result))
    : { by: 'practice', earlier: apart.inPractice, safe: apart.safe };
}
