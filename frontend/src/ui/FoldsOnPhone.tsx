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
  /** Whether it stands open at first on a phone. */
  open?: boolean;
  /** In a wide window in place of what is folded on a phone. */
  inWideWindow?: ReactNode;
  children: ReactNode;
}

/**
 * A part that stands open in a wide window, and is opened by those who want it in a narrow one. In a page that was built
 * beforehand both lie ready, the fold without what is in it, and the style sheet shows one: nothing moves afterwards.
 */
export function FoldsOnPhone(props: FoldsOnPhoneProps) {
  const { summary, width = phoneWidth, open = false, inWideWindow, children } = props;
  const narrow = useIsNarrow(width);
  const shown = inWideWindow ?? children;
  if (narrow === true)
    return (
      <Disclosure summary={summary} open={open}>
        {children}
      </Disclosure>
    );
  if (narrow === false) return shown;
  const isNarrow = `@media screen and (max-width: ${width}px)`;
  return (
    <>
      <Box sx={{ display: 'none', [isNarrow]: { display: 'block' } }}>
        <Disclosure summary={summary}>{null}</Disclosure>
      </Box>
      <Box sx={{ [isNarrow]: { display: 'none' } }}>{shown}</Box>
    </>
  );
}
