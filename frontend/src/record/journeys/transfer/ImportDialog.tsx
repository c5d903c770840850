import type { ImportedRow, ImportJourneysResponse } from '@settlewise/contract/journeyTransfer';
import { useEffect, useRef, useState } from 'react';
import { problemIn } from '../../../api/errors';
import { formatDate } from '../../../ui/dates/formatDate';
import { TableImportDialog } from '../../../ui/files/TableImportDialog';
import { showToast } from '../../../ui/toasts/toastStore';
import { journeyCount, reasonLabel } from '../labels';
import { useImportJourneys, usePreviewImport } from '../transferQueries';

const failed = 'The journeys could not be read. Please try again.';

interface ImportDialogProps {
  /** A table that is there already, to be looked at at once. */
  table?: string;
  onClose: () => void;
}

/** A table of journeys from elsewhere: pasted or chosen, looked at, and then added. */
export function ImportDialog({ table: given = '', onClose }: ImportDialogProps) {
  const preview = usePreviewImport();
  const adding = useImportJourneys();
  const [seen, setSeen] = useState<ImportJourneysResponse | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = preview.isPending || adding.isPending;

  function attempt(work: () => Promise<void>): void {
    if (busy) return;
    setProblem(null);
    work().catch((error: unknown) => setProblem(problemIn(error, failed)));
  }

  const look = (table: string) =>
    attempt(async () => {
      setSeen(await preview.mutateAsync(table));
    });

  const begun = useRef(false);
  useEffect(() => {
    if (given === '' || begun.current) return;
    begun.current = true;
    look(given);
  });

  const add = (table: string) =>
    attempt(async () => {
      const { added, ended } = await adding.mutateAsync(table);
      showToast(
        ended > 0 && added === 0 ? 'Journey Updated' : added === 1 ? 'Journey Added' : 'Journeys Added',
        importedInWords(added, ended),
      );
      onClose();
    });

  return (
    <TableImportDialog
      title="Import journeys"
      begin={given}
      label="Your journeys"
      hint="Paste a table or the lines of a CSV file: date left, date returned, destination, reason, notes. A heading is understood but not needed. Dates with the day first, like 13/4/2025 or 13 Apr 2025. Write “Still away” as the date returned of a journey that goes on."
      nameOfRow="Journey"
      many="journeys"
      counted={journeyCount}
      preview={seen === null ? null : { ...seen, rows: seen.rows.map(previewOf) }}
      problem={problem}
      busy={busy}
      onClose={onClose}
      onCheck={look}
      onProblem={setProblem}
      onAdd={add}
      onBack={() => setSeen(null)}
    />
  );
}

function importedInWords(added: number, ended: number): string {
  if (added === 0 && ended === 0) return 'All of them were in your record already.';
  return [
    added > 0 && `${journeyCount(added)} added to your record.`,
    ended > 0 && 'Your open journey now has its return date.',
  ]
    .filter(Boolean)
    .join(' ');
}

const previewOf = (row: ImportedRow) => ({
  row: row.row,
  outcome: row.outcome,
  warning: row.warning,
  problems: row.problems.map(({ message }) => message),
  words:
    row.outcome === 'refused'
      ? row.typed.filter((cell) => cell.trim() !== '').join(' · ')
      : journeyInWords(row),
});

function journeyInWords({ journey }: ImportedRow): string {
  const { departureDate, returnDate, stillAway, destination, reason } = journey;
  const formatOptionalDate = (date: string | null) => (date === null ? '' : formatDate(date));
  const dates = `${formatOptionalDate(departureDate)} – ${stillAway ? 'still away' : formatOptionalDate(returnDate)}`;
  return [dates, destination, reason === null ? null : reasonLabel(reason)]
    .filter((words) => words !== null && words !== '')
    .join(', ');
}
