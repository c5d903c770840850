import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { Fact } from '../../ui/FactList';
import { NamedFact } from '../../ui/NamedFact';

interface SideBySideProps {
  /** What the answers are, for screen readers. */
  label: string;
  answers: readonly Fact[];
  /** Why there is more than one. */
  children: ReactNode;
}

const sheet = {
  width: '100%',
  p: { xs: '12px', sm: '14px 16px' },
  border: '1px solid transparent',
  borderRadius: '10px',
  bgcolor: 'var(--actionSoft)',
  '@media (forced-colors: active)': { borderColor: 'CanvasText' },
  '@media print': { borderColor: 'var(--line)', background: 'none' },
} as const;

/** Answers that differ, beside each other with equal weight. */
export function SideBySide({ label, answers, children }: SideBySideProps) {
  return (
    <Stack component="section" aria-label={label} spacing={{ xs: 0.75, sm: 1.25 }} sx={sheet}>
      {answers.length > 0 && (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gap: { xs: '8px 12px', sm: '8px 24px' },
          }}
        >
          {answers.map(({ name, value, note }) => (
            <NamedFact key={name} name={name} note={note}>
              {value}
            </NamedFact>
          ))}
        </Box>
      )}
      {children}
    </Stack>
  );
}
