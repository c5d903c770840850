import type { ProgressRequirement } from '@settlewise/contract';
import type { LimitOwner } from '@settlewise/rules';
import type { ReactNode } from 'react';
import { RequirementList, type RequirementStatus } from '../../ui/RequirementList';

const statuses: Readonly<Record<ProgressRequirement['state'], RequirementStatus>> = {
  met: { word: 'Met', icon: 'check', tone: 'within' },
  not_met: { word: 'Not met yet', icon: 'clock', tone: 'soon' },
  not_asked: { word: 'Not asked for', icon: 'check', tone: 'quiet' },
  unknown: { word: 'Not known yet', icon: 'info', tone: 'quiet' },
};

/** Days away that are too many are red, and say whose limit is broken: time alone does not mend them soon. */
const ofDaysAway: ReadonlySet<string> = new Set(['absences', 'final_year']);
const over = (owner: LimitOwner): RequirementStatus => ({
  word: `Over the ${owner} limit`,
  icon: 'alert',
  tone: 'over',
});

interface ProgressRequirementsProps {
  requirements: readonly ProgressRequirement[];
  /** What the person can do about one; left out for a reader of somebody else's record. */
  actsFor?: ((requirement: ProgressRequirement) => ReactNode) | undefined;
}

/** What is asked for on the way, and how far the person is with each of it. */
export function ProgressRequirements({ requirements, actsFor }: ProgressRequirementsProps) {
  const owner = requirements.some(({ key }) => key === 'final_year') ? 'citizenship' : 'ILR';
  return (
    <RequirementList
      requirements={requirements.map((requirement) => {
        const { state, ...rest } = requirement;
        const isOver = state === 'not_met' && ofDaysAway.has(requirement.key);
        return { ...rest, status: isOver ? over(owner) : statuses[state], acts: actsFor?.(requirement) };
      })}
    />
  );
}
