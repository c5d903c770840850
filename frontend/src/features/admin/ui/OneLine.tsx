import Box from '@mui/material/Box';

interface OneLineProps {
  /** The widest it may be, in characters. */
  most: number;
  /** The row has room for two. */
  lines?: 1 | 2;
  children: string;
}

const ofTwo = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
} as const;
const ofOne = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** A text that may be long, in a list: its beginning, and the whole of it to a pointer that rests on it. */
export function OneLine({ most, lines = 1, children }: OneLineProps) {
  return (
    <Box
      component="span"
      title={children}
      sx={{
        'td &, th &': { ...(lines === 2 ? ofTwo : ofOne), maxWidth: `${most}ch` },
      }}
    >
      {children}
    </Box>
  );
}
