import { z } from 'zod';
import { citizenshipCountsApart, firstDaysParts, type FirstDaysParts } from './firstDays';

const daysByOneCount = z
  .object({
    citizenship: z.object({ totalDays: z.number().nullish(), finalYearDays: z.number().nullish() }).nullish(),
  })
  .nullish();

/** What of a result about citizenship decides whether its days are over a limit; results of long ago lack some of it. */
export const daysAwayParts = z.object({
  absenceDaysTotal: z.number().nullish(),
  absenceLimit: z.number().nullish(),
  absenceDaysRecent: z.number().nullish(),
  recentAbsenceLimit: z.number().nullish(),
  cautious: daysByOneCount,
  homeOffice: daysByOneCount,
});
export type DaysAwayParts = z.infer<typeof daysAwayParts>;

/** Whether a result about citizenship has more days than a limit allows by both ways of counting. */
export function daysOverByBothCounts(result: DaysAwayParts): boolean {
  const { absenceDaysTotal, absenceLimit, absenceDaysRecent, recentAbsenceLimit } = result;
  const theirs = result.homeOffice?.citizenship;
  // A larger number that was typed is one of both counts: nobody knows its days of travel.
  const isTyped = result.cautious?.citizenship?.finalYearDays !== absenceDaysRecent;
  const theirRecent = isTyped ? absenceDaysRecent : theirs?.finalYearDays;
  return (
    isOver(absenceLimit, absenceDaysTotal, theirs?.totalDays) ||
    isOver(recentAbsenceLimit, absenceDaysRecent, theirRecent)
  );
}

type Days = number | null | undefined;

/** Over by both counts; a day that one count does not know is as the other has it. */
const isOver = (limit: Days, cautious: Days, homeOffice: Days): boolean =>
  limit != null && cautious != null && cautious > limit && (homeOffice ?? cautious) > limit;

/** A result about citizenship that is no yes is red: over a limit by both counts, or settled status may be lost. */
export const isCitizenshipRed = (result: Omit<FirstDaysParts, 'homeOffice'>, days: DaysAwayParts): boolean =>
  !citizenshipCountsApart(result) &&
  result.isEligible !== true &&
  (daysOverByBothCounts(days) || lapsed.safeParse(result.headline).success);

const lapsed = z.object({ code: z.literal('settlement_may_have_lapsed') });

/** Whether a saved result was red. @param result as it was kept */
export function isRed(calculator: 'ilr' | 'citizenship', result: unknown): boolean {
  const parts = firstDaysParts.parse(result);
  return calculator === 'ilr'
    ? parts.verdict === 'over_limit'
    : isCitizenshipRed(parts, daysAwayParts.parse(result));
}
