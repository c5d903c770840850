import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { EntryBox } from '../../../ui/form/EntryBox';

type TripEditorProps = Omit<ComponentProps<typeof EntryBox>, 'children'> & {
  /** The field that takes the focus when somebody opens the line; null where the line opens by itself. */
  startsAt: string | null;
  /** Escape: takes back what was changed, and closes. */
  onCancel: () => void;
  /** The buttons. */
  acts: ReactNode;
  children: ReactNode;
};

/** A trip's line while it is open: its fields, and the ways out. */
export function TripEditor({ startsAt, onCancel, acts, children, ...box }: TripEditorProps) {
  const first = useRef(startsAt);
  useEffect(() => {
    if (first.current !== null) document.getElementById(first.current)?.focus();
  }, []);
  return (
    <Box
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <EntryBox {...box}>
        {children}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          {acts}
        </Stack>
      </EntryBox>
    </Box>
  );
}
