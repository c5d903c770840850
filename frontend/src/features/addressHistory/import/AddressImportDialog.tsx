import { useState } from 'react';
import { messageFor } from '../../../api/errors';
import { addressQueries } from '../../../record/addresses/addressPart';
import type { Address } from '../../../record/addresses/staysOf';
import { useToday } from '../../../ui/dates/useToday';
import { TableImportDialog } from '../../../ui/files/TableImportDialog';
import { showToast } from '../../../ui/toasts/toastStore';
import { readAddresses, type ReadAddress } from './readAddresses';

const addressCount = (count: number) => (count === 1 ? '1 address' : `${count} addresses`);

/** A table of addresses from elsewhere: pasted or chosen, looked at, and then added. */
export function AddressImportDialog({ list, onClose }: { list: readonly Address[]; onClose: () => void }) {
  const { mutateAsync } = addressQueries.useAdd();
  const today = useToday();
  const [seen, setSeen] = useState<readonly ReadAddress[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function look(table: string): void {
    const rows = readAddresses(table, list, today);
    setProblem(rows.length === 0 ? 'There is no address in this table. Paste at least one row.' : null);
    setSeen(rows.length === 0 ? null : rows);
  }

  async function add(): Promise<void> {
    if (busy) return;
    setBusy(true);
    let added = 0;
    try {
      // One after the other: what was added before a failure stays, and is told apart when it is tried again.
      for (const { outcome, request } of seen ?? []) {
        if (outcome !== 'new' || request === null) continue;
        await mutateAsync(request);
        added += 1;
      }
      showToast('Addresses added', `${addressCount(added)} added to your record.`);
      onClose();
    } catch (error) {
      const why = messageFor(error, 'The others could not be added. Please try again.');
      setProblem(added === 0 ? why : `${addressCount(added)} added. ${why}`);
      setSeen(null);
    } finally {
      setBusy(false);
    }
  }

  return (
    <TableImportDialog
      title="Import addresses"
      label="Your addresses"
      hint="Paste a table or the lines of a CSV file: from, to, line 1, line 2, town, postcode, country, role, with whom. A heading is understood but not needed. Dates with the day first, like 13/4/2025, or a month alone, like 4/2025."
      nameOfRow="Address"
      many="addresses"
      counted={addressCount}
      preview={seen === null ? null : previewOf(seen)}
      problem={problem}
      busy={busy}
      onClose={onClose}
      onCheck={look}
      onProblem={setProblem}
      onAdd={() => void add()}
      onBack={() => setSeen(null)}
    />
  );
}

function previewOf(read: readonly ReadAddress[]) {
  const withOutcome = (wanted: ReadAddress['outcome']) =>
    read.filter(({ outcome }) => outcome === wanted).length;
  return {
    rows: read.map(({ typed, ...row }) => ({
      ...row,
      words: typed.filter((cell) => cell.trim() !== '').join(' · '),
    })),
    added: withOutcome('new'),
    alreadyThere: withOutcome('already_there'),
    refused: withOutcome('refused'),
  };
}
