import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A thing as a card shows it: the same for its owner and for a lawyer. */
export interface ItemInWords {
  readonly title: string;
  readonly lines: readonly string[];
  /** What a picture calls it. */
  readonly mark?: string;
}

export const Mark = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      minWidth: 24,
      mr: 1,
      borderRadius: '6px',
      background: 'var(--sunk)',
      textAlign: 'center',
      fontSize: '0.875rem',
      lineHeight: '24px',
    }}
  >
    {children}
  </Box>
);

/** A thing of a collection. */
export function ItemCard({ title, lines, mark, acts }: ItemInWords & { acts?: ReactNode }) {
  return (
    <Card
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        gap: 2,
        p: { xs: 2, sm: '20px 24px' },
      }}
    >
      <Stack spacing={0.5} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h5" component="h2">
          {mark !== undefined && <Mark>{mark}</Mark>}
          {title}
        </Typography>
        {lines.map((line) => (
          <Typography key={line} color="textSecondary">
            {line}
          </Typography>
        ))}
      </Stack>
      {acts}
    </Card>
  );
}
