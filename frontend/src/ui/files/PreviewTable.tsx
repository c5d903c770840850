import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Icon } from '../Icon';
import { SimpleTable } from '../SimpleTable';

const outcomes = {
  new: { icon: 'plus', words: 'To add' },
  ends_open: { icon: 'calendar', words: 'Ends the open journey' },
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

/** A row of a table that was looked at. */
export interface PreviewRow {
  /** As a spreadsheet counts: the first row is 1. */
  readonly row: number;
  /** What the row says. */
  readonly words: string;
  readonly outcome: keyof typeof outcomes;
  readonly problems: readonly string[];
  /** A doubt about a row that is added all the same. */
  readonly warning?: string | null;
}

/** What each row becomes, with what is wrong with it beside it. @param what the rows are, as the head of a column */
export function PreviewTable({ what, rows }: { what: string; rows: readonly PreviewRow[] }) {
  return (
    // Scrolls by itself, so it can be reached with the keyboard.
    <Box role="region" aria-label="What each row becomes" tabIndex={0} sx={frame}>
      <SimpleTable
        columns={['Row', what, 'What happens']}
        rowHeaders
        rows={rows.map((row) => [row.row, row.words, <Outcome key="outcome" row={row} />])}
      />
    </Box>
  );
}

function Outcome({ row: { outcome, problems, warning = null } }: { row: PreviewRow }) {
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
      {warning !== null && <p>{warning}</p>}
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </>
  );
}
