import Box from '@mui/material/Box';
import { oneLineOnly } from '../../../ui/theme/clamped';

interface OneLineProps {
  /** The widest it may be, in characters. */
  most: number;
  children: string;
}

/** A text that may be long, in a list: its beginning, and the whole of it to a pointer that rests on it. */
export function OneLine({ most, children }: OneLineProps) {
  return (
    <Box component="span" title={children} sx={{ 'td &, th &': { ...oneLineOnly, maxWidth: `${most}ch` } }}>
      {children}
    </Box>
  );
}
