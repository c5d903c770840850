import { z } from 'zod';
import type { VerdictParts } from './verdictParts';

interface DaysAway<Total, Recent> extends Pick<VerdictParts, 'cautious' | 'homeOffice'> {
  readonly absenceDaysTotal: Total;
  readonly absenceDaysRecent: Recent;
}

/** Citizenship: the days away by the Home Office’s count. With totals only, both counts are equal. */
export function daysByHomeOffice<Total, Recent>(result: DaysAway<Total, Recent>) {
  const { absenceDaysTotal, absenceDaysRecent, cautious, homeOffice } = result;
  const theirs = homeOffice?.citizenship;
  // A larger number that was typed is one of both counts: nobody knows its days of travel.
  const isTyped = cautious?.citizenship?.finalYearDays !== absenceDaysRecent;
  return {
    total: theirs?.totalDays ?? absenceDaysTotal,
    recent: isTyped ? absenceDaysRecent : (theirs?.finalYearDays ?? absenceDaysRecent),
  };
}

/** Whether a result is red: over a limit by the Home Office’s count, or settled status that may be lost. */
export const isRed = (calculator: 'ilr' | 'citizenship', result: VerdictParts): boolean =>
  calculator === 'ilr' ? result.verdict === 'over_limit' : isCitizenshipRed(result);

function isCitizenshipRed(result: VerdictParts): boolean {
  if (result.isEligible === true) return false;
  const { absenceDaysTotal, absenceDaysRecent, absenceLimit, recentAbsenceLimit } = result;
  const counted = daysByHomeOffice({ ...result, absenceDaysTotal, absenceDaysRecent });
  return (
    lapsed.safeParse(result.headline).success ||
    isOver(absenceLimit, counted.total) ||
    isOver(recentAbsenceLimit, counted.recent)
  );
}

type MaybeNumber = number | null | undefined;

const isOver = (limit: MaybeNumber, days: MaybeNumber): boolean =>
  limit != null && days != null && days > limit;

const lapsed = z.object({ code: z.literal('settlement_may_have_lapsed') });
