import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TwoColumnsProps {
  children: ReactNode;
  /** The width that each needs, where the words of a choice are long: narrower than that they stand under each other. */
  least?: string;
}

/** Fields two beside each other, and under each other where there is no room. */
export function TwoColumns({ children, least }: TwoColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns:
          least === undefined
            ? 'repeat(2, minmax(0, 1fr))'
            : `repeat(auto-fit, minmax(min(100%, max(${least}, 50% - 20px)), 1fr))`,
        alignItems: 'start',
        gap: 2.5,
        // Aligns the controls of a row, even if only one label has a hint or wraps.
        '&:not(:has(> :not(.field)))': { '& > .field': { gridRow: 'span 2', gridTemplateRows: 'subgrid' } },
        '@media (max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
      }}
    >
      {children}
    </Box>
  );
}
