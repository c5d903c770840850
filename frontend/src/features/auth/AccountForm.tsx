import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ComponentProps, ReactNode } from 'react';

interface AccountFormProps {
  /** What a screen reader calls it, where the page's title does not say so. */
  label?: string;
  onSubmit: ComponentProps<'form'>['onSubmit'];
  children: ReactNode;
  /** Its button, and the ways to elsewhere beside it. */
  acts: ReactNode;
}

const actsDress = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  pt: 0.5,
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '@media (max-width: 480px)': { '& > button': { width: '100%' } },
} as const;

/** A short form about an account. */
export function AccountForm({ label, onSubmit, children, acts }: AccountFormProps) {
  return (
    <Stack component="form" noValidate aria-label={label} onSubmit={onSubmit} spacing={2.5}>
      {children}
      <Box sx={actsDress}>{acts}</Box>
    </Stack>
  );
}
