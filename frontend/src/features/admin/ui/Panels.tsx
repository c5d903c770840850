import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Cards beside each other where there is room. */
export function Panels({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))', gap: 2 }}
    >
      {children}
    </Box>
  );
}
