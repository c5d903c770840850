import { type ProgressRequirement, wordsOfRequirement } from '@settlewise/contract/progress';
import type { ReactNode } from 'react';
import { RequirementList, type RequirementStatus } from '../../ui/RequirementList';

const statuses: Readonly<Record<ProgressRequirement['state'], Omit<RequirementStatus, 'word'>>> = {
  met: { icon: 'check', tone: 'within' },
  not_met: { icon: 'clock', tone: 'soon' },
  not_asked: { icon: 'check', tone: 'quiet' },
  unknown: { icon: 'info', tone: 'quiet' },
};

type Verdict = NonNullable<ProgressRequirement['verdict']>;

const icons: Readonly<Record<Verdict['tone'], RequirementStatus['icon']>> = {
  within: 'check',
  soon: 'clock',
  over: 'alert',
};

/** The verdict of the rules where they have one, so that no line is green beside an amber number. */
function statusOf(requirement: ProgressRequirement): RequirementStatus {
  const { state, verdict } = requirement;
  const word = wordsOfRequirement(requirement);
  if (verdict === undefined) return { word, ...statuses[state] };
  const { tone } = verdict;
  return { word, tone, icon: state === 'met' ? 'check' : icons[tone] };
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
