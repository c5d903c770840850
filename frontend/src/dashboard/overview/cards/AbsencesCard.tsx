import type { AbsenceSummaryResponse, DashboardSummaryResponse } from '@settlewise/contract';
import { Meter } from '../../../ui/Meter';
import { againstLimit } from '../../absences/againstLimit';
import { useLimits } from '../../../ui/useLimits';
import { ofCitizenship } from '../../../ui/whoseLimit';
import { Loaded } from '../Loaded';
import { OverviewCard } from '../OverviewCard';
import type { Overview } from '../useOverview';
import { counted } from '../labels';
import styles from './AbsencesCard.module.css';
import { YearlyStatus } from './YearlyStatus';

interface AbsencesCardProps {
  summary: DashboardSummaryResponse;
  absences: Overview['absences'];
  className?: string | undefined;
}

/** Days away at a glance, against what citizenship allows. */
export function AbsencesCard({ summary, absences, className }: AbsencesCardProps) {
  return (
    <OverviewCard
      title="Travel absences"
      className={className}
      more={{ to: '/dashboard/absences', label: 'View absences' }}
    >
      <Loaded query={absences} what="your days away">
        {(counted) => <Meters absences={counted} />}
      </Loaded>
      <p className={styles['note']}>
        {summary.totalAbsenceDays === 0
          ? 'No days away recorded yet.'
          : `${counted(summary.totalAbsenceDays, 'day')} away in all your recorded journeys, ${summary.absenceLast12Months} of them in the last 12 months.`}
      </p>
    </OverviewCard>
  );
}

function Meters({ absences }: { absences: AbsenceSummaryResponse }) {
  const { last12Months, last5Years, citizenshipDecides } = absences;
  const { finalYear, fiveYears } = useLimits();
  return (
    <>
      <div className={styles['period']}>
        <h3>Last 12 months</h3>
        <Meter
          label="Days away in the last 12 months"
          total={againstLimit(last12Months, finalYear)}
          decides={citizenshipDecides}
        >
          <YearlyStatus last12Months={last12Months} />
        </Meter>
      </div>
      <div className={styles['period']}>
        <h3>Last 5 years</h3>
        <Meter
          label="Days away in the last 5 years"
          total={againstLimit(last5Years, fiveYears)}
          whose={ofCitizenship(fiveYears)}
          decides={citizenshipDecides}
        />
      </div>
    </>
  );
}
