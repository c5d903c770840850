import type { AbsenceSummaryResponse } from '@settlewise/contract';
import { dayCount } from '../../record/journeys/labels';
import { Notice } from '../../ui/Notice';
import { useLimits } from '../../ui/useLimits';
import { againstLimit } from '../../record/journeys/againstLimit';

/** Said while the last twelve months are close to their limit, or over it. */
export function AbsenceWarning({ summary }: { summary: AbsenceSummaryResponse }) {
  const { finalYear, settlementYear } = useLimits();
  const { days, limit, remaining, standing } = againstLimit(summary.last12Months, finalYear);
  if (standing === 'within' || summary.warningMessage === null) return null;
  const byHomeOffice = summary.homeOfficeCount.last12Months.totalDays;
  return (
    <Notice
      tone={standing === 'over' && summary.citizenshipDecides ? 'over' : 'soon'}
      title={summary.warningMessage}
    >
      <p>
        You were away {dayCount(days)} in the last 12 months.{' '}
        {standing === 'near'
          ? `${dayCount(remaining)} of ${limit} are left for the final year before a citizenship application.`
          : `Citizenship normally allows ${limit} in the final year before an application.`}
        {!summary.citizenshipDecides &&
          ` ILR has a limit of its own: ${settlementYear.days} in any 12 months on most routes.`}
        {standing === 'over' &&
          byHomeOffice <= limit &&
          ` By the Home Office’s count, which leaves out the days you travel, you were away ${dayCount(byHomeOffice)}: within the limit.`}
      </p>
    </Notice>
  );
}
