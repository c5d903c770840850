import Box from '@mui/material/Box';
import { oneLineOnly, twoLinesOnly } from '../../../ui/theme/clamped';

interface OneLineProps {
  /** The widest it may be, in characters. */
  most: number;
  /** The row has room for two. */
  lines?: 1 | 2;
  children: string;
}

/** A text that may be long, in a list: its beginning, and the whole of it to a pointer that rests on it. */
export function OneLine({ most, lines = 1, children }: OneLineProps) {
  return (
    <Box
      component="span"
      title={children}
      sx={{
        'td &, th &': { ...(lines === 2 ? twoLinesOnly : oneLineOnly), maxWidth: `${most}ch` },
      }}
    >
      {children}
    </Box>
  );
}
