import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ReadingProps {
  id: string;
  /** What to look at again; the date is taken all the same. */
  remark?: string | undefined;
  children: ReactNode;
}

/** Under a date: how it was read, with its day of the week. */
export function Reading({ id, remark, children }: ReadingProps) {
  return (
    <Typography
      id={id}
      role="status"
      variant="body2"
      color="textSecondary"
      sx={{ '&:empty': { display: 'none' } }}
    >
      {children}
      {remark !== undefined && (
        <Typography component="strong" variant="inherit" sx={{ display: 'block', color: 'var(--soon)' }}>
          {remark}
        </Typography>
      )}
    </Typography>
  );
}
