import type { AbsenceSummaryResponse } from '@settlewise/contract';
import { againstLimit } from '../../absences/againstLimit';
import { Meter } from '../../../ui/Meter';
import { useLimits } from '../../../ui/useLimits';
import { ofCitizenship, ofSettlement } from '../../../ui/whoseLimit';
import { Loaded } from '../Loaded';
import { OverviewCard } from '../OverviewCard';
import type { Overview } from '../useOverview';
import { YearlyStatus } from '../cards/YearlyStatus';
import styles from './AbsencesPanel.module.css';

/** Days away against the limits: of ILR for twelve months, of citizenship for five years. */
export function AbsencesPanel({ absences }: Pick<Overview, 'absences'>) {
  return (
    <OverviewCard
      title="Travel absences"
      more={{ to: '/dashboard/absences', label: 'Open the absence tracker' }}
    >
      <Loaded query={absences} what="your days away">
        {(summary) => <Bars summary={summary} />}
      </Loaded>
    </OverviewCard>
  );
}

function Bars({ summary }: { summary: AbsenceSummaryResponse }) {
  const { last12Months, last5Years, citizenshipDecides, settlementDecides } = summary;
  const { settlementYear, finalYear, fiveYears } = useLimits();
  const allowed = settlementYear.days;
  return (
    <div className={styles['bars']}>
      <div className={styles['bar']}>
        <h3>Last 12 months</h3>
        <Meter
          label="Days away in the last 12 months"
          total={{
            days: last12Months.totalDays,
            limit: allowed,
            remaining: Math.max(0, allowed - last12Months.totalDays),
            standing:
              last12Months.totalDays > allowed
                ? 'over'
                : last12Months.totalDays >= finalYear.days
                  ? 'near'
                  : 'within',
          }}
          whose={ofSettlement(allowed)}
          decides={settlementDecides}
        >
          <YearlyStatus last12Months={last12Months} />
        </Meter>
        <p className={styles['note']}>
          {settlementDecides || citizenshipDecides
            ? `ILR allows ${allowed} days in any 12 months`
            : `Your visa does not set this limit for ILR; most routes allow ${allowed} days in any 12 months`}
          ; citizenship {finalYear.days} in the final year.
        </p>
      </div>
      <div className={styles['bar']}>
        <h3>Last 5 years</h3>
        <Meter
          label="Days away in the last 5 years"
          total={againstLimit(last5Years, fiveYears)}
          whose={ofCitizenship(fiveYears)}
          decides={citizenshipDecides}
        />
        <p className={styles['note']}>Citizenship allows {fiveYears.days} days in five years.</p>
      </div>
    </div>
  );
}
