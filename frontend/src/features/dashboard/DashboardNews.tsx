import type { DashboardSummaryResponse } from '@settlewise/contract/dashboard';
import type { Topic } from '@settlewise/rules/notices';
import { isRouteKey } from '@settlewise/rules/routes';
import { LawNews } from '../../record/law/LawNews';
import { Note } from '../../ui/Note';
import { RulesNote } from '../../ui/sources/RulesNote';

/** News about the law for the next application, and how old the reading of the rules is. */
export function DashboardNews({ summary }: { summary: DashboardSummaryResponse }) {
  const topic = readTopic(summary.topic);
  return (
    <>
      {topic !== null && <LawNews topics={[topic]} canApplyNow={canApply(topic, summary) ? [topic] : []} />}
      <Note>
        <RulesNote />.
      </Note>
    </>
  );
}

/** A route that this page does not know has no news. */
function readTopic(topic: string | null): Topic | null {
  if (topic === null || topic === 'citizenship') return topic;
  return isRouteKey(topic) ? { settlementOn: topic } : null;
}

const canApply = (topic: Topic, { ilrEligibility: ilr, citizenship }: DashboardSummaryResponse): boolean =>
  topic === 'citizenship'
    ? citizenship?.eligibleNow === true
    : ilr.eligibleNow && ilr.awaitingDecisionSince === null;
