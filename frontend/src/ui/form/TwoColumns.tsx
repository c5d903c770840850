import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields two beside each other, and under each other where there is no room. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'start',
        gap: 2.5,
        '@media (max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
      }}
    >
      {children}
    </Box>
  );
}
