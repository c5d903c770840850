import { z } from 'zod';
import type { VerdictParts } from './verdictParts';

/** Two first days, neither of which is the answer alone. */
export const twoFirstDays = z.object({
  /** What GOV.UK lets people do and the letter of the Rules, or a question that is still open. */
  by: z.enum(['practice', 'answer']),
  earlier: z.string().nullable(),
  safe: z.string().nullable(),
});
export type TwoFirstDays = z.infer<typeof twoFirstDays>;

/** ILR of partners and parents before the safe day: the day that GOV.UK names, and the safe day. Otherwise null. */
export function firstDaysApart(
  result: VerdictParts,
): { readonly inPractice: string; readonly safe: string } | null {
  const { practicalEarliestApplicationDate: inPractice, suggestedEligibilityDate: safe } = result;
  const { isEligible, appliedOn, otherOutcome } = result;
  if (isEligible === true || appliedOn != null || otherOutcome != null) return null;
  return inPractice != null && safe != null && inPractice < safe ? { inPractice, safe } : null;
}

/** Both first days of a result; null if it has only one. */
export function twoFirstDaysOf(calculator: 'ilr' | 'citizenship', result: VerdictParts): TwoFirstDays | null {
  if (calculator === 'citizenship' || result.verdict === 'not_enough') return null;
  const { otherOutcome, earliestApplicationDate: safe = null } = result;
  if (otherOutcome != null)
    return { by: 'answer', earlier: otherOutcome.earliestApplicationDate ?? null, safe };
  const days = firstDaysApart(result);
  return days && { by: 'practice', earlier: days.inPractice, safe: days.safe };
}
