import type { DashboardSummaryResponse } from '@settlewise/contract';
import { finalYearLimit } from '@settlewise/rules';
import { Loaded } from '../Loaded';
import { OverviewCard } from '../OverviewCard';
import type { Overview } from '../useOverview';
import { counted } from '../words';
import styles from './AbsencesCard.module.css';
import { YearlyStanding } from './YearlyStanding';

interface AbsencesCardProps {
  summary: DashboardSummaryResponse;
  absences: Overview['absences'];
  className?: string | undefined;
}

/** Days away at a glance. */
export function AbsencesCard({ summary, absences, className }: AbsencesCardProps) {
  return (
    <OverviewCard
      title="Travel absences"
      className={className}
      more={{ to: '/dashboard/absences', label: 'View absences' }}
    >
      <div className={styles['lead']}>
        <p className={styles['number']}>
          <strong>{summary.absenceLast12Months}</strong> {summary.absenceLast12Months === 1 ? 'day' : 'days'}
        </p>
        <p className={styles['period']}>away in the last 12 months</p>
      </div>
      <Loaded query={absences} what="your days away">
        {({ last12Months }) => (
          <>
            <YearlyStanding last12Months={last12Months} />
            <p className={styles['note']}>
              The yearly limit is {finalYearLimit.days} days, in the final year before citizenship.
            </p>
          </>
        )}
      </Loaded>
      <p className={styles['note']}>
        {counted(summary.totalAbsenceDays, 'day')} away in all your recorded journeys.
      </p>
    </OverviewCard>
  );
}
