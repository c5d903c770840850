import type { DashboardSummaryResponse } from '@settlewise/contract/dashboard';
import { firstInShort } from '../../../record/limits/labels';
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
  return (
    <SectionCard
      title="Travel absences"
      more={{ to: '/dashboard/absences', label: 'View absences' }}
      foldsTo={firstInShort(absences.data?.limits ?? [])}
    >
      <Loaded query={absences} what="your days away">
        {({ limits }) => <LimitsAtAGlance limits={limits} heading="h3" words={yearlyStatusOf} />}
      </Loaded>
      <Note>
        {summary.totalAbsenceDays === 0
          ? 'No days away recorded yet.'
          : `${counted(summary.totalAbsenceDays, 'day')} away in all your recorded journeys, travel days included.`}
      </Note>
    </SectionCard>
  );
}
