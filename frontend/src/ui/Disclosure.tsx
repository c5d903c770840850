import Box from '@mui/material/Box';
import type { ReactNode, SyntheticEvent } from 'react';

/** Of the line that opens it. */
export const disclosure = {
  width: 'fit-content',
  py: '9px',
  color: 'primary.main',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
} as const;

const sx = { '& > summary': disclosure } as const;

interface DisclosureProps {
  summary: string;
  /** Whether it stands open at first. */
  open?: boolean;
  /** Of one that its page opens and closes: what the person did. `open` then says whether it is open now. */
  onTurned?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** More of a matter, opened by those who want it. The browser's own, which its search on the page opens as well. */
export function Disclosure({ summary, open = false, onTurned, children }: DisclosureProps) {
  return (
    <Box
      component="details"
      open={open || undefined}
      sx={sx}
      {...(onTurned !== undefined && {
        onToggle: ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => onTurned(currentTarget.open),
      })}
    >
      <summary>{summary}</summary>
      {children}
    </Box>
  );
}
