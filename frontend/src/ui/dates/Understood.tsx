import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Under a date: how it was understood, with its day of the week. */
export function Understood({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Typography
      {...(id !== undefined && { id })}
      role="status"
      variant="body2"
      color="textSecondary"
      sx={{ '&:empty': { display: 'none' } }}
    >
      {children}
    </Typography>
  );
}
