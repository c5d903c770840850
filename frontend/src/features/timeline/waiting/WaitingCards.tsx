import type { ApplicationInTimeline } from '@settlewise/contract/waiting';
import type { NamedDependant } from '../line/lineOf';
import { WaitingCard } from './WaitingCard';

interface WaitingCardsProps {
  /** Those that still wait. */
  applications: readonly ApplicationInTimeline[];
  family: readonly NamedDependant[];
  isThen?: boolean;
}

/** The applications that wait, each on a card: what is late comes first and stands open. */
export const WaitingCards = ({ applications, family, isThen = false }: WaitingCardsProps) =>
  applications
    .toSorted((one, other) => Number(other.waiting.isLate) - Number(one.waiting.isLate))
    .map((application, index) => (
      <WaitingCard
        key={application.id}
        application={application}
        isThen={isThen}
        whose={family.find(({ id }) => id === application.dependantId)?.name ?? null}
        isOpen={index === 0}
      />
    ));

export const stillWaiting = (
  applications: readonly ApplicationInTimeline[],
): readonly ApplicationInTimeline[] => applications.filter(({ stage }) => stage !== 'decided');
