import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { disclosure } from './Disclosure';
import { phoneWidth } from './theme/tokens';
import { useIsNarrow } from './useNarrow';

interface FoldsOnPhoneProps {
  /** What opens it on a phone. */
  summary: string;
  /** In pixels, the widest window in which it folds. */
  width?: number;
  /** Whether it stands open at first on a phone. */
  open?: boolean;
  /** In a wide window above it: on a phone the summary says it. */
  heading?: ReactNode;
  /** In a wide window in place of all of it, on pages that are drawn in the browser alone. */
  inWideWindow?: ReactNode;
  children: ReactNode;
}

/**
 * A part that stands open in a wide window, and is opened by those who want it in a narrow one. A page that was built
 * beforehand knows no width: the style sheet hides what is not for this one. The page that takes it over draws nothing anew.
 */
export function FoldsOnPhone(props: FoldsOnPhoneProps) {
  const { summary, width = phoneWidth, open = false, heading, inWideWindow, children } = props;
  const narrow = useIsNarrow(width);
  const [turned, setTurned] = useState<boolean | null>(null);
  if (inWideWindow !== undefined && narrow !== true) return inWideWindow;
  const isOpen = narrow !== true || (turned ?? open);
  const isNarrow = `@media screen and (max-width: ${width}px)`;
  return (
    <>
      {heading !== undefined && <Box sx={{ [isNarrow]: { display: 'none' } }}>{heading}</Box>}
      <Box
        component="details"
        open={isOpen}
        data-built={narrow === null || undefined}
        onToggle={({ currentTarget }) => {
          // Not what the window did.
          if (currentTarget.open !== isOpen) setTurned(currentTarget.open);
        }}
        sx={{
          '& > summary': { ...disclosure, display: 'none', [isNarrow]: { display: 'list-item' } },
          [isNarrow]: { '&[data-built] > :not(summary)': { display: 'none' } },
        }}
      >
        <summary>{summary}</summary>
        {children}
      </Box>
    </>
  );
}
