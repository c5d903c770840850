import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { phoneWidth } from '../theme/tokens';

const sx = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  pt: 1,
  // The way on stands apart from the ways back.
  '& > :last-child:not(:first-child)': { ml: 'auto' },
  // `global.css` leaves room for it at the end of the page.
  [`@media screen and (max-width: ${phoneWidth}px)`]: {
    position: 'fixed',
    zIndex: 30,
    inset: 'auto 0 0',
    flexWrap: 'nowrap',
    p: '10px 20px calc(10px + env(safe-area-inset-bottom))',
    borderTop: '1px solid var(--line)',
    bgcolor: 'background.paper',
    boxShadow: '0 -4px 16px rgba(0, 0, 0, 0.08)',
    '&& > *': { flex: '0 1 auto', px: 1.75 },
    '&& > :last-child': { flex: '1 1 auto' },
  },
  '@media print': { display: 'none' },
} as const;

/**
 * The buttons of a form in steps, the way back first and the way on last: a row at the end of the form, and on a phone
 * a bar fixed to the bottom of the window.
 */
export function WizardBar({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" data-bar-of-form sx={sx}>
      {children}
    </Stack>
  );
}
