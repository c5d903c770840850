import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CardRowProps {
  halves?: boolean;
  children: ReactNode;
}

/** Cards beside each other where there is room: two of the same width, or as many as fit. */
export function CardRow({ halves = false, children }: CardRowProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.25,
        // A card is as high as what it says.
        alignItems: 'start',
        gridTemplateColumns: halves
          ? 'minmax(0, 1fr) minmax(0, 1fr)'
          : 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
        ...(halves && { '@media screen and (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' } }),
      }}
    >
      {children}
    </Box>
  );
}
