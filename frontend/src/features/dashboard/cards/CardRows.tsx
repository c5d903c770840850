import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface CardRow {
  readonly key: string;
  readonly name: string;
  /** Small, under the name. */
  readonly facts: ReactNode;
  /** At the end of the row. */
  readonly end: ReactNode;
}

interface CardRowsProps {
  rows: readonly CardRow[];
  /** What is said where there is none. */
  empty: string;
}

/** A few things at a glance, one a row. */
export function CardRows({ rows, empty }: CardRowsProps) {
  if (rows.length === 0) return <Typography color="textSecondary">{empty}</Typography>;
  return (
    <ul>
      {rows.map(({ key, name, facts, end }) => (
        <Stack
          key={key}
          component="li"
          direction="row"
          spacing={2}
          sx={{
            alignItems: 'center',
            justifyContent: 'space-between',
            py: 1.5,
            '&:first-of-type': { pt: 0 },
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Stack spacing={0.5} sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Stack
              component="p"
              direction="row"
              sx={{
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: '4px 12px',
                color: 'text.secondary',
                typography: 'body2',
              }}
            >
              {facts}
            </Stack>
          </Stack>
          {end !== false && <Box sx={{ flex: 'none' }}>{end}</Box>}
        </Stack>
      ))}
    </ul>
  );
}
