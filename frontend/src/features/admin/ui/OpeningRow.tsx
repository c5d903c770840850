import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';
import { twoLinesOnly } from '../../../ui/theme/clamped';

interface OpeningRowProps {
  /** What the row says, in a sentence. */
  sentence: string;
  /** Beside it, in columns; under it in a narrow window. */
  asides: readonly [ReactNode, ReactNode];
  /** However long, the sentence is shown to its end. */
  whole?: boolean;
  /** The details, which open under the row. */
  children: ReactNode;
}

const narrow = '@media (max-width: 768px)';

const lineSx = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) minmax(0, 13rem) max-content',
  alignItems: 'center',
  gap: '0 12px',
  width: '100%',
  minHeight: 44,
  py: 0.5,
  px: 0.5,
  borderRadius: '8px',
  font: 'inherit',
  textAlign: 'left',
  '&:hover': { backgroundColor: 'action.hover' },
  // A long one is whole in its details.
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > .sentence': { fontWeight: 600 },
  // In a wide window the line has room for two, in which nearly every sentence is whole.
  '@media (min-width: 769px)': {
    '& > .sentence': { ...twoLinesOnly, fontSize: '0.9375rem', lineHeight: 1.2, whiteSpace: 'normal' },
  },
  '& > .aside': { color: 'text.secondary', fontSize: '0.9375rem' },
  '& > .aside ~ .aside': { minWidth: '9.5rem' },
  '& > svg': { transition: 'transform 120ms' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  [narrow]: {
    gridTemplateColumns: '20px minmax(0, 1fr) max-content',
    '& > .sentence': { gridColumn: '2 / -1' },
    '& > .aside': { gridRow: 2, gridColumn: 2, fontSize: '0.875rem' },
    '& > .aside ~ .aside': { gridColumn: 3, minWidth: 0 },
  },
} as const;

const wholeSx = {
  ...lineSx,
  '& > .sentence.sentence': {
    display: 'block',
    overflow: 'visible',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  },
} as const;

/** One thing of a list in a line of 44 px, whose details open. */
export function OpeningRow({ sentence, asides, whole = false, children }: OpeningRowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ButtonBase
        aria-expanded={open}
        {...(open && { 'aria-controls': id })}
        sx={whole ? wholeSx : lineSx}
        onClick={() => setOpen(!open)}
      >
        <Icon name="chevronDown" size={18} />
        <span className="sentence">{sentence}</span>
        {asides.map((aside, at) => (
          <span key={at} className="aside">
            {aside}
          </span>
        ))}
      </ButtonBase>
      {open && (
        <Stack
          id={id}
          component="section"
          aria-label={`Details: ${sentence}`}
          spacing={2}
          sx={{ minWidth: 0, p: { xs: '8px 0 20px', sm: '8px 0 20px 36px' } }}
        >
          {children}
        </Stack>
      )}
    </Box>
  );
}
