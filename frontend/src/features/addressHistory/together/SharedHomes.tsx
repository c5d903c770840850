import Box from '@mui/material/Box';
import { wholeAddress } from '../../../record/addresses/addressPart';
import { Button } from '../../../ui/Button';
import { SimpleTable } from '../../../ui/SimpleTable';
import { copyForForm } from '../copyForForm';
import { asInForms } from '../sentences';
import type { SharedHome } from './compareHomes';

const onOneLine = (date: string) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {date}
  </Box>
);

/** The homes that both shared, as a form takes them: the newest first, each with the dates of the whole time. */
export function SharedHomes({ homes }: { homes: readonly SharedHome[] }) {
  const rows = homes.map(({ own, from, to }) => [wholeAddress(own), asInForms(from), asInForms(to)]);
  const lines = rows.map(([address, from, to]) => [from, to, address].join('\t')).join('\n');
  return (
    <>
      <SimpleTable
        caption="Where you lived together"
        columns={['Where you lived together', 'From', 'To']}
        rows={rows.map(([address, ...dates]) => [address, ...dates.map(onOneLine)])}
      />
      <Box className="noPrint">
        <Button look="quiet" icon="copy" onClick={() => void copyForForm(lines, 'The addresses are copied')}>
          Copy where you lived together
        </Button>
      </Box>
    </>
  );
}
