import Stack from '@mui/material/Stack';
import type { SavedTimelineResponse } from '@settlewise/contract/assessments';
import { AsItWasByRules } from '../../../record/assessments/AsItWasByRules';
import { SavedPageOf } from '../../../record/assessments/SavedPageOf';
import { sourceThen } from '../../../record/assessments/sourceThen';
import { ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { PrintButton } from '../../../ui/PrintButton';
import { LineCard } from '../line/LineCard';
import { lineOf } from '../line/lineOf';
import { stillWaiting, WaitingCards } from '../waiting/WaitingCards';
import { PlansThen } from './PlansThen';

/** /timeline/saved/:id: the line as it was when it was saved, whatever the record has become. */
export const SavedTimelinePage = () => (
  <SavedPageOf kind="timeline" one="timeline" title="Saved timeline">
    {(saved) => <Then saved={saved} />}
  </SavedPageOf>
);

function Then({ saved }: { saved: SavedTimelineResponse }) {
  const { asOf, entries, applications, wayAhead, family, changes } = saved.result;
  const line = lineOf([...entries, ...wayAhead], family, asOf);
  const waiting = stillWaiting(applications);
  return (
    <Stack spacing={3}>
      <AsItWasByRules saved={saved} again={<ButtonLink to="/timeline">See your line of today</ButtonLink>} />
      <WaitingCards applications={waiting} family={family} isThen />
      {line === null ? (
        <EmptyState icon="milestones" title="No line yet">
          Your record had no visa on that day.
        </EmptyState>
      ) : (
        <LineCard
          line={line}
          today={asOf}
          isListClosed={waiting.length > 0}
          changesThen={changes.map(({ source, ...change }) => ({ ...change, source: sourceThen(source) }))}
        />
      )}
      <PlansThen saved={saved} />
      <PrintButton />
    </Stack>
  );
}
