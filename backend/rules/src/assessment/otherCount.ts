import type { CountingMethod } from '../absences/trip';
import { toDayNumber, type CivilDate } from '../calendar/civilDate';
import * as citizenshipReasons from '../citizenship/reasonFactories';
import { sources } from '../parameters/sources';
import type { OtherCount } from '../sentences/settlementAbsences';
import * as settlementReasons from '../settlement/reasonFactories';
import type { CitizenshipAnswer, SettlementAnswer } from './answer';
import type { Reason } from './reason';

/** The code of the reason for a difference between the two counts. */
export const otherCountDiffers = 'other_count_differs';

/** The margin of an answer by the Home Office's count, as a sentence; null if the cautious count agrees. */
export const findTravelMargin = (reasons: readonly Reason[]): string | null =>
  reasons.find(({ code }) => code === otherCountDiffers)?.message ?? null;

/** The reasons without the margin, which has its own field. */
export const withoutTravelMargin = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.filter(({ code }) => code !== otherCountDiffers);

export const oppositeCount = (counting: CountingMethod): CountingMethod =>
  counting === 'inclusive' ? 'whole_days' : 'inclusive';

const nameCount = (counting: CountingMethod): OtherCount =>
  counting === 'inclusive' ? 'cautious' : 'home_office';

type JudgedSettlement = Pick<SettlementAnswer, 'verdict' | 'earliestApplicationDate' | 'worstTwelveMonths'>;

/**
 * The reason for a difference in settlement between the counts; null if verdict and date are equal.
 * @param counting of `other`
 */
export function settlementByOtherCount(
  answer: JudgedSettlement,
  other: JudgedSettlement,
  counting: CountingMethod,
): Reason | null {
  const { worstTwelveMonths: worst, earliestApplicationDate: firstDay } = other;
  if (answer.verdict === other.verdict && answer.earliestApplicationDate === firstDay) return null;
  return settlementReasons.toKnow(
    otherCountDiffers,
    { count: nameCount(counting), counted: answer.worstTwelveMonths, worst, firstDay },
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

/** As above, for citizenship. */
export function citizenshipByOtherCount(
  answer: JudgedCitizenship,
  other: JudgedCitizenship,
  counting: CountingMethod,
): Reason | null {
  if (answer.verdict === other.verdict && answer.firstGoodDate === other.firstGoodDate) return null;
  return citizenshipReasons.toKnow(
    otherCountDiffers,
    {
      count: nameCount(counting),
      counted: { total: answer.totalDays, finalYear: answer.finalYearDays },
      total: { days: other.totalDays, limit: other.totalLimit },
      finalYear: { days: other.finalYearDays, limit: other.finalYearLimit },
      firstDay: answer.firstGoodDate === other.firstGoodDate ? null : other.firstGoodDate,
    },
    sources.naturalisationGuidance,
    { days: other.totalDays, limit: other.totalLimit },
  );
}
