import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormSheetResponse } from '@settlewise/contract';
import { differencesBetween } from '@settlewise/rules';
import { useState } from 'react';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { FileField } from '../../../ui/files/FileField';
import { Note } from '../../../ui/Note';
import { Notice } from '../../../ui/Notice';
import { SectionCard } from '../../../ui/SectionCard';
import { readKeptSheet } from './keptSheet';

type Earlier = FormSheetResponse | 'no sheet' | null;

/** What an earlier form said differently. A sheet is kept as a file when its form is sent, and chosen here for the next one. */
export function EarlierSheet({ sheet }: { sheet: FormSheetResponse }) {
  const [earlier, setEarlier] = useState<Earlier>(null);
  return (
    <SectionCard title="Compare with an earlier form" className="noPrint" foldsTo="from a file">
      <Note>
        An answer that is not the one of your last form has to be explained, or is a mistake. Choose the sheet
        that you kept when you sent it. The file stays on your device.
      </Note>
      <FileField
        label="A sheet that you kept"
        accept=".json,application/json"
        onFile={(file) => void readKeptSheet(file).then((read) => setEarlier(read ?? 'no sheet'))}
      />
      <div role="status">{earlier !== null && <Compared earlier={earlier} sheet={sheet} />}</div>
    </SectionCard>
  );
}

function Compared({ earlier, sheet }: { earlier: FormSheetResponse | 'no sheet'; sheet: FormSheetResponse }) {
  if (earlier === 'no sheet')
    return (
      <Notice tone="over" title="This is no sheet of a form">
        <p>Choose a file that “Keep this sheet” made.</p>
      </Notice>
    );
  const differences = differencesBetween(earlier, sheet);
  const which = `${earlier.form} of ${formatLongDate(earlier.on)}, for ${earlier.name}`;
  if (differences.length === 0)
    return (
      <Notice tone="within" title="No answer is another one">
        <p>Compared with {which}.</p>
      </Notice>
    );
  return (
    <Stack spacing={1.5}>
      <p>
        <strong>
          {differences.length === 1 ? '1 answer differs' : `${differences.length} answers differ`} from{' '}
          {which}.
        </strong>
      </p>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {differences.map(({ id, text, before, now }) => (
          <Box component="li" key={id} sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <strong>{text}</strong>
            <Lines name="Then" lines={before} />
            <Lines name="Now" lines={now} />
          </Box>
        ))}
      </Box>
    </Stack>
  );
}

function Lines({ name, lines }: { name: string; lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line}>
      <Typography component="span" variant="body2" color="textSecondary">
        {name}:
      </Typography>{' '}
      {line}
    </p>
  ));
}
