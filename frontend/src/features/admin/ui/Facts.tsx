import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FactsProps {
  /** Pairs of a name and what stands for it; those of `null` are left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

const fact = {
  display: 'grid',
  gridTemplateColumns: 'min(200px, 50%) minmax(0, 1fr)',
  gap: '2px 12px',
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:first-of-type': { pt: 0 },
  '&:last-of-type': { pb: 0 },
  '& dt': { color: 'text.secondary' },
  '& dd': { minWidth: 0, overflowWrap: 'anywhere' },
  '& time': { whiteSpace: 'normal' },
  '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& dt': { fontSize: '0.9375rem' } },
} as const;

/** What is known about one thing, a line a fact. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl>
      {facts
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <Box key={label} sx={fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
    </dl>
  );
}
