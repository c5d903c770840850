import { type Topic, topicOfProgress } from '@settlewise/rules/notices';
import { LawNews } from '../law/LawNews';
import type { Progress } from './useProgress';

/** Notices about the law for the next application of a record, and whether waiting has a risk. */
export function ProgressLawNews({ ilr, citizenship }: Pick<Progress, 'ilr' | 'citizenship'>) {
  const topic = topicOfProgress({ ilr, citizenship });
  if (topic === null) return null;
  return <LawNews topics={[topic]} canApplyNow={canApply(topic, { ilr, citizenship }) ? [topic] : []} />;
}

function canApply(topic: Topic, { ilr, citizenship }: Pick<Progress, 'ilr' | 'citizenship'>): boolean {
  if (topic !== 'citizenship') return ilr.eligibleNow && ilr.awaitingDecisionSince === null;
  const { citizenshipEligibilityDate: firstDay, citizenshipAbsencesWithinLimit: isWithin } = citizenship;
  return firstDay !== null && firstDay <= citizenship.asOf && isWithin && citizenship.application === null;
}
