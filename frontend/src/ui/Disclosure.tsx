import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const sx = {
  '& > summary': {
    width: 'fit-content',
    py: '9px',
    color: 'primary.main',
    fontWeight: 600,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
  },
} as const;

interface DisclosureProps {
  summary: string;
  /** Whether it stands open at first. */
  open?: boolean;
  /** What it is one of: opening one closes the others of this name. */
  oneOf?: string | undefined;
  children: ReactNode;
}

/** More of a matter, opened by those who want it. The browser's own, which its search on the page opens as well. */
export function Disclosure({ summary, open = false, oneOf, children }: DisclosureProps) {
  return (
    <Box component="details" name={oneOf} open={open || undefined} sx={sx}>
      <summary>{summary}</summary>
      {children}
    </Box>
  );
}
