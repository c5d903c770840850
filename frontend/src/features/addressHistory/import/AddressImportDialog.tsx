import DialogActions from '@mui/material/DialogActions';
import { useState } from 'react';
import { messageFor } from '../../../api/errors';
import { addressQueries } from '../../../record/addresses/addressPart';
import type { Address } from '../../../record/addresses/staysOf';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { SimpleTable } from '../../../ui/SimpleTable';
import { useToday } from '../../../ui/dates/useToday';
import { Dialog } from '../../../ui/dialog/Dialog';
import { TableInput } from '../../../ui/files/TableInput';
import { showToast } from '../../../ui/toasts/toastStore';
import { readAddresses, type ReadAddress } from './readAddresses';

const outcomes = { new: 'To add', already_there: 'In your record already', refused: 'Left out' } as const;
const count = (number: number) => (number === 1 ? '1 address' : `${number} addresses`);

/** A table of addresses from elsewhere: pasted or chosen, looked at, and then added. */
export function AddressImportDialog({ list, onClose }: { list: readonly Address[]; onClose: () => void }) {
  const { mutateAsync } = addressQueries.useAdd();
  const today = useToday();
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly ReadAddress[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const toAdd = rows?.filter(({ outcome }) => outcome === 'new') ?? [];

  function look(table: string): void {
    const read = readAddresses(table, list, today);
    setProblem(read.length === 0 ? 'There is no address in this table. Paste at least one row.' : null);
    setRows(read.length === 0 ? null : read);
  }

  async function add(): Promise<void> {
    if (busy) return;
    setBusy(true);
    let added = 0;
    try {
      // One after the other: what was added before a failure stays, and is told apart when it is tried again.
      for (const { request } of toAdd) {
        if (request !== null) await mutateAsync(request);
        added += 1;
      }
      showToast('Addresses added', `${count(added)} added to your record.`);
      onClose();
    } catch (error) {
      const why = messageFor(error, 'The others could not be added. Please try again.');
      setProblem(added === 0 ? why : `${count(added)} added. ${why}`);
      setRows(null);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title="Import addresses">
      {problem !== null && (
        <Notice tone="over" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      {rows === null ? (
        <>
          <TableInput
            label="Your addresses"
            hint="Paste a table or the lines of a CSV file: from, to, line 1, line 2, town, postcode, country, role, with whom. A heading is understood but not needed. Dates with the day first, like 13/4/2025, or a month alone, like 4/2025."
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
            <Button onClick={() => look(text)}>Check the addresses</Button>
          </DialogActions>
        </>
      ) : (
        <>
          <p role="status">
            {count(toAdd.length)} to add, of {count(rows.length)}.
          </p>
          <SimpleTable
            caption="What each row becomes"
            columns={['Row', 'Address', 'What happens']}
            rowHeaders
            rows={rows.map(({ row, typed, outcome, problems }) => [
              row,
              typed.filter((cell) => cell.trim() !== '').join(' · '),
              [outcomes[outcome], ...problems].join('. '),
            ])}
          />
          <DialogActions>
            <Button look="quiet" onClick={() => setRows(null)}>
              Back to the table
            </Button>
            {toAdd.length > 0 ? (
              <Button icon="plus" busy={busy} onClick={() => void add()}>
                {busy ? 'Adding…' : `Add ${count(toAdd.length)}`}
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
