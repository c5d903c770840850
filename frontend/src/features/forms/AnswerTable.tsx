import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Note } from '../../ui/Note';
import { CopyAnswer } from './CopyAnswer';
import type { Copying } from './copying';
import type { SheetQuestion } from './sheetCounts';

type Table = NonNullable<NonNullable<SheetQuestion['answer']>['table']>;

interface AnswerTableProps {
  table: Table;
  /** Of the question. */
  id: string;
  /** Null where it is only shown. */
  copying: Copying | null;
}

/** An answer that is a list: each line with its columns named, in the form's order, to be copied by itself. */
export function AnswerTable({ table: { columns, lines }, id, copying }: AnswerTableProps) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', alignSelf: 'stretch' }}>
      {lines.map((line, index) => {
        const key = `${id}/${line.id}`;
        return (
          <Stack
            component="li"
            key={line.id}
            direction="row"
            spacing={2}
            sx={{ py: 1, justifyContent: 'space-between', '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Box component="dl" sx={cells}>
                {columns.map((column, at) =>
                  (line.cells[at] ?? '') === '' ? null : (
                    <div key={column}>
                      <dt>{column}</dt> <dd>{line.cells[at]}</dd>
                    </div>
                  ),
                )}
              </Box>
              {line.note !== null && <Note>{line.note}</Note>}
            </Box>
            {copying !== null && (
              <CopyAnswer
                name={`line ${index + 1}, ${line.cells[0] ?? ''}`}
                text={line.cells.join('\t')}
                isCopied={copying.copied.has(key)}
                onCopied={() => copying.onCopied(key)}
              />
            )}
          </Stack>
        );
      })}
    </Box>
  );
}

const cells = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  fontVariantNumeric: 'tabular-nums',
  '& dt, & dd': { display: 'inline', m: 0 },
  '& dt': { color: 'text.secondary', fontSize: '0.9375rem' },
  '& dd': { fontWeight: 600, overflowWrap: 'anywhere' },
} as const;
