import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ImportedRow } from '@settlewise/contract';
import { formatDate } from '../../../ui/dates/formatDate';
import { Icon } from '../../../ui/Icon';
import { SimpleTable } from '../../../ui/SimpleTable';
import { reasonLabel } from '../labels';

const outcomes = {
  new: { icon: 'plus', words: 'To add' },
  already_there: { icon: 'check', words: 'In your record already' },
  refused: { icon: 'alert', words: 'Left out' },
} as const;

const frame = {
  maxHeight: '45vh',
  px: 1.5,
  overflow: 'auto',
  border: '1px solid var(--line)',
  borderRadius: '10px',
  '&& th': { overflowWrap: 'normal' },
  '&& td:last-child': { minWidth: '9rem' },
} as const;

/** What each row becomes, with what is wrong with it beside it. */
export function PreviewTable({ rows }: { rows: readonly ImportedRow[] }) {
  return (
    // Scrolls by itself, so it can be reached with the keyboard.
    <Box role="region" aria-label="What each row becomes" tabIndex={0} sx={frame}>
      <SimpleTable
        columns={['Row', 'Journey', 'What happens']}
        rowHeaders
        rows={rows.map((row) => [row.row, wordsOf(row), <Outcome key="outcome" row={row} />])}
      />
    </Box>
  );
}

function Outcome({ row: { outcome, problems } }: { row: ImportedRow }) {
  const { icon, words } = outcomes[outcome];
  return (
    <>
      <Stack
        component="span"
        direction="row"
        spacing={0.75}
        sx={{ display: 'inline-flex', alignItems: 'center', fontWeight: 600 }}
      >
        <Icon name={icon} size={18} />
        {words}
      </Stack>
      {problems.map(({ field, message }) => (
        <p key={field ?? 'row'}>{message}</p>
      ))}
    </>
  );
}

const wordsOf = (row: ImportedRow): string =>
  row.outcome === 'refused' ? row.typed.filter((cell) => cell.trim() !== '').join(' · ') : journeyWords(row);

function journeyWords({ journey }: ImportedRow): string {
  const { departureDate, returnDate, destination, reason } = journey;
  const dates = [departureDate, returnDate]
    .map((date) => (date === null ? '' : formatDate(date)))
    .join(' – ');
  return [dates, destination, reason === null ? null : reasonLabel(reason)]
    .filter((words) => words !== null && words !== '')
    .join(', ');
}
