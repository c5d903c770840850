import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure';
import { phoneWidth } from './theme/tokens';
import { useIsNarrow } from './useNarrow';

interface FoldsOnPhoneProps {
  /** What opens it on a phone. */
  summary: string;
  /** In pixels, the widest window in which it folds. */
  width?: number;
  /** In a wide window in place of what is folded on a phone. */
  inWideWindow?: ReactNode;
  children: ReactNode;
}

/**
 * A part that stands open in a wide window, and is opened by those who want it in a narrow one. In a page that was built
 * beforehand both lie ready, the fold without what is in it, and the style sheet shows one: nothing moves afterwards.
 */
export function FoldsOnPhone({ summary, width = phoneWidth, inWideWindow, children }: FoldsOnPhoneProps) {
  const narrow = useIsNarrow(width);
  const open = inWideWindow ?? children;
  if (narrow === true) return <Disclosure summary={summary}>{children}</Disclosure>;
  if (narrow === false) return open;
  const isNarrow = `@media screen and (max-width: ${width}px)`;
  return (
    <>
      <Box sx={{ display: 'none', [isNarrow]: { display: 'block' } }}>
        <Disclosure summary={summary}>{null}</Disclosure>
      </Box>
      <Box sx={{ [isNarrow]: { display: 'none' } }}>{open}</Box>
    </>
  );
}
