import DialogActions from '@mui/material/DialogActions';
import type { ImportJourneysResponse } from '@settlewise/contract';
import { useState } from 'react';
import { messageFor } from '../../../api/errors';
import { useImportJourneys, usePreviewImport } from '../transferQueries';
import { Button } from '../../../ui/Button';
import { TableInput } from '../../../ui/files/TableInput';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Notice } from '../../../ui/Notice';
import { showToast } from '../../../ui/toasts/toastStore';
import { journeyCount } from '../labels';
import { PreviewTable } from './PreviewTable';

const failed = 'The journeys could not be read. Please try again.';

/** A table from elsewhere: pasted or chosen, looked at, and then added. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const preview = usePreviewImport();
  const adding = useImportJourneys();
  const [text, setText] = useState('');
  const [seen, setSeen] = useState<ImportJourneysResponse | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = preview.isPending || adding.isPending;

  function attempt(work: () => Promise<void>): void {
    if (busy) return;
    setProblem(null);
    work().catch((error: unknown) => setProblem(messageFor(error, failed)));
  }

  const look = (table: string) =>
    attempt(async () => {
      setSeen(await preview.mutateAsync(table));
    });

  const add = () =>
    attempt(async () => {
      const { added } = await adding.mutateAsync(text);
      showToast(
        added === 1 ? 'Journey Added' : 'Journeys Added',
        added === 0
          ? 'All of them were in your record already.'
          : `${journeyCount(added)} added to your record.`,
      );
      onClose();
    });

  return (
    <Dialog open onClose={onClose} title="Import journeys">
      {problem !== null && (
        <Notice tone="over" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      {seen === null ? (
        <>
          <TableInput
            label="Your journeys"
            hint="Paste a table or the lines of a CSV file: date left, date returned, destination, reason, notes. A heading is understood but not needed. Dates with the day first, like 13/4/2025 or 13 Apr 2025."
            text={text}
            onText={setText}
            onFile={(chosen) => {
              setText(chosen);
              look(chosen);
            }}
            onProblem={setProblem}
          />
          <DialogActions>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button busy={busy} onClick={() => look(text)}>
              {busy ? 'Reading…' : 'Check the journeys'}
            </Button>
          </DialogActions>
        </>
      ) : (
        <>
          <p role="status">{summaryOf(seen)}</p>
          <PreviewTable rows={seen.rows} />
          <DialogActions>
            <Button look="quiet" onClick={() => setSeen(null)}>
              Back to the table
            </Button>
            {seen.added > 0 ? (
              <Button icon="plus" busy={busy} onClick={add}>
                {busy ? 'Adding…' : `Add ${journeyCount(seen.added)}`}
              </Button>
            ) : (
              <Button onClick={onClose}>Close</Button>
            )}
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

/** `2 journeys to add. 1 in your record already. 1 row with a problem is left out.` */
function summaryOf({ added, alreadyThere, refused }: ImportJourneysResponse): string {
  return [
    `${journeyCount(added)} to add.`,
    alreadyThere > 0 && `${alreadyThere.toLocaleString('en-GB')} in your record already.`,
    refused > 0 &&
      `${refused.toLocaleString('en-GB')} ${refused === 1 ? 'row with a problem is' : 'rows with problems are'} left out.`,
  ]
    .filter(Boolean)
    .join(' ');
}
