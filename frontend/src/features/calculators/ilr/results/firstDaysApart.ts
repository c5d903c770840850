import type { IlrCalculationResponse } from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';
import { formatLongDate } from '../../../../ui/dates/formatDate';

interface FirstDaysApart {
  /** GOV.UK lets people apply from this day on. */
  readonly inPractice: CivilDate;
  /** By the letter of the Rules. */
  readonly safe: CivilDate;
}

/** Of partners and parents, as long as the safe day has not come: the day that GOV.UK names, and the safe one. Else null. */
export function firstDaysApart(result: IlrCalculationResponse): FirstDaysApart | null {
  const { practicalEarliestApplicationDate: inPractice, suggestedEligibilityDate: safe } = result;
  const { isEligible, appliedOn, otherOutcome } = result;
  if (isEligible || appliedOn !== null || otherOutcome !== null) return null;
  return inPractice !== null && safe !== null && inPractice < safe ? { inPractice, safe } : null;
}

/** Both days in one sentence: neither stands alone. */
export function bothFirstDays({ inPractice, safe }: FirstDaysApart, today: CivilDate): string {
  const first =
    inPractice <= today
      ? 'GOV.UK lets you apply now'
      : `You may be eligible from ${formatLongDate(inPractice)}`;
  return `${first}. The safe day is ${formatLongDate(safe)}`;
}
