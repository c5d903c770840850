import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A list of cards, as many beside each other as have room. */
export function CardGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
        gap: 2,
      }}
    >
      {children}
    </Box>
  );
}
