import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** Under the name. */
  readonly note?: string | undefined;
}

const row = {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  py: '9px',
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& > dt': { color: 'text.secondary' },
  '& > dd': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const;

/** Facts with their names, one a line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ name, value, note }) => (
        <Stack key={name} direction="row" sx={row}>
          <dt>
            {name}
            {note !== undefined && (
              <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                {note}
              </Typography>
            )}
          </dt>
          <dd>{value}</dd>
        </Stack>
      ))}
    </dl>
  );
}
