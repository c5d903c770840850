import type { AbsenceSummaryResponse, DashboardSummaryResponse } from '@settlewise/contract';
import { limitTitles } from '../../../record/limits/labels';
import { LimitLine } from '../../../record/limits/LimitLine';
import { LimitMeter } from '../../../record/limits/LimitMeter';
import { Note } from '../../../ui/Note';
import { SectionCard } from '../../../ui/SectionCard';
import { Loaded } from '../Loaded';
import { Period } from '../Period';
import type { Overview } from '../useOverview';
import { counted } from '../labels';
import { yearlyStatusOf } from './YearlyStatus';

interface AbsencesCardProps {
  summary: DashboardSummaryResponse;
  absences: Overview['absences'];
}

/** Days away at a glance, against each limit. */
export function AbsencesCard({ summary, absences }: AbsencesCardProps) {
  return (
    <SectionCard title="Travel absences" more={{ to: '/dashboard/absences', label: 'View absences' }}>
      <Loaded query={absences} what="your days away">
        {({ limits }) => <Limits limits={limits} />}
      </Loaded>
      <Note>
        {summary.totalAbsenceDays === 0
          ? 'No days away recorded yet.'
          : `${counted(summary.totalAbsenceDays, 'day')} away in all your recorded journeys, ${summary.absenceLast12Months} of them in the last 12 months.`}
      </Note>
    </SectionCard>
  );
}

/** The number that decides is large; the others stand below it, a line each. */
function Limits({ limits }: { limits: AbsenceSummaryResponse['limits'] }) {
  const [first, ...others] = limits;
  return (
    <>
      {first !== undefined && (
        <Period title={limitTitles[first.kind]}>
          <LimitMeter check={first}>{yearlyStatusOf(first)}</LimitMeter>
        </Period>
      )}
      {others.map((check) => (
        <LimitLine key={check.kind} check={check}>
          {yearlyStatusOf(check)}
        </LimitLine>
      ))}
    </>
  );
}
