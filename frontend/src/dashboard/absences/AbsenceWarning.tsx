import type { AbsenceSummaryResponse } from '@settlewise/contract';
import { finalYearLimit, settlementYearLimit } from '@settlewise/rules';
import { dayCount } from '../../public/absenceTracker/labels';
import { Notice } from '../../ui/Notice';
import { againstLimit } from './againstLimit';

/** Said while the last twelve months are close to their limit, or over it. */
export function AbsenceWarning({ summary }: { summary: AbsenceSummaryResponse }) {
  const { days, limit, remaining, standing } = againstLimit(summary.last12Months, finalYearLimit);
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
          ` ILR has a limit of its own: ${settlementYearLimit.days} in any 12 months on most routes.`}
        {standing === 'over' &&
          byHomeOffice <= limit &&
          ` By the Home Office’s count, which leaves out the days you travel, you were away ${dayCount(byHomeOffice)}: within the limit.`}
      </p>
    </Notice>
  );
}
