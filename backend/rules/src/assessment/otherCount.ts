import type { CountingMethod } from '../absences/trip';
import { toDayNumber, type CivilDate } from '../calendar/civilDate';
import * as ofCitizenship from '../citizenship/said';
import { sources } from '../parameters/sources';
import type { OtherCount } from '../sentences/settlementAbsences';
import * as ofSettlement from '../settlement/said';
import type { CitizenshipAnswer, SettlementAnswer } from './answer';
import type { Reason } from './reason';

/** The code of the reason that says what the other way of counting changes. */
export const otherCountDiffers = 'other_count_differs';

/** The margin of an answer by the Home Office's count, in a sentence; null where the cautious count comes to the same. */
export const findTravelMargin = (reasons: readonly Reason[]): string | null =>
  reasons.find(({ code }) => code === otherCountDiffers)?.message ?? null;

/** The reasons without the margin, which stands in a field of its own. */
export const withoutTravelMargin = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.filter(({ code }) => code !== otherCountDiffers);

export const oppositeCount = (counting: CountingMethod): CountingMethod =>
  counting === 'inclusive' ? 'whole_days' : 'inclusive';

const nameOf = (counting: CountingMethod): OtherCount =>
  counting === 'inclusive' ? 'cautious' : 'home_office';

type JudgedSettlement = Pick<SettlementAnswer, 'verdict' | 'earliestApplicationDate' | 'worstTwelveMonths'>;

/** What the other count changes about settlement; null where verdict and date are the same. @param counting of `other` */
export function settlementByOtherCount(
  answer: JudgedSettlement,
  other: JudgedSettlement,
  counting: CountingMethod,
): Reason | null {
  const { worstTwelveMonths: worst, earliestApplicationDate: firstDay } = other;
  if (answer.verdict === other.verdict && answer.earliestApplicationDate === firstDay) return null;
  return ofSettlement.toKnow(
    otherCountDiffers,
    { count: nameOf(counting), counted: answer.worstTwelveMonths, worst, firstDay },
    sources.continuousResidenceGuidance,
    worst === null
      ? {}
      : { days: worst.days, limit: worst.limit, first: toDayNumber(worst.from), last: toDayNumber(worst.to) },
  );
}

type JudgedCitizenship = Pick<
  CitizenshipAnswer,
  'verdict' | 'totalDays' | 'totalLimit' | 'finalYearDays' | 'finalYearLimit'
> & { readonly firstGoodDate: CivilDate | null };

/** The same about citizenship. */
export function citizenshipByOtherCount(
  answer: JudgedCitizenship,
  other: JudgedCitizenship,
  counting: CountingMethod,
): Reason | null {
  if (answer.verdict === other.verdict && answer.firstGoodDate === other.firstGoodDate) return null;
  return ofCitizenship.toKnow(
    otherCountDiffers,
    {
      count: nameOf(counting),
      counted: { total: answer.totalDays, finalYear: answer.finalYearDays },
      total: { days: other.totalDays, limit: other.totalLimit },
      finalYear: { days: other.finalYearDays, limit: other.finalYearLimit },
      firstDay: answer.firstGoodDate === other.firstGoodDate ? null : other.firstGoodDate,
    },
    sources.naturalisationGuidance,
    { days: other.totalDays, limit: other.totalLimit },
  );
}
