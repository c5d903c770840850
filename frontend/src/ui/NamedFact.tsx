import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface NamedFactProps {
  name: string;
  children: ReactNode;
  /** Under it, in small. */
  note?: string | undefined;
}

/** One fact of a `dl`: its name small above it. */
export function NamedFact({ name, children, note }: NamedFactProps) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ fontWeight: 600 }}>
        {children}
        {note !== undefined && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {note}
          </Typography>
        )}
      </Typography>
    </div>
  );
}
