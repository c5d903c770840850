import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { IconButton } from '../Button';

interface OpensDetailsProps {
  /** What the row is called, within a sentence. */
  name: string;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** The cell that names a row, with the button that opens its details. */
export function OpensDetails({ name, open, onToggle, children }: OpensDetailsProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <div>{children}</div>
      <IconButton
        icon="chevronDown"
        label={`Details: ${name}`}
        aria-expanded={open}
        sx={{ ...opener, '& svg': { transform: open ? 'rotate(180deg)' : 'none' } }}
        onClick={onToggle}
      />
    </Stack>
  );
}

const opener = {
  flex: 'none',
  // Read after the name, and drawn before it.
  order: -1,
  width: 36,
  height: 36,
  ml: -1,
  '@media (pointer: coarse)': { width: 44, height: 44 },
} as const;
