import { labelOfAppliedFor } from '@settlewise/contract/collections';
import type { TimelineResponse } from '@settlewise/contract/timeline';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { Note } from '../../../ui/Note';
import { Notice } from '../../../ui/Notice';
import { SectionCard } from '../../../ui/SectionCard';
import { WhileWaiting } from '../waiting/WhileWaiting';
import type { Problem } from './plannedProblems';

interface PlannedCardProps {
  planned: NonNullable<TimelineResponse['planned']>;
  problems: readonly Problem[];
}

/** What would hold for an application that is planned: whether its day is right, travel, and what one may do until the decision. */
export function PlannedCard({ planned: { appliedFor, applyOn, waiting }, problems }: PlannedCardProps) {
  // What is said of the permission in a notice is not said again.
  const meanwhile = waiting.meanwhile.filter(({ message }) => problems.every(({ text }) => text !== message));
  return (
    <>
      {problems.map(({ title, text }) => (
        <Notice key={text} tone="soon" title={title}>
          {text}
        </Notice>
      ))}
      <SectionCard
        title={`You plan: ${labelOfAppliedFor(appliedFor)}`}
        foldsTo="what would hold"
        // On a phone a day that is wrong comes first.
        isOpen={problems.length === 0}
      >
        <Note>This is what would hold from {formatLongDate(applyOn)} on, the day you plan to apply.</Note>
        <WhileWaiting waiting={{ ...waiting, meanwhile }} />
      </SectionCard>
    </>
  );
}
