import type { ProgressRequirement } from '@settlewise/contract';
import type { ReactNode } from 'react';
import { RequirementList, type RequirementStatus } from '../../ui/RequirementList';

const statuses: Readonly<Record<ProgressRequirement['state'], RequirementStatus>> = {
  met: { word: 'Met', icon: 'check', tone: 'within' },
  not_met: { word: 'Not met yet', icon: 'clock', tone: 'soon' },
  not_asked: { word: 'Not asked for', icon: 'check', tone: 'quiet' },
  unknown: { word: 'Not known yet', icon: 'info', tone: 'quiet' },
};

type Verdict = NonNullable<ProgressRequirement['verdict']>;

const icons: Readonly<Record<Verdict['tone'], RequirementStatus['icon']>> = {
  within: 'check',
  soon: 'clock',
  over: 'alert',
};

/** The verdict of the rules where they have one, so that no line is green beside an amber number. */
function statusOf({ state, verdict }: ProgressRequirement): RequirementStatus {
  if (verdict === undefined) return statuses[state];
  const { words, tone } = verdict;
  return { word: words, tone, icon: state === 'met' ? 'check' : icons[tone] };
}

interface ProgressRequirementsProps {
  requirements: readonly ProgressRequirement[];
  /** What the person can do about one; left out for a reader of somebody else's record. */
  actsFor?: ((requirement: ProgressRequirement) => ReactNode) | undefined;
}

/** What is asked for on the way, and how far the person is with each of it. */
export function ProgressRequirements({ requirements, actsFor }: ProgressRequirementsProps) {
  return (
    <RequirementList
      requirements={requirements.map((requirement) => {
        const { key, title, detail } = requirement;
        return { key, title, detail, status: statusOf(requirement), acts: actsFor?.(requirement) };
      })}
    />
  );
}
