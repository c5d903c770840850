import type { AbsenceSummaryResponse, DashboardSummaryResponse } from '@settlewise/contract';
import { Meter } from '../../../ui/Meter';
import { Note } from '../../../ui/Note';
import { againstLimit } from '../../../record/journeys/againstLimit';
import { useLimits } from '../../../ui/useLimits';
import { ofCitizenship } from '../../../ui/whoseLimit';
import { SectionCard } from '../../../ui/SectionCard';
import { Loaded } from '../Loaded';
import { Period } from '../Period';
import type { Overview } from '../useOverview';
import { counted } from '../labels';
import { YearlyStatus } from './YearlyStatus';

interface AbsencesCardProps {
  summary: DashboardSummaryResponse;
  absences: Overview['absences'];
}

/** Days away at a glance, against what citizenship allows. */
export function AbsencesCard({ summary, absences }: AbsencesCardProps) {
  return (
    <SectionCard title="Travel absences" more={{ to: '/dashboard/absences', label: 'View absences' }}>
      <Loaded query={absences} what="your days away">
        {(counted) => <Meters absences={counted} />}
      </Loaded>
      <Note>
        {summary.totalAbsenceDays === 0
          ? 'No days away recorded yet.'
          : `${counted(summary.totalAbsenceDays, 'day')} away in all your recorded journeys, ${summary.absenceLast12Months} of them in the last 12 months.`}
      </Note>
    </SectionCard>
  );
}

function Meters({ absences }: { absences: AbsenceSummaryResponse }) {
  const { last12Months, last5Years, citizenshipDecides } = absences;
  const { finalYear, fiveYears } = useLimits();
  return (
    <>
      <Period title="Last 12 months">
        <Meter
          label="Days away in the last 12 months"
          total={againstLimit(last12Months, finalYear)}
          decides={citizenshipDecides}
        >
          <YearlyStatus last12Months={last12Months} />
        </Meter>
      </Period>
      <Period title="Last 5 years">
        <Meter
          label="Days away in the last 5 years"
          total={againstLimit(last5Years, fiveYears)}
          whose={ofCitizenship(fiveYears)}
          decides={citizenshipDecides}
        />
      </Period>
    </>
  );
}
