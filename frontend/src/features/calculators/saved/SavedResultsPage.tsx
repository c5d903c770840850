import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { SavedAssessmentSummary } from '@settlewise/contract/assessments';
import { useRef, useState } from 'react';
import { useSavedAssessments } from '../../../record/assessments/assessmentQueries';
import { messageFor } from '../../../api/errors';
import { ButtonLink } from '../../../ui/Button';
import { FirstLines } from '../../../ui/FirstLines';
import { ListRegion } from '../../../ui/ListRegion';
import { ListSkeleton } from '../../../ui/ListSkeleton';
import { Page } from '../../../ui/Page';
import { SectionCard } from '../../../ui/SectionCard';
import { SharedLinks } from '../share/SharedLinks';
import { DeleteResultDialog } from '../../../record/assessments/DeleteResultDialog';
import { SavedResultEntry } from './SavedResultEntry';

/** The results of the calculators that the signed-in person kept, newest first. */
export function SavedResultsPage() {
  const query = useSavedAssessments();
  const [deleting, setDeleting] = useState<SavedAssessmentSummary | null>(null);
  const list = useRef<HTMLDivElement>(null);
  return (
    <Page
      width="reading"
      title="Saved results"
      back={{ to: '/', words: 'Back to tools' }}
      lead="Each result stays as it was on the day you saved it, with the rules it was worked out on."
    >
      <Box>
        <ListRegion
          ref={list}
          label="Your saved results"
          query={query}
          failure={{
            title: 'We could not load your saved results',
            act: 'Try again',
            text: messageFor(query.error, 'Something went wrong on our side. Please try again in a moment.'),
          }}
          skeleton={<ListSkeleton label="Loading your saved results…" cards={3} />}
        >
          {(results) =>
            results.length === 0 ? (
              <NothingSaved />
            ) : (
              <FirstLines items={results} atFirst={5} spacing={2}>
                {(result) => (
                  <li key={result.id} tabIndex={-1}>
                    <SavedResultEntry result={result} onDelete={() => setDeleting(result)} />
                  </li>
                )}
              </FirstLines>
            )
          }
        </ListRegion>
        <Box sx={{ mt: 3 }}>
          <SharedLinks onLastRevoked={() => list.current?.focus({ preventScroll: true })} />
        </Box>
      </Box>
      {deleting !== null && (
        <DeleteResultDialog
          result={deleting}
          onClose={() => setDeleting(null)}
          // The button that opened the dialog goes with its result; without this the focus would be lost.
          onRemoved={() => list.current?.focus({ preventScroll: true })}
        />
      )}
    </Page>
  );
}

function NothingSaved() {
  return (
    <SectionCard title="No saved results yet">
      <p>Calculate when you can apply, then choose “Save this result”. It will be here, as it was.</p>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <ButtonLink to="/ilr">Calculate ILR eligibility</ButtonLink>
        <ButtonLink look="quiet" to="/citizenship">
          Calculate citizenship eligibility
        </ButtonLink>
      </Stack>
    </SectionCard>
  );
}
