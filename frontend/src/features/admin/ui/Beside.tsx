import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Under what a cell says, smaller: what is to be known besides. */
export function Beside({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="span"
      variant="caption"
      color="textSecondary"
      sx={{ display: 'block', fontWeight: 400, overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}

/** A paragraph that explains what stands beside it. */
export function Note({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      {...(role !== undefined && { role })}
      sx={{ maxWidth: 'none', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}

/** Words that stay on one line: an address, a state with its shape. */
export function Together({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-block', whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
