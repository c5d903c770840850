import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Points of a text, each an `li`. */
export function BulletList({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.75, pl: '1.2em', listStyle: 'disc' }}>
      {children}
    </Box>
  );
}
