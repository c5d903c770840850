import Stack from '@mui/material/Stack';
import { wholeAddress } from '../../record/addresses/addressPart';
import type { Address } from '../../record/addresses/staysOf';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { saveFile } from '../../ui/files/saveFile';
import { addressesCsv } from './addressesCsv';
import { copyText } from './copyText';
import type { HeldAddresses } from './heldAgainst';
import { asInForms } from './sentences';

/** What one can take away: all lines at once, a table and a print. */
export function AddressFiles({ list, held }: { list: readonly Address[]; held: HeldAddresses | null }) {
  const lines = (held?.inPeriod ?? list).map((address) =>
    [asInForms(address.from), asInForms(address.to), wholeAddress(address)].join('\t'),
  );
  const save = () =>
    saveFile(new Blob([addressesCsv(list)], { type: 'text/csv;charset=utf-8' }), 'Settlewise addresses.csv');
  return (
    <Stack className="noPrint" spacing={1.5}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          look="quiet"
          icon="copy"
          onClick={() => void copyText(lines.join('\n'), 'The addresses are copied')}
        >
          Copy all
        </Button>
        <Button look="quiet" icon="download" onClick={save}>
          Save as CSV
        </Button>
        <Button look="quiet" icon="print" onClick={() => window.print()}>
          Print
        </Button>
      </Stack>
      <Note>
        One proof every six to twelve months is plenty. A tenancy or a council tax letter is the strongest. A
        document stands beside an address when its title or description names the postcode.
      </Note>
    </Stack>
  );
}
