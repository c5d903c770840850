import type { ProgressRequirement } from '@settlewise/contract';
import { RequirementList, type RequirementStatus } from '../../ui/RequirementList';

const statuses: Readonly<Record<ProgressRequirement['state'], RequirementStatus>> = {
  met: { word: 'Met', icon: 'check', tone: 'within' },
  not_met: { word: 'Not met yet', icon: 'clock', tone: 'soon' },
  not_asked: { word: 'Not asked for', icon: 'check', tone: 'quiet' },
  unknown: { word: 'Not known yet', icon: 'info', tone: 'quiet' },
};

/** What is asked for on the way, and how far the person is with each of it. */
export function ProgressRequirements({ requirements }: { requirements: readonly ProgressRequirement[] }) {
  return (
    <RequirementList
      requirements={requirements.map(({ state, ...rest }) => ({ ...rest, status: statuses[state] }))}
    />
  );
}
