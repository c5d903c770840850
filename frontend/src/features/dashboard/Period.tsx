import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Days away in one of the periods that count, under its name. */
export function Period({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack spacing={1.25} sx={{ pb: 0.75 }}>
      <Typography component="h3" variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
