import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What supports the words above it: smaller, and not as dark. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}
