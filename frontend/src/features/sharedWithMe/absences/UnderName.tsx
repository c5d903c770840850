import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A line under what a row or a column is called. */
export function UnderName({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="span"
      variant="body2"
      color="textSecondary"
      sx={{ display: 'block', flexBasis: '100%', fontWeight: 400 }}
    >
      {children}
    </Typography>
  );
}
