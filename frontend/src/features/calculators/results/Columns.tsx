import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ColumnsProps {
  /** How the width is shared, for example `4fr 3fr`. */
  shares: string;
  /** One of them is not printed, and leaves its width to the other. */
  oneOnPaper?: boolean;
  children: ReactNode;
}

const wide = '@media screen and (min-width: 1001px)';

const sx = {
  display: 'grid',
  gap: 2,
  '@media screen and (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [wide]: {
    '& > [data-long]': { gridRow: '1 / span 3', gridColumn: 1 },
    '& > * + [data-long]': { gridColumn: 2 },
  },
  '&:has(> [data-long])': {
    [wide]: { gridTemplateRows: 'auto auto 1fr', alignItems: 'start' },
    // What is longer than a page cannot stand beside another part.
    '@media print': { display: 'block', '& > * + *': { mt: '8pt' } },
  },
} as const;

/** Parts of a result beside each other, and under each other where there is no room; a long `Sheet` has a column of its own. */
export function Columns({ shares, oneOnPaper = false, children }: ColumnsProps) {
  return (
    <Box
      sx={{
        gridTemplateColumns: shares.replaceAll(/\S+/g, 'minmax(0, $&)'),
        ...sx,
        ...(oneOnPaper && { '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' } }),
      }}
    >
      {children}
    </Box>
  );
}
