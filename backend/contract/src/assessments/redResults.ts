import { z } from 'zod';
import { citizenshipCountsApart } from './firstDays';
import type { VerdictParts } from './verdictParts';

interface DaysAway<Total, Recent> extends Pick<VerdictParts, 'cautious' | 'homeOffice'> {
  readonly absenceDaysTotal: Total;
  readonly absenceDaysRecent: Recent;
}

/** Of a result about citizenship: the days away by the Home Office’s count. Where only totals were typed, both counts are one. */
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

/** Whether a result is red: over a limit by both ways of counting, or settled status that may be lost. */
export const isRed = (calculator: 'ilr' | 'citizenship', result: VerdictParts): boolean =>
  calculator === 'ilr' ? result.verdict === 'over_limit' : isCitizenshipRed(result);

function isCitizenshipRed(result: VerdictParts): boolean {
  if (result.isEligible === true || citizenshipCountsApart(result)) return false;
  const { absenceDaysTotal, absenceDaysRecent, absenceLimit, recentAbsenceLimit } = result;
  const theirs = daysByHomeOffice({ ...result, absenceDaysTotal, absenceDaysRecent });
  return (
    lapsed.safeParse(result.headline).success ||
    areOver(absenceLimit, [absenceDaysTotal, theirs.total]) ||
    areOver(recentAbsenceLimit, [absenceDaysRecent, theirs.recent])
  );
}

type MaybeNumber = number | null | undefined;

const areOver = (limit: MaybeNumber, counts: readonly MaybeNumber[]): boolean =>
  limit != null && counts.every((days) => days != null && days > limit);

const lapsed = z.object({ code: z.literal('settlement_may_have_lapsed') });
