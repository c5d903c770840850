import type { DashboardSummaryResponse } from '@settlewise/contract';
import { LimitsAtAGlance } from '../../../record/limits/LimitsAtAGlance';
import { Note } from '../../../ui/Note';
import { SectionCard } from '../../../ui/SectionCard';
import { Loaded } from '../Loaded';
import type { Overview } from '../useOverview';
import { counted } from '../labels';
import { yearlyStatusOf } from './YearlyStatus';

interface AbsencesCardProps {
  summary: DashboardSummaryResponse;
  absences: Overview['absences'];
}

/** Days away at a glance, against each limit. */
export function AbsencesCard({ summary, absences }: AbsencesCardProps) {
  // The limit that decides stands first.
  const first = absences.data?.limits[0];
  return (
    <SectionCard
      title="Travel absences"
      more={{ to: '/dashboard/absences', label: 'View absences' }}
      foldsTo={first === undefined ? '' : `${first.days} of ${first.limit}`}
    >
      <Loaded query={absences} what="your days away">
        {({ limits }) => <LimitsAtAGlance limits={limits} heading="h3" words={yearlyStatusOf} />}
      </Loaded>
      <Note>
        {summary.totalAbsenceDays === 0
          ? 'No days away recorded yet.'
          : `${counted(summary.totalAbsenceDays, 'day')} away in all your recorded journeys.`}
      </Note>
    </SectionCard>
  );
}
