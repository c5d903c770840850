import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { wholeAddress } from '../../record/addresses/addressPart';
import type { Address } from '../../record/addresses/staysOf';
import { Button } from '../../ui/Button';
import { saveCsv } from '../../ui/files/csv';
import { FoldsOnPhone } from '../../ui/FoldsOnPhone';
import { addressesCsv } from './addressesCsv';
import { copyForForm } from './copyForForm';
import type { FormCheck } from './checkForForm';
import { gapStatement } from './gapStatement';
import type { ProvenAddress } from './proofs';
import { asInForms } from './sentences';

/** Few people import, and those do it once. */
const AddressImportDialog = lazy(async () => ({
  default: (await import('./import/AddressImportDialog')).AddressImportDialog,
}));

interface AddressFilesProps {
  list: readonly Address[];
  /** Null while the day of the application is no date. */
  check: FormCheck | null;
  proven: readonly ProvenAddress[];
}

/** What one can take away and bring: all lines at once, a table and a print. */
export function AddressFiles({ list, check, proven }: AddressFilesProps) {
  const [importing, setImporting] = useState(false);
  const lines = (check?.inPeriod ?? list).map((address) =>
    [asInForms(address.from), asInForms(address.to), wholeAddress(address)].join('\t'),
  );
  const statement = check === null ? null : gapStatement(check);
  const save = () => saveCsv(addressesCsv(list, proven), 'Settlewise addresses.csv');
  const acts = (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <Button look="quiet" icon="plus" onClick={() => setImporting(true)}>
        Import
      </Button>
      {list.length > 0 && (
        <>
          <Button
            look="quiet"
            icon="copy"
            onClick={() => void copyForForm(lines.join('\n'), 'The addresses are copied')}
          >
            Copy all
          </Button>
          {statement !== null && (
            <Button
              look="quiet"
              icon="copy"
              onClick={() => void copyForForm(statement, 'The statement about the gaps is copied')}
            >
              Copy a statement about the gaps
            </Button>
          )}
          <Button look="quiet" icon="download" onClick={save}>
            Save as CSV
          </Button>
          <Button look="quiet" icon="print" onClick={() => window.print()}>
            Print
          </Button>
        </>
      )}
    </Stack>
  );
  return (
    <Stack className="noPrint" spacing={1.5}>
      {list.length === 0 ? (
        acts
      ) : (
        <FoldsOnPhone summary="Import, copy, save or print" inWideWindow={acts}>
          {acts}
        </FoldsOnPhone>
      )}
      {importing && (
        <Suspense>
          <AddressImportDialog list={list} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
