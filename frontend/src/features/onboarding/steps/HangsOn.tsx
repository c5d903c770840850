import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Questions that hang on the answer above them. */
export function HangsOn({ children }: { children: ReactNode }) {
  return (
    <Stack spacing={2} sx={{ pl: 2, borderLeft: '3px solid var(--line)' }}>
      {children}
    </Stack>
  );
}
